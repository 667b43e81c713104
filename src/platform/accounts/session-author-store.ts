import * as v from 'valibot';
import { KeyColumn, parseFirstRow } from '../d1-rows';
import type { AccountTables } from './account-tables';
import { hashToken } from './tokens';

const AuthorRow = v.object({ account: KeyColumn });

/**
 * Finds the id of whose session a token was, while its row is kept: also after it ended. Undefined for a token that we
 * never gave, and for a session that opened no page.
 */
export async function findSessionAuthor(
  db: D1Database,
  token: string,
  { sessions }: AccountTables,
): Promise<string | undefined> {
  const row = await db
    .prepare(`SELECT account FROM ${sessions} WHERE id = ?1 AND stage = 'open'`)
    .bind(await hashToken(token))
    .first();
  return parseFirstRow(AuthorRow, row, sessions)?.account;
}
