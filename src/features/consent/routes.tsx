import { Hono } from 'hono';
import type { App } from '../../env';
import { renderFragment } from '../../views/layout/render-fragment';
import { ConsentDialog } from './consent-dialog';

/** The dialog about cookies, which client/consent opens. */
export const consentRoutes = new Hono<App>().get('/fragments/consent/', (c) =>
  renderFragment(c, <ConsentDialog ctx={c.var.ctx} />),
);
