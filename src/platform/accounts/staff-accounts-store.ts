import * as v from 'valibot';
import type { StaffRole } from '../../domain/accounts/staff-role';
import type { Language } from '../../domain/language/language';
import { FlagColumn, MomentColumn, parseFirstRow, parseRows } from '../d1-rows';
import { withdrawDeskInvitation } from '../mail/withdraw-mails-store';
import { STAFF_TABLES } from './account-tables';
import type { SessionLimits, SessionStage } from './sessions-store';
import { loadSessionRow, SESSION_ENTRIES } from './sessions-store';
import { STAFF_COLUMNS, StaffAccount } from './staff-account';

const StaffSessionRow = v.object({ ...StaffAccount.entries, ...SESSION_ENTRIES });

/** Somebody of staff who is signed in, and how far. */
export interface StaffSession {
  staff: StaffAccount;
  stage: SessionStage;
}

/** Loads the session of a token; undefined if there is none, it has ended, or the account is closed. */
export async function loadStaffSession(
  db: D1Database,
  token: string,
  limits: SessionLimits,
  now: number,
): Promise<(StaffSession & { touch: D1PreparedStatement | undefined }) | undefined> {
  const kind = { tables: STAFF_TABLES, columns: STAFF_COLUMNS, schema: StaffSessionRow };
  const loaded = await loadSessionRow(db, token, kind, limits, now);
  if (!loaded) return undefined;
  const { stage, usedAt: _, ...staff } = loaded.row;
  return { staff, stage, touch: loaded.touch };
}

/** Somebody of staff with what the sign-in compares. */
const StaffToSignIn = v.object({ ...StaffAccount.entries, password: v.nullable(v.string()) });
export type StaffToSignIn = v.InferOutput<typeof StaffToSignIn>;

/** Finds the account of an address (see `normalizeLogin`); undefined if it may not sign in. */
export async function findStaffToSignIn(
  db: D1Database,
  email: string,
): Promise<StaffToSignIn | undefined> {
  const row = await db
    .prepare(
      `SELECT ${STAFF_COLUMNS}, password FROM staff_accounts AS accounts
       WHERE email = ?1 AND disabled_at IS NULL`,
    )
    .bind(email)
    .first();
  return parseFirstRow(StaffToSignIn, row, 'staff_accounts');
}

/** Finds an account by its id; undefined if it may not sign in. */
export async function findStaffById(db: D1Database, id: string): Promise<StaffAccount | undefined> {
  const row = await db
    .prepare(
      `SELECT ${STAFF_COLUMNS} FROM staff_accounts AS accounts WHERE id = ?1 AND disabled_at IS NULL`,
    )
    .bind(id)
    .first();
  return parseFirstRow(StaffAccount, row, 'staff_accounts');
}

const ListedStaff = v.object({
  ...StaffAccount.entries,
  hasPassword: FlagColumn,
  createdAt: MomentColumn,
  invitedAt: v.nullable(MomentColumn),
  disabledAt: v.nullable(MomentColumn),
});
export type ListedStaff = v.InferOutput<typeof ListedStaff>;

/** Lists the accounts of staff by name, closed ones too. */
export async function listStaff(db: D1Database): Promise<ListedStaff[]> {
  const { results } = await db
    .prepare(
      `SELECT ${STAFF_COLUMNS}, password IS NOT NULL AS hasPassword, created_at AS createdAt, invited_at AS invitedAt, disabled_at AS disabledAt
       FROM staff_accounts AS accounts ORDER BY name, email`,
    )
    .all();
  return parseRows(ListedStaff, results, 'staff_accounts');
}

/** An account of staff as a manager or the staff tool adds it. */
export interface NewStaffAccount {
  /** Normalized (see `normalizeLogin`). */
  email: string;
  name: string;
  language: Language;
  role: StaffRole;
}

/**
 * Adds an account of staff, or opens the one of this address again; its name and role change only if it is new.
 * A password is set only where there is none.
 */
export const upsertStaff = (
  db: D1Database,
  { email, name, language, role }: NewStaffAccount,
  { password, invited, now }: { password?: string; invited?: boolean; now: number },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO staff_accounts (id, email, name, language, role, password, created_at, invited_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
       ON CONFLICT (email) DO UPDATE SET
         password = coalesce(password, excluded.password), invited_at = excluded.invited_at, disabled_at = NULL`,
    )
    .bind(
      ...[crypto.randomUUID(), email, name, language, role],
      ...[password ?? null, now, invited ? now : null],
    );

/** Asks again for the mail with a first password; a job sends it within a minute. */
export const requestStaffInvitation = (
  db: D1Database,
  id: string,
  now: number,
): D1PreparedStatement =>
  db.prepare('UPDATE staff_accounts SET invited_at = ?2 WHERE id = ?1').bind(id, now);

/**
 * A condition of an update: somebody else of this desk is a manager and can sign in, so that it never has none. Who was
 * invited and chose no password yet may never come.
 */
const ANOTHER_MANAGES = `EXISTS (SELECT 1 FROM staff_accounts AS others
  WHERE others.role = 'manager' AND others.disabled_at IS NULL AND others.password IS NOT NULL
    AND others.id <> staff_accounts.id)`;

/** Gives somebody another role, unless they are the last manager. */
export const changeStaffRole = (db: D1Database, id: string, role: StaffRole): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE staff_accounts SET role = ?2 WHERE id = ?1 AND disabled_at IS NULL
         AND (?2 = 'manager' OR ${ANOTHER_MANAGES})`,
    )
    .bind(id, role);

/** Returns whether a desk without this person has a manager. */
export const hasOtherManager = async (db: D1Database, id: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM staff_accounts WHERE id = ?1 AND ${ANOTHER_MANAGES}`)
    .bind(id)
    .first()) !== null;

const SIGN_IN_TABLES = [
  'staff_sessions',
  'staff_one_time_passwords',
  'staff_recovery_codes',
  'staff_passkeys',
  'staff_calendars',
];

/**
 * Closes the desk to somebody at once; the password and the second factor go, so that coming back takes a
 * new invitation. At the desk the last manager stays open, also when two close each other in the same instant.
 */
export const disableStaff = (
  db: D1Database,
  id: string,
  now: number,
  { keepsLast }: { keepsLast: boolean },
): [D1PreparedStatement, ...D1PreparedStatement[]] => [
  db
    .prepare(
      `UPDATE staff_accounts SET disabled_at = ?2, invited_at = NULL, password = NULL, totp = NULL
         WHERE id = ?1 AND (?3 = 0 OR role <> 'manager' OR ${ANOTHER_MANAGES})`,
    )
    .bind(id, now, Number(keepsLast)),
  ...SIGN_IN_TABLES.map((table) =>
    db
      .prepare(
        `DELETE FROM ${table} WHERE account = ?1
           AND EXISTS (SELECT 1 FROM staff_accounts WHERE id = ?1 AND disabled_at IS NOT NULL)`,
      )
      .bind(id),
  ),
  ...withdrawDeskInvitation(db, id, now),
];

/** Returns the accounts that wait for their first mail, at most this many, and takes them off the list. */
export async function claimInvitedStaff(db: D1Database, limit: number): Promise<StaffAccount[]> {
  const { results } = await db
    .prepare(
      `UPDATE staff_accounts SET invited_at = NULL WHERE id IN
         (SELECT id FROM staff_accounts WHERE invited_at IS NOT NULL AND disabled_at IS NULL LIMIT ?1)
       RETURNING ${STAFF_COLUMNS.replaceAll('accounts.', '')}`,
    )
    .bind(limit)
    .all();
  return parseRows(StaffAccount, results, 'staff_accounts');
}
