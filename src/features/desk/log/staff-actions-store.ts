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
