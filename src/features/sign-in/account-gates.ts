import { createMiddleware } from 'hono/factory';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { findSessionAuthor } from '../../platform/accounts/session-author-store';
import { readSessionToken } from '../../platform/accounts/session-cookie';
import type { SessionStage } from '../../platform/accounts/sessions-store';
import { getWayBack } from '../../platform/accounts/way-back';
import { findOtherAuthor, keepSentForm } from './keep-sent-form';

/** The page that a session leads to before anything else opens. */
const STAGE_PAGES: Record<Exclude<SessionStage, 'open'>, string> = {
  'new-password': '/new-password/',
  code: '/second-factor/',
  'code-then-new-password': '/second-factor/',
};

/** Lets through whom `isAllowed` names; a stranger is sent to `signInPage`, others too, which says who is signed in. */
const createGate = (signInPage: string, isAllowed: (account: Account) => boolean) =>
  createMiddleware<App>(async (c, next) => {
    const { session, ctx } = c.var;
    const { href } = ctx;
    if (!session) {
      const token = readSessionToken(c);
      const hadSession = token !== undefined;
      const author = hadSession && (await findSessionAuthor(c.env.DB, token, VISITOR_TABLES));
      const kept = author && (await keepSentForm(c, { reason: 'ended', author, page: signInPage }));
      if (kept) return kept;
      const query = { expired: hadSession ? 'yes' : undefined, back: getWayBack(c, hadSession) };
      return c.redirect(href.page(signInPage, query), 303);
    }
    const { account, stage } = session;
    const { id, name } = account;
    if (stage !== 'open') {
      const page = STAGE_PAGES[stage];
      const kept = await keepSentForm(c, { reason: 'unfinished', author: id, page });
      return kept ?? c.redirect(href.page(page), 303);
    }
    const author = findOtherAuthor(c, id);
    if (author === undefined && isAllowed(account)) return next();
    const form = { reason: 'somebody else', name, page: signInPage } as const;
    const kept = author !== undefined && (await keepSentForm(c, { ...form, author }));
    const query = { other: 'yes', back: getWayBack(c, true) };
    return kept || c.redirect(href.page(signInPage, query), 303);
  });

/** Lets everybody through who is signed in. */
export const requireAccount = createGate('/login/', () => true);

/** Lets owners through. */
export const requireOwner = createGate('/login/', ({ owner }) => owner);

/** Lets subscribers through. */
export const requireSubscriber = createGate('/demand-login/', ({ subscriber }) => subscriber);
