import * as v from 'valibot';
import type { Language } from '../../domain/language/language';
import type { ParsedRows } from '../d1-rows';
import {
  createJsonColumn,
  FlagColumn,
  MomentColumn,
  parseFirstRow,
  parseValidRows,
} from '../d1-rows';
import type { ListPlace } from '../list-place';
import { cutPage, orderRows } from '../list-place';
import { withdrawMailsTo } from '../mail/withdraw-mails-store';
import { ACCOUNT_COLUMNS, Account } from './account';

/** The roles of accounts (decision 44). */
export type AccountRole = 'owner' | 'subscriber';

/** A person as staff import it. */
export interface ImportedAccount {
  /** Normalized (see `normalizeLogin`), like the user name. */
  email: string;
  username: string | undefined;
  name: string;
  language: Language;
  properties: readonly number[];
}

/**
 * Adds a person in a role, or updates the one of this address; an owner's properties become those of the
 * import. A password is set only where there is none. Who becomes an owner, or one again, loses password,
 * second factor and sessions: whoever registered a search under this address did not prove that the portal
 * is theirs, and an invitation goes to the address.
 */
export const upsertAccount = (
  db: D1Database,
  { email, username, name, language, properties }: ImportedAccount,
  {
    role,
    password,
    now,
    id = crypto.randomUUID(),
  }: { role: AccountRole; password?: string; now: number; id?: string },
): D1PreparedStatement[] => [
  ...(role === 'owner' ? forgetSignIn(db, email) : []),
  db
    .prepare(
      `INSERT INTO accounts (id, email, username, name, language, owner, subscriber, password, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
       ON CONFLICT (email) DO UPDATE SET
         username = excluded.username, name = excluded.name, language = excluded.language,
         owner = max(owner, excluded.owner), subscriber = max(subscriber, excluded.subscriber),
         password = coalesce(password, excluded.password), disabled_at = NULL`,
    )
    .bind(
      ...[id, email, username ?? null, name, language],
      ...[role === 'owner' ? 1 : 0, role === 'subscriber' ? 1 : 0, password ?? null, now],
    ),
  ...(role === 'owner' ? replaceProperties(db, email, properties) : []),
];

const SIGN_IN_TABLES = [
  'account_sessions',
  'account_one_time_passwords',
  'account_recovery_codes',
  'account_passkeys',
];

/** Takes the sign-in from the account of an address whose portal is not open. */
const forgetSignIn = (db: D1Database, email: string): D1PreparedStatement[] => {
  const closed = 'email = ?1 AND (owner = 0 OR disabled_at IS NOT NULL)';
  return [
    ...SIGN_IN_TABLES.map((table) =>
      db
        .prepare(`DELETE FROM ${table} WHERE account IN (SELECT id FROM accounts WHERE ${closed})`)
        .bind(email),
    ),
    db.prepare(`UPDATE accounts SET password = NULL, totp = NULL WHERE ${closed}`).bind(email),
  ];
};

const replaceProperties = (db: D1Database, email: string, properties: readonly number[]) => [
  db
    .prepare(
      'DELETE FROM owner_properties WHERE account = (SELECT id FROM accounts WHERE email = ?1)',
    )
    .bind(email),
  db
    .prepare(
      `INSERT INTO owner_properties (account, property)
       SELECT accounts.id, value FROM accounts, json_each(?2) WHERE email = ?1`,
    )
    .bind(email, JSON.stringify(properties)),
];

const ListedAccount = v.object({
  ...Account.entries,
  hasPassword: FlagColumn,
  hasSecondFactor: FlagColumn,
  createdAt: MomentColumn,
  invitedAt: v.nullable(MomentColumn),
  disabledAt: v.nullable(MomentColumn),
  lastSignIn: v.nullable(MomentColumn),
  properties: createJsonColumn(v.array(v.number())),
});
export type ListedAccount = v.InferOutput<typeof ListedAccount>;

const LIST_QUERY = `SELECT ${ACCOUNT_COLUMNS}, password IS NOT NULL AS hasPassword,
    totp IS NOT NULL AS hasSecondFactor, created_at AS createdAt, invited_at AS invitedAt, disabled_at AS disabledAt,
    (SELECT max(created_at) FROM sign_in_attempts WHERE account = accounts.id AND outcome = 'signed in') AS lastSignIn,
    (SELECT json_group_array(property) FROM owner_properties WHERE account = accounts.id) AS properties
  FROM accounts`;

/** Lists the people in a role, by address. */
export async function listAccounts(
  db: D1Database,
  role: AccountRole,
): Promise<ParsedRows<ListedAccount>> {
  const { results } = await db.prepare(`${LIST_QUERY} WHERE ${role} = 1 ORDER BY email`).all();
  return parseValidRows(ListedAccount, results, 'accounts');
}

/** Loads a page of the people in a role, by address. */
export async function loadAccounts(
  db: D1Database,
  role: AccountRole,
  place: ListPlace,
  limit: number,
): Promise<ParsedRows<ListedAccount>> {
  const row = '(SELECT email FROM accounts WHERE id = ?)';
  const cut = cutPage(place, { key: 'email', row, order: 'ASC' }, limit);
  const { results } = await db
    .prepare(
      `${LIST_QUERY} WHERE ${role} = 1 ${cut.where && `AND ${cut.where}`}
       ORDER BY email ${cut.order} LIMIT ? OFFSET ?`,
    )
    .bind(...cut.values, limit, cut.offset)
    .all();
  return parseValidRows(ListedAccount, orderRows(results, cut), 'accounts');
}

/** Finds the person of an address in a role, closed accounts too. */
export async function findListedAccount(
  db: D1Database,
  role: AccountRole,
  email: string,
): Promise<ListedAccount | undefined> {
  const row = await db
    .prepare(`${LIST_QUERY} WHERE ${role} = 1 AND email = ?1`)
    .bind(email)
    .first();
  return parseFirstRow(ListedAccount, row, 'accounts');
}

/** Asks for a mail with a first password; a job sends it within a minute. */
export const requestInvitation = (
  db: D1Database,
  account: string,
  now: number,
): D1PreparedStatement =>
  db.prepare('UPDATE accounts SET invited_at = ?2 WHERE id = ?1').bind(account, now);

/**
 * Closes the portal to an owner at once, and removes what only its pages show: the second factor and the passkeys. Who
 * is a subscriber too stays one. The statements belong into one batch.
 */
export const disableOwner = (
  db: D1Database,
  account: string,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE accounts SET owner = 1 - subscriber, disabled_at = iif(subscriber, disabled_at, ?2),
         invited_at = NULL, totp = NULL WHERE id = ?1`,
    )
    .bind(account, now),
  ...SIGN_IN_TABLES.map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE account = ?1`).bind(account),
  ),
  ...withdrawMailsTo(db, account, ['week of an owner', 'invitation'], now),
];
