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
  ends: MomentColumn,
});

/**
 * Loads the time, in ms since 1970, from which an action that counts for these limits may be tried again;
 * undefined if none of them is used up. @throws InvalidRowError, so that no limit passes that cannot be read
 */
export async function loadLimitsEnd(
  db: D1Database,
  limits: readonly KeyedLimit[],
  now: number,
): Promise<number | undefined> {
  const { results } = await db
    .prepare(
      `SELECT network, kind, used, ends FROM rate_windows
       WHERE network IN (SELECT value FROM json_each(?1)) AND ends > ?2`,
    )
    .bind(JSON.stringify(limits.map(({ key }) => key)), now)
    .all();
  const full = parseRows(RateWindow, results, 'rate_windows').filter((window) =>
    limits.some(
      ({ key, kind, max }) => window.network === key && window.kind === kind && window.used >= max,
    ),
  );
  return full.length > 0 ? Math.max(...full.map(({ ends }) => ends)) : undefined;
}

/**
 * Returns the statements that count an action for these limits; beyond one the table's constraint aborts their
 * batch. With `mostAllowed` it never does.
 */
export const countForLimits = (
  db: D1Database,
  limits: readonly KeyedLimit[],
  now: number,
  mostAllowed?: number,
): D1PreparedStatement[] =>
  limits.map(({ key, kind, max, windowMs }) =>
    db
      .prepare(
        `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?1, ?2, ?3, 1, ?4)
         ON CONFLICT (network, kind) DO UPDATE SET
           used = iif(ends <= ?5, 1, used + 1), ends = iif(ends <= ?5, ?3, ends), most = ?4`,
      )
      .bind(key, kind, now + windowMs, mostAllowed ?? max, now),
  );
