import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import build from '../dist/build/build.json';
import { ONE_CLICK_PATHS } from './domain/routing/mail-link';
import type { ResolvedRoute } from './domain/routing/resolved-route';
import { isForOneReader } from './domain/routing/resolved-route';
import type { App, Environment } from './env';
import { openDraftedSnapshot } from './features/desk/site/drafted-snapshot-store';
import { loadPreviewFindings } from './features/desk/site/preview-findings-store';
import { isPreviewKey, loadPreviewKeys } from './platform/auth/preview-link';
import type { RequestContext } from './platform/request-context';
import { createRequestContext } from './platform/request-context';
import { shareMove } from './platform/sharing/share';
import { openEarlyLink } from './platform/show-early';
import { resolveRequest } from './platform/snapshot/snapshot';

/** GET and HEAD read pages, POST sends forms. */
const ALLOWED_METHODS = ['GET', 'HEAD', 'POST'];

/** Answers 405 to a request with any other method. */
export const rejectOtherMethods = createMiddleware<App>(async (c, next) => {
  if (ALLOWED_METHODS.includes(c.req.method)) return next();
  return c.body(null, 405, { Allow: ALLOWED_METHODS.join(', ') });
});

/**
 * Sets the request context, with drafts on a signed preview link and a property that is not public yet on a
 * signed link to it; redirects if the route has a redirect, its page leads elsewhere, or that link opens nothing. What
 * its route does not declare to be shared is for its reader alone.
 */
export const setRequestContext = createMiddleware<App>(async (c, next) => {
  const { snapshot, route, PUBLIC_ORIGIN } = c.env;
  const ctx = route.early
    ? await createEarlyContext(c)
    : (await canSeeDrafts(route, c.env))
      ? await createPreviewContext(c)
      : createRequestContext(snapshot, route, PUBLIC_ORIGIN);
  c.header('X-Snapshot', snapshot.version);
  // Scripts of an open page compare both with their own page (client/of-this-page.ts).
  c.header('X-Build', build.id);
  if (!ctx) return redirectToOrdinaryPath(c);
  c.set('ctx', ctx);
  const isRead = ['GET', 'HEAD'].includes(c.req.method);
  // The one click of a mail program follows no redirect (RFC 8058), and its mail may be older than the path.
  if (route.redirect && (isRead || !ONE_CLICK_PATHS.includes(route.original))) {
    const { to, kind } = route.redirect;
    if (kind === 'moved') shareMove(c);
    // 308 and 307 keep the method and the body: a form sent to an original path is not lost.
    if (kind === 'moved') return c.redirect(to, isRead ? 301 : 308);
    return c.redirect(to, isRead ? 302 : 307);
  }
  // What a form sends stays here, also if its page leads elsewhere since it was opened.
  const elsewhere = isRead && route.entry && ctx.href.redirect(route.entry);
  if (elsewhere) return c.redirect(elsewhere, 302);
  await next();
  // c.header would copy the finished response, and its body into a stream.
  const { status, headers } = c.res;
  if (status === 200 && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'private, no-cache');
});

/** Keeps what is at an address for one reader, and what leads to it, from caches, indexes and other sites. */
export const hideAddressesForOneReader = createMiddleware<App>(async (c, next) => {
  await next();
  const { route } = c.env;
  if (!isForOneReader(route)) return;
  const { headers } = c.res;
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex');
  // No link of the page names its address to others. What a property's forms send has an origin only with a referrer.
  headers.set('Referrer-Policy', route.early && !route.isPersonal ? 'same-origin' : 'no-referrer');
});

/** Opens the version with every draft, and the route of the request in it, on a preview link that staff signed. */
export async function openPreview(
  request: Request,
  found: Pick<App['Bindings'], 'snapshot' | 'route'>,
  env: Environment,
): Promise<Pick<App['Bindings'], 'snapshot' | 'route'>> {
  if (!(await canSeeDrafts(found.route, env))) return found;
  const snapshot = await openDraftedSnapshot(found.snapshot, env.DB);
  return { snapshot, route: resolveRequest(request, snapshot) };
}

/** Creates the context of a preview: with every draft, and what the page still needs. */
async function createPreviewContext(c: Context<App>): Promise<RequestContext> {
  const { snapshot, route, PUBLIC_ORIGIN } = c.env;
  const ctx = createRequestContext(snapshot, route, PUBLIC_ORIGIN);
  return { ...ctx, findings: await loadPreviewFindings(ctx, c.env) };
}

/** Creates the context of a link to a property that is not public yet; undefined if it opens nothing. */
async function createEarlyContext(c: Context<App>): Promise<RequestContext | undefined> {
  const { snapshot, route, PUBLIC_ORIGIN } = c.env;
  const { early } = route;
  const shown = early && (await openEarlyLink(early, snapshot, c.env));
  if (!shown) return undefined;
  const prefixes = new Map([[early.property, early.prefix]]);
  return createRequestContext(shown, route, PUBLIC_ORIGIN, prefixes);
}

/** Leads to the path behind a link that opens nothing, the same way whatever the reason; 307 keeps what was sent. */
function redirectToOrdinaryPath(c: Context<App>) {
  const path = (c.env.route.early?.path ?? '/') + new URL(c.req.url).search;
  return c.redirect(path, ['GET', 'HEAD'].includes(c.req.method) ? 302 : 307);
}

/** Checks whether the request is a preview link signed by staff, which alone shows drafts (decision 6). */
async function canSeeDrafts({ previewKey }: ResolvedRoute, env: Environment): Promise<boolean> {
  return (
    previewKey !== undefined &&
    (await isPreviewKey(previewKey, await loadPreviewKeys(env), Date.now()))
  );
}
