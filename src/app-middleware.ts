import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from './env';
import { isPreviewKey } from './platform/auth/preview-link';
import { hideAddress } from './platform/hide-address';
import { createRequestContext } from './platform/request-context';
import {
  CACHE_CONTROL_REDIRECT,
  CACHE_CONTROL_REVALIDATE,
} from './platform/snapshot/cache-control';

/** GET and HEAD read pages, POST sends forms. */
const ALLOWED_METHODS = ['GET', 'HEAD', 'POST'];

/** Answers 405 to a request with any other method. */
export const rejectOtherMethods = createMiddleware<App>(async (c, next) => {
  if (ALLOWED_METHODS.includes(c.req.method)) return next();
  return c.body(null, 405, { Allow: ALLOWED_METHODS.join(', ') });
});

/**
 * Sets the request context, with drafts on a signed preview link; redirects if the route has a
 * redirect; sets the cache headers of pages that set none themselves.
 */
export const setRequestContext = createMiddleware<App>(async (c, next) => {
  const { snapshot, route, PUBLIC_ORIGIN } = c.env;
  const visibleSnapshot = (await canSeeDrafts(c)) ? (snapshot.drafts ?? snapshot) : snapshot;
  c.set('ctx', createRequestContext(visibleSnapshot, route, PUBLIC_ORIGIN));
  c.header('X-Snapshot', snapshot.version);
  if (route.redirect) {
    const { to, kind } = route.redirect;
    if (kind === 'moved') c.header('Cache-Control', CACHE_CONTROL_REDIRECT);
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    // 308 and 307 keep the method and the body: a form sent to an original path is not lost.
    if (kind === 'moved') return c.redirect(to, isRead ? 301 : 308);
    return c.redirect(to, isRead ? 302 : 307);
  }
  await next();
  if (route.preview) {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    hideAddress(c);
  } else if (c.res.status === 200 && !c.res.headers.has('Cache-Control')) {
    // c.header would copy the finished response, and its body into a stream.
    c.res.headers.set('Cache-Control', CACHE_CONTROL_REVALIDATE);
  }
});

/** Checks whether the request is a preview link signed by staff, which alone shows drafts (decision 6). */
async function canSeeDrafts(c: Context<App>): Promise<boolean> {
  const { PREVIEW_SECRETS, route } = c.env;
  if (!route.preview || !PREVIEW_SECRETS) return false;
  return isPreviewKey(route.previewKey, PREVIEW_SECRETS, Date.now());
}
