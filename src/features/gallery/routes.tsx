import { Hono } from 'hono';
import type { App } from '../../env';
import { renderFragment } from '../../views/layout/render-fragment';
import { GalleryDialog } from './gallery-dialog';

/** The frame of the full-screen gallery, which client/gallery fills. */
export const galleryRoutes = new Hono<App>().get('/fragments/gallery/', (c) =>
  renderFragment(c, <GalleryDialog t={c.var.ctx.t} />),
);
