import type { AccountTables } from './account-tables';
import { hashToken } from './tokens';

/**
 * Finds the id of whose session a token was, while its row is kept: also after it ended. Undefined for a token that we
 * never gave, and for a session that opened no page.
 */
export async function findSessionAuthor(
  db: D1Database,
  token: string,
  { sessions }: AccountTables,
): Promise<string | undefined> {
  const author = await db
    .prepare(`SELECT account FROM ${sessions} WHERE id = ?1 AND stage = 'open'`)
    .bind(await hashToken(token))
    .first<string>('account');
  return author ?? undefined;
}
