import type { Context } from 'hono';
import type { App } from '../../env';
import type { Account, OwnPage } from '../../platform/accounts/account';
import { getOwnPage } from '../../platform/accounts/account';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { describeBrowser } from '../../platform/accounts/describe-browser';
import { rememberBrowser } from '../../platform/accounts/known-browsers';
import { readSessionToken, setSessionCookie } from '../../platform/accounts/session-cookie';
import type { SessionStage } from '../../platform/accounts/sessions-store';
import { prepareSession } from '../../platform/accounts/sessions-store';
import { readWayBack } from '../../platform/accounts/way-back';
import type { Mail } from '../../platform/mail/mail';
import { createMailIds, deliverDueMails, enqueueMails } from '../../platform/mail/outbox-store';
import { composeOwnerSignedInMail } from './owner-signed-in-mail';

/** The page of each step that a session still lacks. */
const STAGE_PAGES = {
  'new-password': '/new-password/',
  code: '/second-factor/',
  'code-then-new-password': '/second-factor/',
} as const satisfies Record<Exclude<SessionStage, 'open'>, string>;

/** Statements and mails for the batch that starts a session. */
interface SessionExtras {
  statements?: readonly D1PreparedStatement[];
  mails?: readonly Mail[];
}

/** Where a complete sign-in leads: back where the session ended, or to a page of the person. */
interface SessionTarget {
  ownPage?: OwnPage;
  back?: string;
}

/**
 * Signs a person in and redirects to the page that the session leads to. The agency is told by mail when
 * an owner has signed in completely (§4).
 */
export async function startSession(
  c: Context<App>,
  account: Account,
  stage: SessionStage,
  { statements = [], mails = [], ownPage, back = '' }: SessionExtras & SessionTarget = {},
): Promise<Response> {
  const { ctx } = c.var;
  const signedInMails =
    stage === 'open' && account.owner ? [composeOwnerSignedInMail(ctx, account, Date.now())] : [];
  await renewSession(c, account, stage, { statements, mails: [...mails, ...signedInMails] });
  if (stage === 'open') await rememberBrowser(c, 'visitors', account.id);
  if (stage !== 'open') {
    const query = { back: back || undefined };
    return c.redirect(ctx.href.page(STAGE_PAGES[stage], query), 303);
  }
  const ownPath = ctx.href.page(getOwnPage(account, ownPage));
  return c.redirect(readWayBack(c, 'visitors', back) ?? ownPath, 303);
}

/** Gives the browser a session under a new token, in one batch with the extras; its old one ends. */
export async function renewSession(
  c: Context<App>,
  account: Account,
  stage: SessionStage,
  { statements = [], mails = [] }: SessionExtras,
): Promise<void> {
  const { DB } = c.env;
  const now = Date.now();
  const browser = describeBrowser(c.req.header('User-Agent') ?? '');
  const session = await prepareSession(
    DB,
    account.id,
    stage,
    readSessionToken(c),
    now,
    VISITOR_TABLES,
    browser,
  );
  const first = createMailIds(mails);
  await DB.batch([
    ...statements,
    ...session.statements,
    ...enqueueMails(DB, mails, now, { ids: first }),
  ]);
  if (mails.length > 0) c.executionCtx.waitUntil(deliverDueMails(c.env, { first }));
  setSessionCookie(c, session.token);
}
