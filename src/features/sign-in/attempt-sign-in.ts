import type { KeyRing } from '../../domain/accounts/key-ring';
import { countSecondsUntil } from '../../domain/format/durations';
import type { Environment } from '../../env';
import type { AccountKeys } from '../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../platform/accounts/account-limits-store';
import type { AccountToSignIn } from '../../platform/accounts/accounts-store';
import { isRightPassword } from '../../platform/accounts/password-hash';
import type { SessionStage } from '../../platform/accounts/sessions-store';
import { readOneTimePassword } from '../../platform/accounts/tokens';
import { consumeOneTimePassword } from './credentials/one-time-passwords-store';
import { renewPasswordHash } from './credentials/renew-password-hash';

/** The input of a sign-in, and the keys of its limits. */
export interface SignInAttempt {
  /** The account of the login that was typed, if there is one. */
  account: AccountToSignIn | undefined;
  password: string;
  keys: AccountKeys;
  now: number;
}

export type SignInResult =
  | { kind: 'signed in'; account: AccountToSignIn; stage: SessionStage }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterS: number };

type SignInEnvironment = Pick<Environment, 'DB' | 'RATE_SCALE' | 'PASSWORD_COST'> & {
  PASSWORD_PEPPERS: KeyRing;
};

/** A row that no person has: an unknown account costs the same statements as a known one. */
const NOBODY = '';

/**
 * Checks a sign-in (decision 23). Limits are checked before the password is hashed; known and unknown
 * accounts take the same steps.
 */
export async function attemptSignIn(
  env: SignInEnvironment,
  { account, password, keys, now }: SignInAttempt,
): Promise<SignInResult> {
  const end = await countAction(env.DB, 'sign in', keys, env.RATE_SCALE, now);
  if (end !== undefined) return { kind: 'limited', retryAfterS: countSecondsUntil(end, now) };
  const isRight = await isRightPassword(
    password,
    account?.password ?? undefined,
    env.PASSWORD_PEPPERS,
    env.PASSWORD_COST,
  );
  const isOneTime =
    !isRight &&
    (await consumeOneTimePassword(
      env.DB,
      account?.id ?? NOBODY,
      readOneTimePassword(password),
      now,
    ));
  if (!account || (!isRight && !isOneTime)) return { kind: 'refused' };
  await forgiveAction(env.DB, 'sign in', keys);
  if (isRight) await renewPasswordHash(env, account, password);
  return { kind: 'signed in', account, stage: getStage(account, isOneTime) };
}

/** A one-time password opens nothing but the choice of a new one (decision 22), after the second factor. */
function getStage({ hasSecondFactor }: AccountToSignIn, isOneTime: boolean): SessionStage {
  if (hasSecondFactor) return isOneTime ? 'code-then-new-password' : 'code';
  return isOneTime ? 'new-password' : 'open';
}
