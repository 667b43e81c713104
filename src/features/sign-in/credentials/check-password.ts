import type { Context } from 'hono';
import { SECOND_MS } from '../../../domain/format/durations';
import type { App } from '../../../env';
import type { Account } from '../../../platform/accounts/account';
import { computeAccountKeys } from '../../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../../platform/accounts/account-limits-store';
import { findAccountToSignIn } from '../../../platform/accounts/accounts-store';
import { isRightPassword } from '../../../platform/accounts/password-hash';
import { requirePepper } from '../../../platform/accounts/pepper';

/** Whether a signed-in person typed their password right; 'limited' says when to try again. */
export type PasswordCheck =
  | { kind: 'right' }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterS: number };

/** Compares the password of a signed-in person, under the limits of the sign-in (decision 23). */
export async function checkPassword(
  c: Context<App>,
  { id, email }: Account,
  password: string,
): Promise<PasswordCheck> {
  const { DB, RATE_SCALE, PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(c.env);
  const keys = await computeAccountKeys(c, 'visitors', { id, login: email });
  const now = Date.now();
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined)
    return { kind: 'limited', retryAfterS: Math.max(1, Math.ceil((end - now) / SECOND_MS)) };
  const account = await findAccountToSignIn(DB, email);
  const stored = account?.password ?? undefined;
  if (!(await isRightPassword(password, stored, PASSWORD_PEPPERS, PASSWORD_COST)))
    return { kind: 'wrong' };
  await forgiveAction(DB, 'sign in', keys);
  return { kind: 'right' };
}
