/**
 * Runs a change and, in the same batch, what belongs to it; returns whether the change found its row. The log
 * of a change that found none is harmless: it names the key that was asked for.
 */
export async function runChange(
  db: D1Database,
  change: D1PreparedStatement,
  others: readonly D1PreparedStatement[],
): Promise<boolean> {
  const [result] = await db.batch([change, ...others]);
  return (result?.meta.changes ?? 0) > 0;
}

/** Runs statements in one batch: all or none. */
export const runBatch = (
  db: D1Database,
  statements: readonly D1PreparedStatement[],
): Promise<unknown> => db.batch([...statements]);
