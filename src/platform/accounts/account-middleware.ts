import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { getSiteTranslator } from '../../domain/site/site-texts';
import type { App } from '../../env';
import type { Account } from './account';
import { isAccountPath, UNSUBSCRIBE_PATH } from './account-paths';
import { isOwnPageRequest } from './own-page-request';
import { SESSION_COOKIE } from './session-cookie';
import type { SessionStage } from './sessions-store';
import { loadSession } from './sessions-store';
import { getWayBack } from './way-back';

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Guards all paths of accounts, known and unknown: refuses unsafe requests that no page of ours sent,
 * and marks every answer, redirects and errors too, as private. It stands before the routes, so a new
 * page is guarded without doing anything. Only the link of alerts checks its own requests.
 */
export const guardAccountPaths = createMiddleware<App>(async (c, next) => {
  const { route, snapshot, PUBLIC_ORIGIN } = c.env;
  if (!isAccountPath(route.original)) return next();
  const isGuardedByRoute = route.original === UNSUBSCRIBE_PATH;
  const isSafe = SAFE_METHODS.includes(c.req.method) || isGuardedByRoute;
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

/** The page that a session leads to before anything else opens. */
const STAGE_PAGES: Record<Exclude<SessionStage, 'open'>, string> = {
  'new-password': '/new-password/',
  code: '/second-factor/',
  'code-then-new-password': '/second-factor/',
};

/** Lets through whom `isAllowed` names; a stranger is sent to `signInPage`, others to their own page. */
const createGate = (signInPage: string, isAllowed: (account: Account) => boolean) =>
  createMiddleware<App>(async (c, next) => {
    const { session, ctx } = c.var;
    const { href } = ctx;
    if (!session) {
      const hadSession = getCookie(c, SESSION_COOKIE.name, SESSION_COOKIE.prefix) !== undefined;
      const query = { expired: hadSession ? 'yes' : undefined, back: getWayBack(c, hadSession) };
      return c.redirect(href.page(signInPage, query), 303);
    }
    if (session.stage !== 'open') return c.redirect(href.page(STAGE_PAGES[session.stage]), 303);
    if (!isAllowed(session.account)) return c.redirect(href.page(signInPage), 303);
    return next();
  });

/** Lets everybody through who is signed in. */
export const requireAccount = createGate('/login/', () => true);

/** Lets owners through. */
export const requireOwner = createGate('/login/', ({ owner }) => owner);

/** Lets subscribers through. */
export const requireSubscriber = createGate('/demand-login/', ({ subscriber }) => subscriber);

/** Returns the person behind a gate. @throws if the route has none. */
export function getSignedInAccount(c: Context<App>): Account {
  const { session } = c.var;
  if (session?.stage !== 'open') throw new Error('this route is behind no gate');
  return session.account;
}
