import type { Context } from 'hono';
import { countSecondsUntil, SECOND_MS } from '../../domain/format/durations';
import type { App } from '../../env';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction } from '../../platform/accounts/account-limits-store';
import type { AccountKind } from '../../platform/accounts/known-browsers';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import type { ForgottenPasswordState } from './forgotten-password-page';
import { forgottenPasswordForm } from './password-forms';
import type { PasswordRecipient } from './request-password-store';
import { mailOneTimePassword } from './request-password-store';

/**
 * Reads the address of a forgotten password and returns the state of its answer. The answer is the same for
 * every address; the mail to the account that `find` returns is made after it. Only an answer without an address at
 * all, and too many requests of one network, are told apart.
 */
export async function askForPassword(
  c: Context<App>,
  kind: AccountKind,
  find: (email: string) => Promise<PasswordRecipient | undefined>,
): Promise<ForgottenPasswordState> {
  const read = await readForm(c, forgottenPasswordForm);
  if (!read.ok) return { refused: read };
  const { email } = read.answers;
  const recipient = await find(email);
  const keys = await computeAccountKeys(c, kind, { id: recipient?.account.id, login: email });
  const now = Date.now();
  const end = await countAction(c.env.DB, 'ask for a password', keys, c.env.RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(countSecondsUntil(end, now)));
    return { refused: refuseForm(read, { status: 429, alert: 'LOGIN_LIMITED' }) };
  }
  c.executionCtx.waitUntil(
    mailOneTimePassword(c.env, c.var.ctx, keys, recipient).catch((error) =>
      console.error('one-time password not mailed', error),
    ),
  );
  return { sent: { email, ends: now + c.env.OTP_TTL_S * SECOND_MS } };
}
