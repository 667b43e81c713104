import * as v from 'valibot';
import { CountColumn, MomentColumn, parseRows } from './d1-rows';

/** Maximum number of actions of a kind within a window. */
export interface RateLimit {
  kind: string;
  max: number;
  windowMs: number;
}

/** A limit with the keyed hash of the network or account that it counts for. */
export interface KeyedLimit extends RateLimit {
  key: string;
}

const RateWindow = v.object({
  network: v.string(),
  kind: v.string(),
  used: CountColumn,
  expiresAt: MomentColumn,
});
type RateWindow = v.InferOutput<typeof RateWindow>;

/** Loads the windows of these keys that have not ended. @throws InvalidRowError, so that no limit passes unread */
export async function loadRateWindows(
  db: D1Database,
  keys: readonly string[],
  now: number,
): Promise<RateWindow[]> {
  const { results } = await db
    .prepare(
      `SELECT network, kind, used, expires_at AS expiresAt FROM rate_windows
       WHERE network IN (SELECT value FROM json_each(?1)) AND expires_at > ?2`,
    )
    .bind(JSON.stringify(keys), now)
    .all();
  return parseRows(RateWindow, results, 'rate_windows');
}

/**
 * Returns the time, in ms since 1970, from which an action that counts for these limits may be tried again;
 * undefined if none of them is used up.
 */
export function findLimitsEnd(
  windows: readonly RateWindow[],
  limits: readonly KeyedLimit[],
): number | undefined {
  const full = windows.filter((window) =>
    limits.some(
      ({ key, kind, max }) => window.network === key && window.kind === kind && window.used >= max,
    ),
  );
  return full.length > 0 ? Math.max(...full.map(({ expiresAt }) => expiresAt)) : undefined;
}

/** Loads the windows of these limits and returns when the last that is used up ends (see findLimitsEnd). */
export async function loadLimitsEnd(
  db: D1Database,
  limits: readonly KeyedLimit[],
  now: number,
): Promise<number | undefined> {
  const keys = limits.map(({ key }) => key);
  return findLimitsEnd(await loadRateWindows(db, keys, now), limits);
}

/**
 * Returns the statements that count an action for these limits, as `step` each; beyond one the table's constraint
 * aborts their batch. `mostAllowed` replaces the maximum of each.
 */
export const countForLimits = (
  db: D1Database,
  limits: readonly KeyedLimit[],
  now: number,
  { step = 1, mostAllowed }: { step?: number; mostAllowed?: number } = {},
): D1PreparedStatement[] =>
  limits.map(({ key, kind, max, windowMs }) =>
    db
      .prepare(
        `INSERT INTO rate_windows (network, kind, expires_at, used, allowed) VALUES (?1, ?2, ?3, ?6, ?4)
         ON CONFLICT (network, kind) DO UPDATE SET
           used = iif(expires_at <= ?5, ?6, used + ?6), expires_at = iif(expires_at <= ?5, ?3, expires_at), allowed = ?4`,
      )
      .bind(key, kind, now + windowMs, mostAllowed ?? max, now, step),
  );

/**
 * Counts an action against all these limits, or none of them. Returns undefined if it may go on, else the time in
 * ms since 1970 when it may be tried again. Of simultaneous actions beyond a limit none goes on.
 */
export async function countAtOnce(
  db: D1Database,
  limits: readonly KeyedLimit[],
  now: number,
): Promise<number | undefined> {
  try {
    await db.batch(countForLimits(db, limits, now));
    return undefined;
  } catch (error) {
    if (!/rate_limit/.test(String(error))) throw error;
    return (await loadLimitsEnd(db, limits, now)) ?? now;
  }
}
