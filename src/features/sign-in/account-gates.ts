import { createMiddleware } from 'hono/factory';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { readSessionToken } from '../../platform/accounts/session-cookie';
import type { SessionStage } from '../../platform/accounts/sessions-store';
import { getWayBack } from '../../platform/accounts/way-back';
import { keepSentForm } from './keep-sent-form';

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
      const hadSession = readSessionToken(c) !== undefined;
      const kept = hadSession && (await keepSentForm(c, { signInPage }));
      if (kept) return kept;
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
