import type { Context } from 'hono';
import { isForOneReader } from './domain/routing/resolved-route';
import type { App } from './env';
import { countError } from './platform/incidents-store';
import { share } from './platform/sharing/share';
import { getPublicCacheControl, MISSING_MAX_AGE_S } from './platform/snapshot/cache-control';
import { BrokenPartError } from './platform/snapshot/part';
import { loadSuggestions } from './views/cards/load-suggestions';
import { ErrorPage } from './views/layout/error-page';
import { NotFoundPage } from './views/layout/not-found';

/** Renders the 404 page, with properties that resemble the requested path. */
export async function renderNotFoundPage(c: Context<App>): Promise<Response> {
  const { ctx } = c.var;
  const { pathname, search } = new URL(c.req.url);
  // Optional: a broken catalogue costs the suggestions, never the page.
  const suggestions = await loadSuggestions(ctx, pathname).catch(() => undefined);
  c.status(404);
  // An address with a query may depend on the database: what it names can exist a moment later.
  const isPublic =
    c.req.method === 'GET' &&
    search === '' &&
    !isForOneReader(ctx.route) &&
    !c.res.headers.has('Cache-Control');
  if (isPublic)
    share(c, {
      sharing: MISSING_MAX_AGE_S,
      cacheControl: getPublicCacheControl(MISSING_MAX_AGE_S),
    });
  return c.render(<NotFoundPage {...{ ctx, suggestions }} />, {
    ctx,
    stylesheet: 'plain',
    head: { title: ctx.t('NOT_FOUND_TITLE'), robots: 'noindex' },
  });
}

/**
 * Logs the error and renders the error page.
 * @throws BrokenPartError, which the worker answers from another version.
 */
export async function renderErrorPage(error: Error, c: Context<App>): Promise<Response> {
  if (error instanceof BrokenPartError) throw error;
  const { ctx, requestId } = c.var;
  console.error(`request ${requestId}`, error);
  c.executionCtx.waitUntil(countError(c.env.DB, Date.now()));
  const isTemporary = isTemporaryError(error);
  c.status(isTemporary ? 503 : 500);
  if (isTemporary) c.header('Retry-After', String(TEMPORARY_ERROR_RETRY_S));
  const { pathname, search } = new URL(c.req.url);
  return c.render(<ErrorPage {...{ ctx, requestId, path: pathname + search }} />, {
    ctx,
    stylesheet: 'plain',
    head: { title: ctx.t('ERROR_TITLE'), robots: 'noindex' },
  });
}

/**
 * Errors that D1, KV and R2 throw while the platform recovers: they name no cause of ours, and the same
 * request succeeds a little later.
 */
const TEMPORARY_ERROR_PATTERN =
  /^D1_|^(?:KV|R2) |network connection lost|storage caused object to be reset|reset because its code was updated|is overloaded|internal error|cannot resolve|time(?:d )?-?out/i;

/** Returns whether an error is the platform's, or a secret's that is not set, and will pass: 503 instead of 500. */
const isTemporaryError = (error: Error): boolean =>
  TEMPORARY_ERROR_PATTERN.test(error.message) ||
  ['TimeoutError', 'MissingKeyError'].includes(error.name);

/** Seconds after which a request that failed for such an error can be sent again. */
const TEMPORARY_ERROR_RETRY_S = 60;
