import type { Context } from 'hono';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Resolved } from './domain/routing/resolve';
import { resolve } from './domain/routing/resolve';
import type { App } from './env';
import { visits } from './features/analytics/routes';
import { appointment } from './features/appointments/routes';
import { article } from './features/articles/routes';
import { configured } from './features/configured/routes';
import { documents } from './features/documents/routes';
import { forms } from './features/forms/routes';
import { thanks } from './features/forms/thanks/routes';
import { late } from './features/fragments/routes';
import { listings } from './features/listing/routes';
import { mails } from './features/mail-viewer/routes';
import { map } from './features/map/routes';
import { newsletter } from './features/newsletter/routes';
import { project } from './features/project/routes';
import { property } from './features/property/routes';
import { search } from './features/search/routes';
import { compare } from './features/shortlist/compare-routes';
import { favourites } from './features/shortlist/favourites-routes';
import { login } from './features/sign-in/routes';
import { testimonial } from './features/testimonials/routes';
import { isSignedPreview } from './platform/auth/preview-link';
import { createRequestContext } from './platform/request-context';
import { mapFrameHeaders, securityHeaders } from './platform/security-headers';
import { MOVED, REVALIDATED } from './platform/snapshot/cache-control';
import { BrokenPart } from './platform/snapshot/catalogue-store';
import { routesOf } from './platform/snapshot/routes';
import type { Snapshot } from './platform/snapshot/snapshot';
import { offersNear } from './views/cards/offers-near';
import { propertyCards } from './views/cards/property-cards';
import { ErrorPage } from './views/layout/error-page';
import { NotFoundPage } from './views/layout/not-found';
import { renderer } from './views/layout/renderer';

/** The building's directory: middleware in order, rooms in order. The router sees original paths only. */
export function createApp() {
  const app = new Hono<App>({
    getPath: (request, options) => routeOf(request, options?.env as App['Bindings']).original,
  });

  app.route('/', mails);
  app.use(requestId());
  // The first has the last word.
  app.use('/map-frame/', mapFrameHeaders);
  app.use(securityHeaders);
  app.use(async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    return c.body(null, 405, { Allow: METHODS.join(', ') });
  });
  app.use(async (c, next) => {
    const route = routeOf(c.req.raw, c.env);
    const { snapshot, PUBLIC_ORIGIN } = c.env;
    const shown = (await seesDrafts(c, route)) ? (snapshot.drafts ?? snapshot) : snapshot;
    c.set('ctx', createRequestContext(shown, route, PUBLIC_ORIGIN));
    c.header('X-Snapshot', snapshot.version);
    if (route.redirect) {
      const { to, kind } = route.redirect;
      if (kind === 'moved') c.header('Cache-Control', MOVED);
      return c.redirect(to, kind === 'moved' ? 301 : 302);
    }
    await next();
    if (route.preview) {
      c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex');
    } else if (c.res.status === 200 && !c.res.headers.has('Cache-Control')) {
      c.header('Cache-Control', REVALIDATED);
    }
  });
  app.use(renderer);

  app.route('/', visits);
  app.route('/', listings);
  app.route('/', late);
  app.route('/', property);
  app.route('/', project);
  app.route('/', search);
  app.route('/', map);
  app.route('/', favourites);
  app.route('/', compare);
  app.route('/', appointment);
  app.route('/', documents);
  app.route('/', testimonial);
  app.route('/', thanks);
  app.route('/', login);
  app.route('/', newsletter);
  app.route('/', forms);
  app.route('/', article);
  app.route('/', configured);

  app.notFound(async (c) => {
    const { ctx } = c.var;
    // A help, not what was asked for: a broken catalogue costs the offers, never the page.
    const offers = propertyCards(ctx, offersNear(ctx, new URL(c.req.url).pathname));
    const nearby = await offers.catch(() => []);
    c.status(404);
    return c.render(<NotFoundPage ctx={ctx} nearby={nearby} />, {
      ctx,
      sheet: 'plain',
      head: { title: ctx.t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  });

  app.onError((error, c) => {
    // A broken part is the worker's to answer, from another version.
    if (error instanceof BrokenPart) throw error;
    const { ctx, requestId } = c.var;
    console.error(`request ${requestId}`, error);
    const isDown = DATABASE_DOWN.test(error.message);
    c.status(isDown ? 503 : 500);
    if (isDown) c.header('Retry-After', '60');
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    return c.render(<ErrorPage {...{ ctx, requestId, path }} />, {
      ctx,
      sheet: 'plain',
      head: { title: ctx.t('ERROR_TITLE'), robots: 'noindex' },
    });
  });

  return app;
}

/** What pages are read with, and forms sent; nothing here is done any other way. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** What the platform says where D1 does not answer: it may, a minute later. */
const DATABASE_DOWN = /^D1_/;

const resolved = new WeakMap<Request, { snapshot: Snapshot; route: Resolved }>();

/** Routing asks and so does the first middleware; a fallback asks again, of another version. */
function routeOf(request: Request, { snapshot }: App['Bindings']): Resolved {
  const known = resolved.get(request);
  if (known?.snapshot === snapshot) return known.route;
  const { pathname, search } = new URL(request.url);
  const route = resolve(routesOf(snapshot), pathname, search);
  const drafted = route.preview && snapshot.drafts;
  const found = drafted ? resolve(routesOf(drafted), pathname, search) : route;
  resolved.set(request, { snapshot, route: found });
  return found;
}

/** Whether staff signed this preview link: only then does it show what is not published (decision 6a). */
async function seesDrafts(c: Context<App>, route: Resolved): Promise<boolean> {
  const { PREVIEW_SECRET } = c.env;
  if (!route.preview || !PREVIEW_SECRET) return false;
  return isSignedPreview(new URL(c.req.url), PREVIEW_SECRET, Date.now());
}
