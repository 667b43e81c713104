/** Maximum number of actions of a kind by one network within a window. */
export interface RateLimit {
  kind: string;
  max: number;
  windowMs: number;
}

/** The signed name of a network, and the limits that count for it. */
export interface NetworkRateLimits {
  network: string;
  limits: readonly RateLimit[];
}

/** Returns the statements that count an action; beyond a limit the table's constraint aborts their batch. */
export const incrementRateWindows = (
  db: D1Database,
  rateLimits: readonly NetworkRateLimits[],
  now: number,
  mostAllowed?: number,
): D1PreparedStatement[] =>
  rateLimits.flatMap(({ network, limits }) =>
    limits.map(({ kind, max, windowMs }) =>
      db
        .prepare(
          `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?1, ?2, ?3, 1, ?4)
           ON CONFLICT (network, kind) DO UPDATE SET
             used = iif(ends <= ?5, 1, used + 1), ends = iif(ends <= ?5, ?3, ends), most = ?4`,
        )
        .bind(network, kind, now + windowMs, mostAllowed ?? max, now),
    ),
  );
