import { Hono } from 'hono';
import { isPopupShown } from '../../domain/site/shown-days';
import type { App } from '../../env';
import { renderFragment } from '../../views/layout/render-fragment';
import { PopupDialog } from './popup-dialog';

/** The configured popup, which client/popup opens; there is none while it is not published. */
export const popupRoutes = new Hono<App>().get('/fragments/popup/', (c) => {
  const { ctx } = c.var;
  return isPopupShown(ctx.snapshot.site.configuration.popup, Date.now())
    ? renderFragment(c, <PopupDialog ctx={ctx} />)
    : c.notFound();
});
