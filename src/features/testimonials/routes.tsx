import { Hono } from 'hono';
import type { App } from '../../env';
import { getTestimonialPictureKey } from './testimonials-store';

/**
 * The pictures of approved testimonials (decision 27): no other has one under this key. They are kept
 * for a day and no more, since staff may take one back.
 */
export const testimonialRoutes = new Hono<App>();

testimonialRoutes.get('/testimonial-picture/', async (c) => {
  const id = c.req.query('id') ?? '';
  const picture =
    /^[\da-f-]{36}$/.test(id) && (await c.env.FILES.get(getTestimonialPictureKey(id)));
  if (!picture) return c.notFound();
  c.header('Content-Type', picture.httpMetadata?.contentType ?? 'application/octet-stream');
  c.header('Content-Length', String(picture.size));
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(picture.body as ReadableStream);
});
