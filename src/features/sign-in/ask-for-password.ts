import type { Context } from 'hono';
import { SECOND_MS } from '../../domain/format/durations';
import type { App } from '../../env';
import type { AccountKeys } from '../../platform/accounts/account-keys';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction } from '../../platform/accounts/account-limits-store';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import type { ForgottenPasswordState } from './forgotten-password-page';
import { forgottenPasswordForm } from './password-forms';

/**
 * Reads the address of a forgotten password and returns the state of its answer. The answer is the same for
 * every address; `mail` runs after it. Only an answer without an address at all, and too many requests of one
 * network, are told apart. `kind` separates the limits of kinds of accounts.
 */
export async function askForPassword(
  c: Context<App>,
  kind: '' | 'desk ',
  mail: (email: string, keys: AccountKeys) => Promise<void>,
): Promise<ForgottenPasswordState> {
  const read = await readForm(c, forgottenPasswordForm);
  if (!read.ok) return { refused: read };
  const { email } = read.answers;
  const keys = await computeAccountKeys(c.env, c.req.raw, `${kind}${email}`);
  const now = Date.now();
  const end = await countAction(c.env.DB, 'ask for a password', keys, c.env.RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return { refused: refuseForm(read, { status: 429, alert: 'LOGIN_LIMITED' }) };
  }
  c.executionCtx.waitUntil(
    mail(email, keys).catch((error) => console.error('one-time password not mailed', error)),
  );
  return { sent: { email, ends: now + c.env.OTP_TTL_S * SECOND_MS } };
}
