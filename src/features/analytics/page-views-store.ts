/** Counts one view of a page, by its original path and the day (YYYY-MM-DD, Brussels time). */
export async function countPageView(db: D1Database, page: string, day: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO visits (page, day, visits) VALUES (?, ?, 1)
       ON CONFLICT (page, day) DO UPDATE SET visits = visits + 1`,
    )
    .bind(page, day)
    .run();
}
