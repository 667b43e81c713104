import * as v from 'valibot';
import { MomentColumn, parseFirstRow } from '../d1-rows';
import type { AccountAction, LimitSubject } from './account-limits';
import { ACCOUNT_LIMITS } from './account-limits';

/** The keyed hash of each subject that a request counts for. */
export type LimitKeys = Partial<Record<LimitSubject, string>>;

interface CountedLimit {
  key: string;
  kind: string;
  max: number;
  windowMs: number;
}

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
  const end = await loadEnd(db, limits, now);
  if (end !== undefined) return end;
  try {
    await db.batch(limits.map((limit) => incrementWindow(db, limit, now)));
    return undefined;
  } catch (error) {
    if (!/rate_limit/.test(String(error))) throw error;
    return (await loadEnd(db, limits, now)) ?? now;
  }
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
        .bind(key, kind, key === keys.account ? 1 : 0),
    ),
  );
}

function listLimits(action: AccountAction, keys: LimitKeys, scale: number): CountedLimit[] {
  return Object.entries(ACCOUNT_LIMITS[action]).flatMap(([subject, limit]) => {
    const key = keys[subject as LimitSubject];
    const max = Math.max(1, Math.round(limit.max * scale));
    return key ? [{ ...limit, key, max }] : [];
  });
}

/** Beyond the limit the table's constraint aborts the whole batch. */
const incrementWindow = (db: D1Database, { key, kind, max, windowMs }: CountedLimit, now: number) =>
  db
    .prepare(
      `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT (network, kind) DO UPDATE SET
         used = iif(ends <= ?5, 1, used + 1), ends = iif(ends <= ?5, ?3, ends), most = ?4`,
    )
    .bind(key, kind, now + windowMs, max, now);

async function loadEnd(
  db: D1Database,
  limits: readonly CountedLimit[],
  now: number,
): Promise<number | undefined> {
  const row = await db
    .prepare(
      `SELECT max(ends) AS ends FROM rate_windows, json_each(?1) AS limits
       WHERE network = limits.value ->> 'key' AND kind = limits.value ->> 'kind'
         AND used >= limits.value ->> 'max' AND ends > ?2`,
    )
    .bind(JSON.stringify(limits), now)
    .first();
  return (
    parseFirstRow(v.object({ ends: v.nullable(MomentColumn) }), row, 'rate_windows')?.ends ??
    undefined
  );
}
