import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TextKey } from './domain/language/texts';
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
    menuPage: 'none',
    head: { title: ctx.t('NOT_FOUND_TITLE'), robots: 'noindex' },
  });
}

/** Answers 503 with a page that says so, if no version holds what the request needs (decision 47). */
export const answerAway = createMiddleware<App>(async (c, next) => {
  if (!c.env.isAway) return next();
  return renderFailure(c, {
    ...TEMPORARY,
    title: 'PAGE_AWAY_TITLE',
    text: 'PAGE_AWAY_TEXT',
  });
});

/**
 * Logs the error and renders the error page.
 * @throws BrokenPartError, which the worker answers from another version.
 */
export async function renderErrorPage(error: Error, c: Context<App>): Promise<Response> {
  if (error instanceof BrokenPartError) throw error;
  const { requestId } = c.var;
  console.error(`request ${requestId}`, error);
  c.executionCtx.waitUntil(countError(c.env.DB, Date.now()));
  const failure = isTemporaryError(error) ? TEMPORARY : { status: 500 as const };
  return renderFailure(c, { ...failure, title: 'ERROR_TITLE', text: 'ERROR_TEXT' });
}

/** Renders the page of a failure: what the visitor can do, and the ID of the request. */
async function renderFailure(
  c: Context<App>,
  { status, retrySeconds, title, text }: Failure,
): Promise<Response> {
  const { ctx, requestId } = c.var;
  c.status(status);
  if (retrySeconds !== undefined) c.header('Retry-After', String(retrySeconds));
  const { pathname, search } = new URL(c.req.url);
  return c.render(<ErrorPage {...{ ctx, requestId, path: pathname + search, title, text }} />, {
    ctx,
    stylesheet: 'plain',
    menuPage: 'none',
    head: { title: ctx.t(title), robots: 'noindex' },
  });
}

interface Failure {
  status: 500 | 503;
  /** Seconds after which the same request may succeed. */
  retrySeconds?: number;
  title: TextKey;
  text: TextKey;
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

/** What a request that failed for such an error is answered; it can be sent again after these seconds. */
const TEMPORARY = { status: 503, retrySeconds: 60 } as const;
