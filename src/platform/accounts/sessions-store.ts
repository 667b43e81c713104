import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { KeyColumn, MomentColumn, parseFirstRow, parseRows } from '../d1-rows';
import { ACCOUNT_COLUMNS, Account } from './account';
import type { AccountTables } from './account-tables';
import { VISITOR_TABLES } from './account-tables';
import { createSessionToken, hashToken } from './tokens';

/** Pages that a session opens: all, or only the one that asks for a code or a new password. */
export const SESSION_STAGES = ['open', 'new-password', 'code', 'code-then-new-password'] as const;
const SessionStage = v.picklist(SESSION_STAGES);
export type SessionStage = v.InferOutput<typeof SessionStage>;

/** The columns of a session that every kind of accounts reads with its person. */
export const SESSION_ENTRIES = { stage: SessionStage, usedAt: MomentColumn };

const SessionRow = v.object({ ...Account.entries, ...SESSION_ENTRIES });

/** A person who is signed in, and how far. */
export interface Session {
  account: Account;
  stage: SessionStage;
}

/** How long a session lasts without a request, and in all. */
export interface SessionLimits {
  SESSION_IDLE_S: number;
  SESSION_ABSOLUTE_S: number;
}

/** A session's row is written once a minute at most, sooner where sessions are short. */
const MAX_TOUCH_MS = toMs(PERIODS.sessionTouch);
const TOUCHES_PER_IDLE_TIME = 10;

/**
 * Prepares a new session, and the end of the one that the browser had before: its token is never taken
 * over at a sign-in, so nobody can prepare one for somebody else.
 */
export async function prepareSession(
  db: D1Database,
  account: string,
  stage: SessionStage,
  previousToken: string | undefined,
  now: number,
  tables: AccountTables = VISITOR_TABLES,
  browser = '',
): Promise<{ token: string; statements: D1PreparedStatement[] }> {
  const token = createSessionToken();
  const insert = db
    .prepare(
      `INSERT INTO ${tables.sessions} (id, account, stage, created_at, used_at, browser)
       VALUES (?1, ?2, ?3, ?4, ?4, ?5)`,
    )
    .bind(await hashToken(token), account, stage, now, browser);
  return {
    token,
    statements: previousToken ? [await deleteSession(db, previousToken, tables), insert] : [insert],
  };
}

/** Loads the session of a token; undefined if there is none, it has ended, or the account is closed. */
export async function loadSession(
  db: D1Database,
  token: string,
  limits: SessionLimits,
  now: number,
): Promise<(Session & { touch: D1PreparedStatement | undefined }) | undefined> {
  const kind = { tables: VISITOR_TABLES, columns: ACCOUNT_COLUMNS, schema: SessionRow };
  const loaded = await loadSessionRow(db, token, kind, limits, now);
  if (!loaded) return undefined;
  const { stage, usedAt: _, ...account } = loaded.row;
  return { account, stage, touch: loaded.touch };
}

/** Tables of a kind of accounts, with the columns of a person and their schema. */
interface SessionKind<Row> {
  tables: AccountTables;
  columns: string;
  schema: v.GenericSchema<unknown, Row>;
}

/** Loads a session's row with its person, and the statement that prolongs it, if it is due. */
export async function loadSessionRow<Row extends { usedAt: number }>(
  db: D1Database,
  token: string,
  { tables, columns, schema }: SessionKind<Row>,
  limits: SessionLimits,
  now: number,
): Promise<{ row: Row; touch: D1PreparedStatement | undefined } | undefined> {
  const id = await hashToken(token);
  const idleMs = limits.SESSION_IDLE_S * SECOND_MS;
  const result = await db
    .prepare(
      `SELECT ${columns}, stage, used_at AS usedAt FROM ${tables.sessions} AS sessions
       JOIN ${tables.accounts} AS accounts ON accounts.id = sessions.account
       WHERE sessions.id = ?1 AND used_at > ?2 AND sessions.created_at > ?3 AND disabled_at IS NULL`,
    )
    .bind(id, now - idleMs, now - limits.SESSION_ABSOLUTE_S * SECOND_MS)
    .first();
  const row = parseFirstRow(schema, result, tables.sessions);
  if (!row) return undefined;
  const isStale = now - row.usedAt >= Math.min(MAX_TOUCH_MS, idleMs / TOUCHES_PER_IDLE_TIME);
  const touch = db
    .prepare(`UPDATE ${tables.sessions} SET used_at = ?2 WHERE id = ?1`)
    .bind(id, now);
  return { row, touch: isStale ? touch : undefined };
}

/** Ends the session of a token at once: signing in again with the same cookie is not possible. */
export const endSession = async (
  db: D1Database,
  token: string,
  tables: AccountTables = VISITOR_TABLES,
): Promise<unknown> => (await deleteSession(db, token, tables)).run();

/** Ends all sessions of a person but that of this token. */
export const prepareEndOfOtherSessions = async (
  db: D1Database,
  account: string,
  token: string,
  tables: AccountTables = VISITOR_TABLES,
): Promise<D1PreparedStatement> =>
  db
    .prepare(`DELETE FROM ${tables.sessions} WHERE account = ?1 AND id <> ?2`)
    .bind(account, await hashToken(token));

const deleteSession = async (
  db: D1Database,
  token: string,
  tables: AccountTables,
): Promise<D1PreparedStatement> =>
  db.prepare(`DELETE FROM ${tables.sessions} WHERE id = ?1`).bind(await hashToken(token));

const ListedSession = v.object({
  id: KeyColumn,
  browser: v.string(),
  createdAt: MomentColumn,
  usedAt: MomentColumn,
});
/** A browser in which somebody is signed in. */
export type ListedSession = v.InferOutput<typeof ListedSession> & { isHere: boolean };

/** Lists the sessions of a person that open everything and have not ended, the newest first. */
export async function listSessions(
  db: D1Database,
  account: string,
  token: string,
  limits: SessionLimits,
  now: number,
  tables: AccountTables = VISITOR_TABLES,
): Promise<ListedSession[]> {
  const { results } = await db
    .prepare(
      `SELECT id, browser, created_at AS createdAt, used_at AS usedAt FROM ${tables.sessions}
       WHERE account = ?1 AND stage = 'open' AND created_at > ?3 AND used_at > ?2
       ORDER BY created_at DESC LIMIT 50`,
    )
    .bind(
      account,
      now - limits.SESSION_IDLE_S * SECOND_MS,
      now - limits.SESSION_ABSOLUTE_S * SECOND_MS,
    )
    .all();
  const here = await hashToken(token);
  return parseRows(ListedSession, results, tables.sessions).map((session) => ({
    ...session,
    isHere: session.id === here,
  }));
}

/** Ends a session of a person by its id; that of somebody else goes on. */
export const endSessionOf = (
  db: D1Database,
  account: string,
  id: string,
  tables: AccountTables = VISITOR_TABLES,
): Promise<unknown> =>
  db
    .prepare(`DELETE FROM ${tables.sessions} WHERE id = ?1 AND account = ?2`)
    .bind(id, account)
    .run();
