import type { Context } from 'hono';
import { SECOND_MS } from '../../domain/format/durations';
import type { App } from '../../env';
import { normalizeLogin } from '../../platform/accounts/account';
import type { AccountKeys } from '../../platform/accounts/account-keys';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction } from '../../platform/accounts/account-limits-store';
import { isEmailAddress } from '../../platform/mail/email-address';
import { readFormBody } from '../forms/kit/submit/form-body';
import type { ForgottenPasswordState } from './forgotten-password-page';

/**
 * Reads the address of a forgotten password and returns the state of its answer, with the status set. The
 * answer is the same for every address; `mail` runs after it. Only an answer without an address at all,
 * and too many requests of one network, are told apart. `kind` separates the limits of kinds of accounts.
 */
export async function askForPassword(
  c: Context<App>,
  kind: '' | 'desk ',
  mail: (email: string, keys: AccountKeys) => Promise<void>,
): Promise<ForgottenPasswordState> {
  const body = await readFormBody(c.req.raw);
  const typedEmail = body.ok ? String(body.data.get('email') ?? '').slice(0, 254) : '';
  const email = normalizeLogin(typedEmail);
  if (!isEmailAddress(email)) {
    c.status(422);
    return { typedEmail, error: email ? 'ALERT_EMAIL_INVALID' : 'ALERT_EMAIL_EMPTY' };
  }
  const keys = await computeAccountKeys(c.env, c.req.raw, `${kind}${email}`);
  const now = Date.now();
  const end = await countAction(c.env.DB, 'ask for a password', keys, c.env.RATE_SCALE, now);
  if (end !== undefined) {
    c.status(429);
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return { typedEmail, error: 'LOGIN_LIMITED' };
  }
  c.executionCtx.waitUntil(
    mail(email, keys).catch((error) => console.error('one-time password not mailed', error)),
  );
  return { typedEmail, ends: now + c.env.OTP_TTL_S * SECOND_MS };
}
