import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { answerAway, renderErrorPage, renderNotFoundPage } from './app-error-pages';
import { hideAddressesForOneReader, rejectOtherMethods, setRequestContext } from './app-middleware';
import type { App } from './env';
import { menuPageRenderer } from './features/configured/menu-page-renderer';
import { outboxRoutes } from './features/mail-viewer/routes';
import { guardAccountPaths } from './platform/accounts/account-middleware';
import { mapFrameHeaders, securityHeaders } from './platform/security-headers';
import { rejectForeignRequests } from './reject-foreign-requests';
import { ROUTERS, ROUTERS_IN_ORDER } from './routers';
import { pageRenderer } from './views/layout/page-renderer';

/**
 * Creates the application: its middleware, in the order in which it runs, and the routes of every
 * feature (routers.ts). Hono matches original paths only: the worker has resolved the visitor's path already.
 */
export function createApp() {
  const app = new Hono<App>({
    getPath: (_request, options) => (options as { env: App['Bindings'] }).env.route.original,
  });

  // Before the headers: mails need style attributes, which the site's policy forbids.
  app.route('/', outboxRoutes);
  app.use(requestId());
  // Registered first: outer middleware writes headers last.
  app.use('/map-frame/', mapFrameHeaders);
  app.use(securityHeaders);
  app.use(rejectOtherMethods);
  app.use(guardAccountPaths);
  app.use(hideAddressesForOneReader);
  app.use(setRequestContext);
  app.use(pageRenderer);
  app.use(menuPageRenderer);
  app.use(answerAway);
  app.use(rejectForeignRequests);

  for (const router of [...ROUTERS, ...ROUTERS_IN_ORDER]) app.route('/', router);

  app.notFound(renderNotFoundPage);
  app.onError(renderErrorPage);

  return app;
}
