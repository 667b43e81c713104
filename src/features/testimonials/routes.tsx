import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { TextParameter } from '../../platform/request-parameters';
import { getTestimonialPictureKey } from './testimonials-store';

/**
 * The pictures of approved testimonials (decision 27): no other has one under this key. They are kept
 * for a day and no more, since staff may take one back.
 */
export const testimonialRoutes = new Hono<App>();

const PictureQuery = v.object({ id: v.pipe(TextParameter, v.regex(/^[\da-f-]{36}$/)) });

const validateQuery = vValidator('query', PictureQuery, ({ success }, c) =>
  success ? undefined : c.notFound(),
);

testimonialRoutes.get('/testimonial-picture/', validateQuery, async (c) => {
  const picture = await c.env.FILES.get(getTestimonialPictureKey(c.req.valid('query').id));
  if (!picture) return c.notFound();
  c.header('Content-Type', picture.httpMetadata?.contentType ?? 'application/octet-stream');
  c.header('Content-Length', String(picture.size));
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(picture.body as ReadableStream);
});
