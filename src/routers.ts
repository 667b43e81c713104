import type { Hono } from 'hono';
import type { App } from './env';
import { analyticsRoutes } from './features/analytics/routes';
import { articleRoutes } from './features/articles/routes';
import { configuredRoutes } from './features/configured/routes';
import { consentRoutes } from './features/consent/routes';
import { costRoutes } from './features/costs/routes';
import { deskRoutes } from './features/desk/routes';
import { documentRoutes } from './features/documents/routes';
import { compareRoutes } from './features/favourites/compare-routes';
import { favouritesRoutes } from './features/favourites/favourites-routes';
import { packRoutes } from './features/favourites/pack-routes';
import { formRoutes } from './features/forms/routes';
import { thanksRoutes } from './features/forms/thanks/routes';
import { galleryRoutes } from './features/gallery/routes';
import { testimonialRoutes } from './features/guestbook/routes';
import { listingFeedRoutes } from './features/listing/feed-routes';
import { listingRoutes } from './features/listing/routes';
import { mapRoutes } from './features/map/routes';
import { newsletterRoutes } from './features/newsletter/routes';
import { openDayRoutes } from './features/open-days/routes';
import { ownerPortalRoutes } from './features/owner-portal/routes';
import { popupRoutes } from './features/popup/routes';
import { projectRoutes } from './features/project/routes';
import { qrCodeRoutes } from './features/property/brochure/qr-code-routes';
import { propertyRoutes } from './features/property/routes';
import { unsubscribeRoutes } from './features/saved-searches/alerts/unsubscribe-routes';
import { confirmRoutes } from './features/saved-searches/confirm-routes';
import { keepRoutes } from './features/saved-searches/ending/keep-routes';
import { savedSearchFeedRoutes } from './features/saved-searches/feed-routes';
import { ownDataRoutes } from './features/saved-searches/own-data-routes';
import { matchesRoutes } from './features/saved-searches/routes';
import { savedSearchRoutes } from './features/saved-searches/saved-search-routes';
import { savedSearchesRoutes } from './features/saved-searches/saved-searches-routes';
import { searchFeedRoutes } from './features/search/feed-routes';
import { searchRoutes } from './features/search/routes';
import { passwordRoutes } from './features/sign-in/password-routes';
import { secondFactorRoutes } from './features/sign-in/second-factor-routes';
import { securityRoutes } from './features/sign-in/security-routes';
import { signInRoutes } from './features/sign-in/sign-in-routes';
import { discoveryRoutes } from './features/sitemap/discovery-routes';
import { iconRoutes } from './features/sitemap/icon-routes';
import { sitemapRoutes } from './features/sitemap/routes';
import { soldRoutes } from './features/sold/routes';
import { townRoutes } from './features/town/routes';
import { visitRoutes } from './features/visits/routes';

/**
 * The routes of every feature whose paths no other answers. Their order says nothing: test/routes.test.ts
 * finds a path that two of them would answer.
 */
export const ROUTERS: readonly Hono<App>[] = [
  unsubscribeRoutes,
  analyticsRoutes,
  visitRoutes,
  consentRoutes,
  costRoutes,
  confirmRoutes,
  keepRoutes,
  savedSearchesRoutes,
  ownDataRoutes,
  matchesRoutes,
  savedSearchRoutes,
  deskRoutes,
  documentRoutes,
  compareRoutes,
  favouritesRoutes,
  packRoutes,
  thanksRoutes,
  galleryRoutes,
  listingRoutes,
  mapRoutes,
  newsletterRoutes,
  ownerPortalRoutes,
  popupRoutes,
  projectRoutes,
  propertyRoutes,
  qrCodeRoutes,
  searchRoutes,
  passwordRoutes,
  secondFactorRoutes,
  securityRoutes,
  signInRoutes,
  sitemapRoutes,
  soldRoutes,
  openDayRoutes,
  townRoutes,
  iconRoutes,
  discoveryRoutes,
  testimonialRoutes,
];

/**
 * Routes that share paths, in the order in which they are asked: each passes on what it does not know. Three
 * share `/feed/`, which serves feeds of words, of saved searches and, with other parameters, of lists. The last
 * three are asked for every path that is left: whether it is a form's, an article's or a configured page's.
 */
export const ROUTERS_IN_ORDER: readonly Hono<App>[] = [
  searchFeedRoutes,
  savedSearchFeedRoutes,
  listingFeedRoutes,
  formRoutes,
  articleRoutes,
  configuredRoutes,
];
