import * as v from 'valibot';
import { FlagColumn, parseFirstRow } from '../d1-rows';
import type { AccountTables } from './account-tables';
import { VISITOR_TABLES } from './account-tables';
import { PERSON_COLUMNS, Person } from './person';

/** A person with what the sign-in compares. */
const PersonToSignIn = v.object({
  ...Person.entries,
  password: v.nullable(v.string()),
  hasSecondFactor: FlagColumn,
});
export type PersonToSignIn = v.InferOutput<typeof PersonToSignIn>;

/** Finds the person of an address or a user name (see `normalizeLogin`); undefined if none may sign in. */
export async function findPersonToSignIn(
  db: D1Database,
  login: string,
): Promise<PersonToSignIn | undefined> {
  const row = await db
    .prepare(
      `SELECT ${PERSON_COLUMNS}, password, totp IS NOT NULL AS hasSecondFactor FROM accounts
       WHERE (email = ?1 OR username = ?1) AND disabled_at IS NULL`,
    )
    .bind(login)
    .first();
  return parseFirstRow(PersonToSignIn, row, 'accounts');
}

/** Finds the person of an address; undefined if none may sign in. */
export async function findPersonByEmail(
  db: D1Database,
  email: string,
): Promise<Person | undefined> {
  const row = await db
    .prepare(`SELECT ${PERSON_COLUMNS} FROM accounts WHERE email = ?1 AND disabled_at IS NULL`)
    .bind(email)
    .first();
  return parseFirstRow(Person, row, 'accounts');
}

/** Stores a hash of the same password, made with a newer pepper; sessions go on. */
export const updatePasswordHash = (
  db: D1Database,
  person: string,
  { stored, fresh }: { stored: string; fresh: string },
  tables: AccountTables = VISITOR_TABLES,
): Promise<unknown> =>
  db
    .prepare(`UPDATE ${tables.people} SET password = ?3 WHERE id = ?1 AND password = ?2`)
    .bind(person, stored, fresh)
    .run();

/** Sets a new password, ends all sessions of the person and voids the one-time password (decision 22). */
export const buildPasswordChange = (
  db: D1Database,
  person: string,
  passwordHash: string,
  tables: AccountTables = VISITOR_TABLES,
): D1PreparedStatement[] => [
  db.prepare(`UPDATE ${tables.people} SET password = ?2 WHERE id = ?1`).bind(person, passwordHash),
  db.prepare(`DELETE FROM ${tables.sessions} WHERE account = ?1`).bind(person),
  db.prepare(`DELETE FROM ${tables.oneTimePasswords} WHERE account = ?1`).bind(person),
];
