import type { Context } from 'hono';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { isSignedPreview } from './auth/preview-link';
import { offersNear } from './cards/offers-near';
import { propertyCards } from './cards/property-cards';
import { BrokenPart } from './catalogue/catalogue-store';
import type { Environment } from './env';
import { forms } from './forms/routes';
import { late } from './late/routes';
import { NotFoundPage } from './layout/not-found';
import { renderer } from './layout/renderer';
import { appointment } from './pages/appointment/routes';
import { article } from './pages/article/routes';
import { compare } from './pages/compare/routes';
import { configured } from './pages/configured/routes';
import { documents } from './pages/documents/routes';
import { ErrorPage } from './pages/error/page';
import { favourites } from './pages/favourites/routes';
import { listings } from './pages/listing/routes';
import { login } from './pages/login/routes';
import { mails } from './pages/mails/routes';
import { map } from './pages/map/routes';
import { newsletter } from './pages/newsletter/routes';
import { project } from './pages/project/routes';
import { property } from './pages/property/routes';
import { search } from './pages/search/routes';
import { testimonial } from './pages/testimonial/routes';
import { thanks } from './pages/thanks/routes';
import type { Resolved } from './routing/resolve';
import { resolve } from './routing/resolve';
import { mapFrameHeaders, securityHeaders } from './security-headers';
import { MOVED, REVALIDATED } from './snapshot/cache-control';
import { routesOf } from './snapshot/routes';
import type { Snapshot } from './snapshot/snapshot';
import type { ApprovedTestimonials } from './testimonials/approved-store';
import type { Visit } from './visit';
import { visitOf } from './visit';
import { visits } from './visits/routes';

/** What a request is answered with: the checked environment, one version, what the isolate remembers; and what every room reads. */
export interface App {
  Bindings: Environment & { snapshot: Snapshot; approved: ApprovedTestimonials };
  Variables: { visit: Visit; requestId: string };
}

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
    c.set('visit', visitOf(shown, route, PUBLIC_ORIGIN));
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
    const { visit } = c.var;
    // A help, not what was asked for: a broken catalogue costs the offers, never the page.
    const offers = propertyCards(visit, offersNear(visit, new URL(c.req.url).pathname));
    const nearby = await offers.catch(() => []);
    c.status(404);
    return c.render(<NotFoundPage visit={visit} nearby={nearby} />, {
      visit,
      sheet: 'plain',
      head: { title: visit.t('NOT_FOUND_TITLE'), robots: 'noindex' },
    });
  });

  app.onError((error, c) => {
    // A broken part is the worker's to answer, from another version.
    if (error instanceof BrokenPart) throw error;
    const { visit, requestId } = c.var;
    console.error(`request ${requestId}`, error);
    const isDown = DATABASE_DOWN.test(error.message);
    c.status(isDown ? 503 : 500);
    if (isDown) c.header('Retry-After', '60');
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    return c.render(<ErrorPage {...{ visit, requestId, path }} />, {
      visit,
      sheet: 'plain',
      head: { title: visit.t('ERROR_TITLE'), robots: 'noindex' },
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
