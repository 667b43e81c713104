import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { parseBrusselsTime } from '../../../domain/format/brussels-time';
import type { StaffAction } from './staff-action';

/**
 * Records what staff did, for the batch of the change itself. `subject` is the number or key of what was
 * changed, never a visitor's name or address; `staff` is undefined for the staff tool.
 */
export const recordStaffAction = (
  db: D1Database,
  staff: { id: string } | undefined,
  action: StaffAction,
  subject: string | number,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO staff_actions (created_at, staff, action, subject) VALUES (?1, ?2, ?3, ?4)',
    )
    .bind(Date.now(), staff?.id ?? null, action, String(subject));

/** Records an action that changes nothing else, such as an export. */
export const recordAction = (...action: Parameters<typeof recordStaffAction>): Promise<unknown> =>
  recordStaffAction(...action).run();

/** Records that staff looked at something: once a day for each of them and each thing, so that the log stays readable. */
export async function recordViewing(
  db: D1Database,
  staff: { id: string } | undefined,
  action: Extract<StaffAction, `${string} ${'viewed' | 'opened'}`>,
  subject: string | number,
): Promise<void> {
  const now = Date.now();
  const dayStart = parseBrusselsTime(`${toBrusselsDay(new Date(now))}T00:00`) ?? now;
  await db
    .prepare(
      `INSERT INTO staff_actions (created_at, staff, action, subject)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS
         (SELECT 1 FROM staff_actions
          WHERE subject = ?4 AND action = ?3 AND staff IS ?2 AND created_at >= ?5)`,
    )
    .bind(now, staff?.id ?? null, action, String(subject), dayStart)
    .run();
}
