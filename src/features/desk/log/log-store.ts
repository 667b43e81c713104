import * as v from 'valibot';
import { CountColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';

export const LOG_ROWS_PER_PAGE = 50;

/** Something that staff did. */
const LogRow = v.object({
  id: CountColumn,
  createdAt: MomentColumn,
  /** Null: the staff tool, or an account that was deleted. */
  staffName: v.nullable(v.string()),
  action: v.string(),
  subject: v.string(),
});
export type LogRow = v.InferOutput<typeof LogRow>;

/** Loads a page of what staff did, newest first, with how many rows there are. */
export async function loadLog(
  db: D1Database,
  { staff, action, page }: { staff: string; action: string; page: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const where = `(?1 = '' OR staff = ?1) AND (?2 = '' OR action = ?2)`;
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT staff_actions.id, staff_actions.created_at AS createdAt, staff.name AS staffName, action, subject
         FROM staff_actions LEFT JOIN staff_accounts AS staff ON staff.id = staff_actions.staff
         WHERE ${where.replaceAll('staff =', 'staff_actions.staff =')}
         ORDER BY staff_actions.id DESC LIMIT ?3 OFFSET ?4`,
      )
      .bind(staff, action, LOG_ROWS_PER_PAGE, (page - 1) * LOG_ROWS_PER_PAGE),
    db.prepare(`SELECT COUNT(*) AS total FROM staff_actions WHERE ${where}`).bind(staff, action),
  ]);
  const [total] = parseRows(v.object({ total: CountColumn }), count?.results ?? [], 'log');
  return {
    rows: parseRows(LogRow, rows?.results ?? [], 'staff_actions'),
    total: total?.total ?? 0,
  };
}
