import * as v from 'valibot';
import { CountColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import type { ListPlace } from '../../../platform/list-place';
import { cutPage, orderRows } from '../../../platform/list-place';
import { countList, readTotal } from '../list-counts-store';

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
  { staff, action, ...place }: ListPlace & { staff: string; action: string },
): Promise<{ rows: LogRow[]; total: number }> {
  const cut = cutPage(place, { key: 'staff_actions.id', order: 'DESC' }, LOG_ROWS_PER_PAGE);
  const where = [staff && 'staff_actions.staff = ?', action && 'action = ?', cut.where];
  const values = [staff, action, ...cut.values].filter(Boolean);
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT staff_actions.id, staff_actions.created_at AS createdAt, staff.name AS staffName, action, subject
         FROM staff_actions LEFT JOIN staff_accounts AS staff ON staff.id = staff_actions.staff
         WHERE ${where.filter(Boolean).join(' AND ') || 'true'}
         ORDER BY staff_actions.id ${cut.order} LIMIT ? OFFSET ?`,
      )
      .bind(...values, LOG_ROWS_PER_PAGE, cut.offset),
    countList(db, 'actions', { kind: action, staff }),
  ]);
  return {
    rows: orderRows(parseRows(LogRow, rows?.results ?? [], 'staff_actions'), cut),
    total: readTotal(count?.results),
  };
}
