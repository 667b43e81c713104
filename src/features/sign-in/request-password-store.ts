import { SECOND_MS } from '../../domain/format/durations';
import type { Environment } from '../../env';
import type { AccountKeys } from '../../platform/accounts/account-keys';
import { countAction } from '../../platform/accounts/account-limits-store';
import type { AccountTables } from '../../platform/accounts/account-tables';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { createOneTimePassword } from '../../platform/accounts/tokens';
import { createMailIds, deliverDueMails, enqueueMails } from '../../platform/mail/outbox-store';
import type { RequestContext } from '../../platform/request-context';
import { insertOneTimePassword } from './credentials/one-time-passwords-store';
import type { MailedAccount } from './one-time-password-mail';
import { composeOneTimePasswordMail } from './one-time-password-mail';

/**
 * Time in which the response leaves. Composing the mail at once would hold it up in the same isolate:
 * 48 ms for a known address where an unknown one took 23.
 */
const AFTER_RESPONSE_MS = 250;

/** The recipient of a one-time password, where it is entered, and the tables of the account. */
export interface PasswordRecipient {
  account: MailedAccount & { id: string };
  /** The original path of the sign-in. */
  signIn: string;
  tables: AccountTables;
}

/** The recipient for an unknown address: no row has this id. */
const NOBODY: PasswordRecipient = {
  account: { id: '', name: '', email: '' },
  signIn: '/login/',
  tables: VISITOR_TABLES,
};

/**
 * Mails a one-time password to an account, unless it got three within the hour: those that a browser known to it
 * asked for are counted apart. It runs after the response, so that neither its time nor its failure tells whether
 * the address is known; for an unknown one the same statements run without effect.
 */
export async function mailOneTimePassword(
  env: Environment,
  ctx: RequestContext,
  { account: key, browser = key }: AccountKeys,
  recipient: PasswordRecipient | undefined,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_RESPONSE_MS));
  const now = Date.now();
  const { account, signIn, tables } = recipient ?? NOBODY;
  if (await countAction(env.DB, 'mail a password', { account: browser }, env.RATE_SCALE, now))
    return;
  const oneTimePassword = createOneTimePassword();
  const ends = now + env.OTP_TTL_S * SECOND_MS;
  const signInUrl = ctx.origin + ctx.href.page(signIn, { other: 'yes' });
  const mail = composeOneTimePasswordMail(ctx, { account, oneTimePassword, now, ends, signInUrl });
  const mails = recipient ? [mail] : [];
  const first = createMailIds(mails);
  await env.DB.batch([
    ...(await insertOneTimePassword(env.DB, account.id, oneTimePassword, ends, tables)),
    ...enqueueMails(env.DB, mails, now, { ids: first }),
  ]);
  await deliverDueMails(env, { first });
}
