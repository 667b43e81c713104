import type { AccountKeys } from '../../platform/accounts/account-keys';

export const ATTEMPT_OUTCOMES = ['signed in', 'refused', 'limited'] as const;

/** The outcome of an attempt to sign in, with the person if it succeeded. */
type AttemptOutcome =
  | { kind: 'signed in'; account: { id: string } }
  | { kind: Exclude<(typeof ATTEMPT_OUTCOMES)[number], 'signed in'> };

/**
 * Records how an attempt to sign in ended, for staff. A row that cannot be written is only logged. Attempts
 * beyond a limit are not recorded: a flood of them would fill the table, and `rate_windows` shows the limit.
 */
export async function recordSignInAttempt(
  db: D1Database,
  keys: AccountKeys,
  result: AttemptOutcome,
  now: number,
): Promise<void> {
  if (result.kind === 'limited') return;
  const account = result.kind === 'signed in' ? result.account.id : null;
  await db
    .prepare(
      'INSERT INTO sign_in_attempts (created_at, login, network, account, outcome) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(now, keys.account, keys.network, account, result.kind)
    .run()
    .catch((error) => console.error('attempt to sign in not recorded', error));
}
