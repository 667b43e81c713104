import type { Context } from 'hono';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { ConsentDialog } from '../../views/fragments/consent-dialog';
import { FormDialog } from '../../views/fragments/form-dialog';
import { GalleryDialog } from '../../views/fragments/gallery-dialog';
import { PopupDialog } from '../../views/fragments/popup-dialog';

/**
 * Markup that pages fetch when they need it, so that the first response stays small. The
 * browser parses it as a document (client/fetch-fragment), which needs no Trusted Types policy.
 */
export const fragmentRoutes = new Hono<App>();

fragmentRoutes.get('/fragments/consent/', (c) =>
  renderFragment(c, <ConsentDialog ctx={c.var.ctx} />),
);

fragmentRoutes.get('/fragments/popup/', (c) => renderFragment(c, <PopupDialog ctx={c.var.ctx} />));

fragmentRoutes.get('/fragments/gallery/', (c) =>
  renderFragment(c, <GalleryDialog t={c.var.ctx.t} />),
);

fragmentRoutes.get('/fragments/form/', (c) => renderFragment(c, <FormDialog t={c.var.ctx.t} />));

function renderFragment(c: Context<App>, view: ReactNode) {
  c.header('X-Robots-Tag', 'noindex');
  return c.html(renderToStaticMarkup(view));
}
