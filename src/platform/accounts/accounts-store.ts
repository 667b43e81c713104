import * as v from 'valibot';
import { FlagColumn, parseFirstRow } from '../d1-rows';
import { ACCOUNT_COLUMNS, Account } from './account';
import type { AccountTables } from './account-tables';
import { VISITOR_TABLES } from './account-tables';

/** A person with what the sign-in compares. */
const AccountToSignIn = v.object({
  ...Account.entries,
  password: v.nullable(v.string()),
  hasSecondFactor: FlagColumn,
});
export type AccountToSignIn = v.InferOutput<typeof AccountToSignIn>;

/** Finds the person of an address or a user name (see `normalizeLogin`); undefined if none may sign in. */
export async function findAccountToSignIn(
  db: D1Database,
  login: string,
): Promise<AccountToSignIn | undefined> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, password, totp IS NOT NULL AS hasSecondFactor FROM accounts
       WHERE (email = ?1 OR username = ?1) AND disabled_at IS NULL`,
    )
    .bind(login)
    .first();
  return parseFirstRow(AccountToSignIn, row, 'accounts');
}

/** Finds the person of an address; undefined if none may sign in. */
export async function findAccountByEmail(
  db: D1Database,
  email: string,
): Promise<Account | undefined> {
  const row = await db
    .prepare(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE email = ?1 AND disabled_at IS NULL`)
    .bind(email)
    .first();
  return parseFirstRow(Account, row, 'accounts');
}

/** Finds a person by their id; undefined if none may sign in. */
export async function findAccountById(db: D1Database, id: string): Promise<Account | undefined> {
  const row = await db
    .prepare(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = ?1 AND disabled_at IS NULL`)
    .bind(id)
    .first();
  return parseFirstRow(Account, row, 'accounts');
}

/** Stores a hash of the same password, made with a newer pepper; sessions go on. */
export const updatePasswordHash = (
  db: D1Database,
  account: string,
  { stored, fresh }: { stored: string; fresh: string },
  tables: AccountTables = VISITOR_TABLES,
): Promise<unknown> =>
  db
    .prepare(`UPDATE ${tables.accounts} SET password = ?3 WHERE id = ?1 AND password = ?2`)
    .bind(account, stored, fresh)
    .run();

/** Sets a new password, ends all sessions of the person and voids the one-time password (decision 22). */
export const buildPasswordChange = (
  db: D1Database,
  account: string,
  passwordHash: string,
  tables: AccountTables = VISITOR_TABLES,
): D1PreparedStatement[] => [
  db
    .prepare(`UPDATE ${tables.accounts} SET password = ?2 WHERE id = ?1`)
    .bind(account, passwordHash),
  db.prepare(`DELETE FROM ${tables.sessions} WHERE account = ?1`).bind(account),
  db.prepare(`DELETE FROM ${tables.oneTimePasswords} WHERE account = ?1`).bind(account),
];
