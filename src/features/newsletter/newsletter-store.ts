/** Asked for, not yet confirmed; asking again changes its language, and begins the wait anew. */
export const insertSubscription = (
  db: D1Database,
  email: string,
  language: string,
  at: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO newsletter (email, language, asked) VALUES (?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET language = excluded.language, asked = excluded.asked`,
    )
    .bind(email, language, at);

/** Whether there was somebody to confirm; twice is as good as once. */
export async function confirmSubscription(
  db: D1Database,
  email: string,
  at: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE newsletter SET confirmed = coalesce(confirmed, ?) WHERE email = ?')
    .bind(at, email)
    .run();
  return meta.changes > 0;
}

export const deleteSubscription = (db: D1Database, email: string): Promise<unknown> =>
  db.prepare('DELETE FROM newsletter WHERE email = ?').bind(email).run();
