import type { Context } from 'hono';
import { countSecondsUntil } from '../../../domain/format/durations';
import type { App } from '../../../env';
import { computeAccountKeys } from '../../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../../platform/accounts/account-limits-store';
import type { AccountKind } from '../../../platform/accounts/known-browsers';
import { isRightPassword } from '../../../platform/accounts/password-hash';
import { requirePepper } from '../../../platform/accounts/pepper';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { refuseForm } from '../../forms/kit/submit/read-form';

/** Somebody who is signed in, and whose password is asked for again. */
export interface AskedAccount {
  id: string;
  /** Whose limits count the passwords that are typed. */
  kind: AccountKind;
  /** Returns the stored password. */
  loadPassword(): Promise<string | null | undefined>;
}

/** Compares the password under the limits of the sign-in (decision 23); returns the refusal at its field, if it is wrong. */
export async function refuseWrongPassword(
  c: Context<App>,
  { id, kind, loadPassword }: AskedAccount,
  read: Parameters<typeof refuseForm>[0],
  field: string,
): Promise<RefusedForm | undefined> {
  const { DB, RATE_SCALE, PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(c.env);
  const keys = await computeAccountKeys(c, kind, { id, login: id });
  const now = Date.now();
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(countSecondsUntil(end, now)));
    return refuseForm(read, { status: 429, alert: 'LOGIN_LIMITED' });
  }
  const typed = String(read.values[field] ?? '');
  const stored = await loadPassword();
  if (!(await isRightPassword(typed, stored ?? undefined, PASSWORD_PEPPERS, PASSWORD_COST)))
    return refuseForm(read, { errors: { [field]: { key: 'SECOND_FACTOR_PASSWORD_WRONG' } } });
  await forgiveAction(DB, 'sign in', keys);
  return undefined;
}
