/** Rows of a table that may be deleted once the moment in `column` has passed. */
export interface ExpiringRows {
  table: string;
  /** Moment in milliseconds since 1970. */
  column: string;
  /** SQL condition that narrows the rows. */
  condition?: string;
}

/** Deletes the rows whose moment is earlier than `before`. The names become SQL: only constants of the code. */
export async function deleteRowsBefore(
  db: D1Database,
  { table, column, condition }: ExpiringRows,
  before: number,
): Promise<void> {
  const filter = condition ? ` AND (${condition})` : '';
  await db.prepare(`DELETE FROM ${table} WHERE ${column} < ?1${filter}`).bind(before).run();
}
