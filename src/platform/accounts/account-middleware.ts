import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { getSiteTranslator } from '../../domain/site/site-texts';
import type { App } from '../../env';
import type { Account } from './account';
import { isAccountPath } from './account-paths';
import { isOwnPageRequest } from './own-page-request';
import { SESSION_COOKIE } from './session-cookie';
import { loadSession } from './sessions-store';

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Guards all paths of accounts, known and unknown: refuses unsafe requests that no page of ours sent,
 * and marks every answer, redirects and errors too, as private. It stands before the routes, so a new
 * page is guarded without doing anything.
 */
export const guardAccountPaths = createMiddleware<App>(async (c, next) => {
  const { route, snapshot, PUBLIC_ORIGIN } = c.env;
  if (!isAccountPath(route.original)) return next();
  const isSafe = SAFE_METHODS.includes(c.req.method);
  if (isSafe || isOwnPageRequest(c.req.raw.headers, PUBLIC_ORIGIN)) await next();
  else c.res = c.text(getSiteTranslator(snapshot.site, route.language)('FORM_ELSEWHERE'), 403);
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex');
});

/** Sets the signed-in person, if there is one, without asking for it. */
export const readSession = createMiddleware<App>(async (c, next) => {
  const token = getCookie(c, SESSION_COOKIE.name, SESSION_COOKIE.prefix);
  const session = token ? await loadSession(c.env.DB, token, c.env, Date.now()) : undefined;
  if (session?.touch) c.executionCtx.waitUntil(session.touch.run());
  c.set('session', session);
  return next();
});

/** Returns the person behind a gate. @throws if the route has none. */
export function getSignedInAccount(c: Context<App>): Account {
  const { session } = c.var;
  if (session?.stage !== 'open') throw new Error('this route is behind no gate');
  return session.account;
}
