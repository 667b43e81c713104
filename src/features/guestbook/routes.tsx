import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toSeconds } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import { TextParameter } from '../../platform/request-parameters';
import { share } from '../../platform/sharing/share';
import { openTestimonialPicture } from './testimonial-pictures-store';

/** Caches keep a picture for a day at most, since staff may reject its testimonial. */
const PICTURE_MAX_AGE_S = toSeconds(PERIODS.testimonialPicture);

/** Serves the pictures of approved testimonials (decision 27). */
export const testimonialRoutes = new Hono<App>();

const PictureQuery = v.object({ id: v.pipe(TextParameter, v.regex(/^[\da-f-]{36}$/)) });

const validateQuery = vValidator('query', PictureQuery, ({ success }, c) =>
  success ? undefined : c.notFound(),
);

testimonialRoutes.get('/testimonial-picture/', validateQuery, async (c) => {
  const picture = await openTestimonialPicture(c.env.FILES, c.req.valid('query').id);
  if (!picture) return c.notFound();
  c.header('Content-Type', picture.httpMetadata?.contentType ?? 'application/octet-stream');
  c.header('Content-Length', String(picture.size));
  share(c, {
    sharing: PICTURE_MAX_AGE_S,
    params: ['id'],
    cacheControl: `public, max-age=${PICTURE_MAX_AGE_S}`,
  });
  return c.body(picture.body as ReadableStream);
});
