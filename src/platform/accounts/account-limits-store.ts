import { scaleLimit } from '../limits';
import type { KeyedLimit } from '../rate-windows-store';
import { countAtOnce, loadLimitsEnd } from '../rate-windows-store';
import type { AccountAction, AccountLimitSubject } from './account-limits';
import { ACCOUNT_LIMITS } from './account-limits';

/** The keyed hash of each subject that a request counts for. */
export type LimitKeys = Partial<Record<AccountLimitSubject, string>>;

/**
 * Counts one action against all its limits, or none of them. Returns undefined if it may go on, else
 * the time in ms since 1970 when it may be tried again. An action beyond a limit costs one read and
 * no write, so that a flood of them leaves the database to others.
 */
export async function countAction(
  db: D1Database,
  action: AccountAction,
  keys: LimitKeys,
  scale: number,
  now: number,
): Promise<number | undefined> {
  const limits = listLimits(action, keys, scale);
  return (await loadLimitsEnd(db, limits, now)) ?? countAtOnce(db, limits, now);
}

/** Takes a successful action back: only failures count, and the account starts anew. */
export async function forgiveAction(
  db: D1Database,
  action: AccountAction,
  keys: LimitKeys,
): Promise<void> {
  await db.batch(
    listLimits(action, keys, 1).map(({ key, kind }) =>
      db
        .prepare(
          `UPDATE rate_windows SET used = iif(?3, 0, max(0, used - 1))
           WHERE network = ?1 AND kind = ?2`,
        )
        .bind(key, kind, key === keys.account || key === keys.browser ? 1 : 0),
    ),
  );
}

function listLimits(action: AccountAction, keys: LimitKeys, scale: number): KeyedLimit[] {
  const names = Object.entries(ACCOUNT_LIMITS[action]).filter(
    ([subject]) => (subject === 'browser') === (keys.browser !== undefined),
  );
  return names.flatMap(([subject, name]) => {
    const key = keys[subject as AccountLimitSubject];
    return key ? [{ ...scaleLimit(name, scale), key }] : [];
  });
}
