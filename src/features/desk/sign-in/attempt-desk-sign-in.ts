import type { KeyRing } from '../../../domain/accounts/key-ring';
import { countSecondsUntil } from '../../../domain/format/durations';
import type { Environment } from '../../../env';
import type { AccountKeys } from '../../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../../platform/accounts/account-limits-store';
import { STAFF_TABLES } from '../../../platform/accounts/account-tables';
import { isRightPassword } from '../../../platform/accounts/password-hash';
import type { StaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import { readOneTimePassword } from '../../../platform/accounts/tokens';
import { consumeOneTimePassword } from '../../sign-in/credentials/one-time-passwords-store';
import { renewPasswordHash } from '../../sign-in/credentials/renew-password-hash';
import { consumeCode } from '../../sign-in/credentials/second-factor-store';

/** Typed values of the desk's sign-in, and the keys of the limits that count them. */
export interface DeskSignInAttempt {
  /** The account of the address that was typed, if there is one. */
  account: StaffToSignIn | undefined;
  password: string;
  /** The code of the app or a recovery code; '' if none was typed. */
  code: string;
  keys: AccountKeys;
  now: number;
}

export type DeskSignInResult =
  | { kind: 'signed in'; account: StaffToSignIn; stage: 'open' | 'new-password' }
  // With the account whose password was right and whose code was not.
  | { kind: 'refused'; wrongCodeOf?: StaffToSignIn }
  | { kind: 'limited'; retryAfterS: number };

type SignInEnvironment = Pick<Environment, 'DB' | 'RATE_SCALE' | 'PASSWORD_COST'> & {
  PASSWORD_PEPPERS: KeyRing;
};

/** A row that nobody has: an unknown account costs the same statements as a known one. */
const NOBODY = '';

/**
 * Decides about a sign-in at the desk (decisions 23 and 44). Limits come before the password is hashed, and
 * a refusal does not tell which of address, password and code was wrong. A code is used up by the right
 * password only, a one-time password by the right code only.
 */
export async function attemptDeskSignIn(
  env: SignInEnvironment,
  attempt: DeskSignInAttempt,
): Promise<DeskSignInResult> {
  const { account, password, keys, now } = attempt;
  const end = await countAction(env.DB, 'sign in', keys, env.RATE_SCALE, now);
  if (end !== undefined) return { kind: 'limited', retryAfterS: countSecondsUntil(end, now) };
  // Whoever types codes has as few tries as at the second step of other accounts, right password or not.
  const codesEnd =
    attempt.code && (await countAction(env.DB, 'enter a code', keys, env.RATE_SCALE, now));
  if (codesEnd) return { kind: 'limited', retryAfterS: countSecondsUntil(codesEnd, now) };
  const stored = account?.password ?? undefined;
  const isRight = await isRightPassword(password, stored, env.PASSWORD_PEPPERS, env.PASSWORD_COST);
  const isOneTime = !isRight && (await isOneTimePassword(env, account, attempt));
  if (!account || (!isRight && !isOneTime)) return { kind: 'refused' };
  // Of a one-time password the code was checked before it was used up.
  if (isRight && !(await isRightCode(env, account, attempt)))
    return { kind: 'refused', wrongCodeOf: account };
  await forgiveAction(env.DB, 'sign in', keys);
  if (attempt.code) await forgiveAction(env.DB, 'enter a code', keys);
  if (isRight) await renewPasswordHash(env, account, password, STAFF_TABLES);
  return { kind: 'signed in', account, stage: isOneTime ? 'new-password' : 'open' };
}

const ONE_TIME_PASSWORD = /^[a-z2-9]{6}(?:-[a-z2-9]{6}){3}$/;

/** What is shaped like a one-time password costs a known account and an unknown one the same statements. */
async function isOneTimePassword(
  env: SignInEnvironment,
  account: StaffToSignIn | undefined,
  attempt: DeskSignInAttempt,
): Promise<boolean> {
  const password = readOneTimePassword(attempt.password);
  const mayEnter =
    ONE_TIME_PASSWORD.test(password) && (await isRightCode(env, account, attempt)) && account;
  const id = mayEnter ? mayEnter.id : NOBODY;
  return consumeOneTimePassword(env.DB, id, password, attempt.now, STAFF_TABLES);
}

/** Whether the code is right or none is needed; the code of nobody is looked for where none is. */
async function isRightCode(
  env: SignInEnvironment,
  account: StaffToSignIn | undefined,
  { code, now }: DeskSignInAttempt,
): Promise<boolean> {
  const id = account?.hasSecondFactor ? account.id : NOBODY;
  const isRight = await consumeCode(env.DB, id, code, env.PASSWORD_PEPPERS, now, STAFF_TABLES);
  return isRight || account?.hasSecondFactor === false;
}
