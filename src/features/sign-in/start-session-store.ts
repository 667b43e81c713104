import type { Context } from 'hono';
import type { App } from '../../env';
import type { Person } from '../../platform/accounts/person';
import { getOwnPage } from '../../platform/accounts/person';
import { readSessionToken, setSessionCookie } from '../../platform/accounts/session-cookie';
import type { SessionStage } from '../../platform/accounts/sessions-store';
import { prepareSession } from '../../platform/accounts/sessions-store';
import { deliverDueMails, enqueueMails } from '../../platform/mail/outbox-store';
import { composeOwnerSignedInMail } from './owner-signed-in-mail';

/** The page that asks for what a session still lacks. */
const STAGE_PAGES = {
  'new-password': '/new-password/',
  code: '/second-factor/',
  'code-then-new-password': '/second-factor/',
} as const satisfies Record<Exclude<SessionStage, 'open'>, string>;

/**
 * Starts a session under a new token, in one batch with `statements`, and redirects to the page it leads
 * to. The agency is told by mail when an owner has signed in completely (§4).
 */
export async function startSession(
  c: Context<App>,
  person: Person,
  stage: SessionStage,
  statements: readonly D1PreparedStatement[] = [],
): Promise<Response> {
  const { ctx } = c.var;
  const { DB } = c.env;
  const now = Date.now();
  const session = await prepareSession(DB, person.id, stage, readSessionToken(c), now);
  const mails =
    stage === 'open' && person.owner ? [composeOwnerSignedInMail(ctx, person, now)] : [];
  await DB.batch([...statements, ...session.statements, ...enqueueMails(DB, mails, now)]);
  if (mails.length > 0) c.executionCtx.waitUntil(deliverDueMails(c.env));
  setSessionCookie(c, session.token);
  return c.redirect(ctx.href.page(stage === 'open' ? getOwnPage(person) : STAGE_PAGES[stage]), 303);
}
