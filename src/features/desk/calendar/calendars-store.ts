import * as v from 'valibot';
import { subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import { createSessionToken, hashToken } from '../../../platform/accounts/tokens';
import { KeyColumn, MomentColumn, parseFirstRow } from '../../../platform/d1-rows';
import { recordStaffAction } from '../log/staff-actions-store';

const StoredCalendar = v.object({ createdAt: MomentColumn, usedAt: v.nullable(MomentColumn) });
export type StoredCalendar = v.InferOutput<typeof StoredCalendar>;

/** Loads when somebody's calendar got its address and when a program last read it; undefined without one. */
export async function loadCalendar(
  db: D1Database,
  account: string,
): Promise<StoredCalendar | undefined> {
  const row = await db
    .prepare(
      'SELECT created_at AS createdAt, used_at AS usedAt FROM staff_calendars WHERE account = ?1',
    )
    .bind(account)
    .first();
  return parseFirstRow(StoredCalendar, row, 'staff_calendars');
}

/** Gives somebody's calendar a new address, which ends the one before, and returns its secret, kept nowhere. */
export async function replaceCalendar(
  db: D1Database,
  staff: { id: string },
  now: number,
): Promise<string> {
  const token = createSessionToken();
  await db.batch([
    db
      .prepare(
        `INSERT INTO staff_calendars (account, hash, created_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (account) DO UPDATE SET hash = ?2, created_at = ?3, used_at = NULL`,
      )
      .bind(staff.id, await hashToken(token), now),
    recordStaffAction(db, staff, 'calendar made', ''),
  ]);
  return token;
}

/** Ends the address of somebody's calendar. */
export const revokeCalendar = (db: D1Database, staff: { id: string }): Promise<unknown> =>
  db.batch([
    db.prepare('DELETE FROM staff_calendars WHERE account = ?1').bind(staff.id),
    recordStaffAction(db, staff, 'calendar revoked', ''),
  ]);

const CalendarOwner = v.object({ id: KeyColumn, email: v.string(), name: v.string() });
export type CalendarOwner = v.InferOutput<typeof CalendarOwner>;

/** Finds whose calendar an address opens and notes, once an hour, that it was read; undefined if it opens none. */
export async function openCalendar(
  db: D1Database,
  token: string,
  now: number,
): Promise<CalendarOwner | undefined> {
  const hash = await hashToken(token);
  const [, found] = await db.batch([
    db
      .prepare(
        'UPDATE staff_calendars SET used_at = ?2 WHERE hash = ?1 AND coalesce(used_at, 0) < ?3',
      )
      .bind(hash, now, subtractPeriod(now, PERIODS.notedCalendarReading)),
    db
      .prepare(
        `SELECT id, email, name FROM staff_calendars
           JOIN staff_accounts ON staff_accounts.id = account AND disabled_at IS NULL
         WHERE hash = ?1`,
      )
      .bind(hash),
  ]);
  return parseFirstRow(CalendarOwner, found?.results[0] ?? null, 'staff_calendars');
}
