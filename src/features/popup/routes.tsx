import { Hono } from 'hono';
import type { App } from '../../env';
import { renderFragment } from '../../views/layout/render-fragment';
import { PopupDialog } from './popup-dialog';

/** The configured popup, which client/popup opens; there is none while it is not published. */
export const popupRoutes = new Hono<App>().get('/fragments/popup/', (c) => {
  const { ctx } = c.var;
  return ctx.snapshot.site.configuration.popup.isPublished === 'yes'
    ? renderFragment(c, <PopupDialog ctx={ctx} />)
    : c.notFound();
});
