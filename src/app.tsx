import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { renderErrorPage, renderNotFoundPage } from './app-error-pages';
import { rejectOtherMethods, setRequestContext } from './app-middleware';
import type { App } from './env';
import { unsubscribeRoutes } from './features/alerts/unsubscribe-routes';
import { analyticsRoutes } from './features/analytics/routes';
import { appointmentRoutes } from './features/appointments/routes';
import { articleRoutes } from './features/articles/routes';
import { configuredRoutes } from './features/configured/routes';
import { consentRoutes } from './features/consent/routes';
import { costRoutes } from './features/costs/routes';
import { confirmRoutes } from './features/demand/confirm-routes';
import { demandFeedRoutes } from './features/demand/feed-routes';
import { mySearchesRoutes } from './features/demand/my-searches-routes';
import { ownDataRoutes } from './features/demand/own-data-routes';
import { demandRoutes } from './features/demand/routes';
import { savedSearchRoutes } from './features/demand/saved-search-routes';
import { deskRoutes } from './features/desk/routes';
import { documentRoutes } from './features/documents/routes';
import { compareRoutes } from './features/favourites/compare-routes';
import { favouritesRoutes } from './features/favourites/favourites-routes';
import { formRoutes } from './features/forms/routes';
import { thanksRoutes } from './features/forms/thanks/routes';
import { galleryRoutes } from './features/gallery/routes';
import { listingFeedRoutes } from './features/listing/feed-routes';
import { listingRoutes } from './features/listing/routes';
import { outboxRoutes } from './features/mail-viewer/routes';
import { mapRoutes } from './features/map/routes';
import { newsletterRoutes } from './features/newsletter/routes';
import { ownerPortalRoutes } from './features/owner-portal/routes';
import { popupRoutes } from './features/popup/routes';
import { projectRoutes } from './features/project/routes';
import { propertyRoutes } from './features/property/routes';
import { searchFeedRoutes } from './features/search/feed-routes';
import { searchRoutes } from './features/search/routes';
import { passwordRoutes } from './features/sign-in/password-routes';
import { secondFactorRoutes } from './features/sign-in/second-factor-routes';
import { securityRoutes } from './features/sign-in/security-routes';
import { signInRoutes } from './features/sign-in/sign-in-routes';
import { sitemapRoutes } from './features/sitemap/routes';
import { testimonialRoutes } from './features/testimonials/routes';
import { guardAccountPaths } from './platform/accounts/account-middleware';
import { mapFrameHeaders, securityHeaders } from './platform/security-headers';
import { rejectForeignRequests } from './reject-foreign-requests';
import { pageRenderer } from './views/layout/page-renderer';

/**
 * Creates the application: its middleware and the routes of every feature, in the order in which they
 * are tried. Hono matches original paths only: the worker has resolved the visitor's path already.
 */
export function createApp() {
  const app = new Hono<App>({
    getPath: (_request, options) => (options as { env: App['Bindings'] }).env.route.original,
  });

  app.route('/', outboxRoutes);
  app.use(requestId());
  // Registered first: outer middleware writes headers last.
  app.use('/map-frame/', mapFrameHeaders);
  app.use(securityHeaders);
  app.use(rejectOtherMethods);
  app.use(guardAccountPaths);
  app.use(setRequestContext);
  app.use(pageRenderer);
  app.use(rejectForeignRequests);

  app.route('/', sitemapRoutes);
  app.route('/', analyticsRoutes);
  app.route('/', listingRoutes);
  app.route('/', consentRoutes);
  app.route('/', popupRoutes);
  app.route('/', galleryRoutes);
  app.route('/', propertyRoutes);
  app.route('/', costRoutes);
  app.route('/', projectRoutes);
  app.route('/', searchRoutes);
  app.route('/', searchFeedRoutes);
  app.route('/', demandFeedRoutes);
  app.route('/', listingFeedRoutes);
  app.route('/', mapRoutes);
  app.route('/', favouritesRoutes);
  app.route('/', compareRoutes);
  app.route('/', appointmentRoutes);
  app.route('/', demandRoutes);
  app.route('/', confirmRoutes);
  app.route('/', documentRoutes);
  app.route('/', testimonialRoutes);
  app.route('/', thanksRoutes);
  app.route('/', signInRoutes);
  app.route('/', passwordRoutes);
  app.route('/', secondFactorRoutes);
  app.route('/', securityRoutes);
  app.route('/', ownerPortalRoutes);
  app.route('/', mySearchesRoutes);
  app.route('/', savedSearchRoutes);
  app.route('/', ownDataRoutes);
  app.route('/', deskRoutes);
  app.route('/', unsubscribeRoutes);
  app.route('/', newsletterRoutes);
  app.route('/', formRoutes);
  app.route('/', articleRoutes);
  app.route('/', configuredRoutes);

  app.notFound(renderNotFoundPage);
  app.onError(renderErrorPage);

  return app;
}
