/**
 * Runs a change in one batch with what follows from it; false if its last statement changed no row, as when another
 * request was first: then nothing of the batch is stored.
 */
export async function runIfChanged(
  db: D1Database,
  change: readonly D1PreparedStatement[],
  followers: readonly D1PreparedStatement[],
): Promise<boolean> {
  // What is no JSON aborts the batch.
  const check = db.prepare(`SELECT json(iif(changes() > 0, 'true', 'unchanged'))`);
  try {
    await db.batch([...change, check, ...followers]);
    return true;
  } catch (error) {
    if (!/malformed JSON/.test(String(error))) throw error;
    return false;
  }
}
