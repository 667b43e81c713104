import { Hono } from 'hono';
import type { App } from '../../env';
import { renderFragment } from '../../views/layout/render-fragment';
import { PopupDialog } from './popup-dialog';

/** The configured popup, which client/popup opens. */
export const popupRoutes = new Hono<App>().get('/fragments/popup/', (c) =>
  renderFragment(c, <PopupDialog ctx={c.var.ctx} />),
);
