import type { Context } from 'hono';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { ResolvedRoute } from './domain/routing/resolve-route';
import type { App } from './env';
import { analyticsRoutes } from './features/analytics/routes';
import { appointmentRoutes } from './features/appointments/routes';
import { articleRoutes } from './features/articles/routes';
import { configuredRoutes } from './features/configured/routes';
import { documentRoutes } from './features/documents/routes';
import { compareRoutes } from './features/favourites/compare-routes';
import { favouritesRoutes } from './features/favourites/favourites-routes';
import { formRoutes } from './features/forms/routes';
import { thanksRoutes } from './features/forms/thanks/routes';
import { fragmentRoutes } from './features/fragments/routes';
import { listingRoutes } from './features/listing/routes';
import { outboxRoutes } from './features/mail-viewer/routes';
import { mapRoutes } from './features/map/routes';
import { newsletterRoutes } from './features/newsletter/routes';
import { projectRoutes } from './features/project/routes';
import { propertyRoutes } from './features/property/routes';
import { searchRoutes } from './features/search/routes';
import { loginRoutes } from './features/sign-in/routes';
import { testimonialRoutes } from './features/testimonials/routes';
import { isSignedPreview } from './platform/auth/preview-link';
import { createRequestContext } from './platform/request-context';
import { mapFrameHeaders, securityHeaders } from './platform/security-headers';
import {
  CACHE_CONTROL_REDIRECT,
  CACHE_CONTROL_REVALIDATE,
} from './platform/snapshot/cache-control';
import { BrokenPartError } from './platform/snapshot/part';
import { findPropertiesForPath } from './views/cards/properties-for-path';
import { renderPropertyCards } from './views/cards/property-cards';
import { ErrorPage } from './views/layout/error-page';
import { NotFoundPage } from './views/layout/not-found';
import { pageRenderer } from './views/layout/page-renderer';

/** The building's directory: middleware in order, rooms in order. The router sees original paths only. */
export function createApp() {
  const app = new Hono<App>({
    getPath: (_request, options) => (options as { env: App['Bindings'] }).env.route.original,
  });

  app.route('/', outboxRoutes);
  app.use(requestId());
  // The first has the last word.
  app.use('/map-frame/', mapFrameHeaders);
  app.use(securityHeaders);
  app.use(async (c, next) => {
    if (ALLOWED_METHODS.includes(c.req.method)) return next();
    return c.body(null, 405, { Allow: ALLOWED_METHODS.join(', ') });
  });
  app.use(async (c, next) => {
    const { snapshot, route, PUBLIC_ORIGIN } = c.env;
    const shown = (await canSeeDrafts(c, route)) ? (snapshot.drafts ?? snapshot) : snapshot;
    c.set('ctx', createRequestContext(shown, route, PUBLIC_ORIGIN));
    c.header('X-Snapshot', snapshot.version);
    if (route.redirect) {
      const { to, kind } = route.redirect;
      if (kind === 'moved') c.header('Cache-Control', CACHE_CONTROL_REDIRECT);
      return c.redirect(to, kind === 'moved' ? 301 : 302);
    }
    await next();
    if (route.preview) {
      c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex');
    } else if (c.res.status === 200 && !c.res.headers.has('Cache-Control')) {
      c.header('Cache-Control', CACHE_CONTROL_REVALIDATE);
    }
  });
  app.use(pageRenderer);

  app.route('/', analyticsRoutes);
  app.route('/', listingRoutes);
  app.route('/', fragmentRoutes);
  app.route('/', propertyRoutes);
  app.route('/', projectRoutes);
  app.route('/', searchRoutes);
  app.route('/', mapRoutes);
  app.route('/', favouritesRoutes);
  app.route('/', compareRoutes);
  app.route('/', appointmentRoutes);
  app.route('/', documentRoutes);
  app.route('/', testimonialRoutes);
  app.route('/', thanksRoutes);
  app.route('/', loginRoutes);
  app.route('/', newsletterRoutes);
  app.route('/', formRoutes);
  app.route('/', articleRoutes);
  app.route('/', configuredRoutes);

  app.notFound(async (c) => {
    const { ctx } = c.var;
    // A help, not what was asked for: a broken catalogue costs the offers, never the page.
    const offers = renderPropertyCards(
      ctx,
      findPropertiesForPath(ctx, new URL(c.req.url).pathname),
    );
    const nearby = await offers.catch(() => []);
    c.status(404);
    return c.render(<NotFoundPage ctx={ctx} suggestedCards={nearby} />, {
      ctx,
      stylesheet: 'plain',
      head: { title: ctx.t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  });

  app.onError((error, c) => {
    // A broken part is the worker's to answer, from another version.
    if (error instanceof BrokenPartError) throw error;
    const { ctx, requestId } = c.var;
    console.error(`request ${requestId}`, error);
    const isDown = D1_ERROR_PATTERN.test(error.message);
    c.status(isDown ? 503 : 500);
    if (isDown) c.header('Retry-After', '60');
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    return c.render(<ErrorPage {...{ ctx, requestId, path }} />, {
      ctx,
      stylesheet: 'plain',
      head: { title: ctx.t('ERROR_TITLE'), robots: 'noindex' },
    });
  });

  return app;
}

/** What pages are read with, and forms sent; nothing here is done any other way. */
const ALLOWED_METHODS = ['GET', 'HEAD', 'POST'];

/** What the platform says where D1 does not answer: it may, a minute later. */
const D1_ERROR_PATTERN = /^D1_/;

/** Whether staff signed this preview link: only then does it show what is not published (decision 6). */
async function canSeeDrafts(c: Context<App>, route: ResolvedRoute): Promise<boolean> {
  const { PREVIEW_SECRET } = c.env;
  if (!route.preview || !PREVIEW_SECRET) return false;
  return isSignedPreview(new URL(c.req.url), PREVIEW_SECRET, Date.now());
}
