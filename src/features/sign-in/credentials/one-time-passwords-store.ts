import type { AccountTables } from '../../../platform/accounts/account-tables';
import { VISITOR_TABLES } from '../../../platform/accounts/account-tables';
import { hashToken } from '../../../platform/accounts/tokens';

/**
 * Stores a one-time password of a person until `ends`, in ms since 1970. An older one ends at once; for
 * an id that nobody has, nothing is stored.
 */
export const insertOneTimePassword = async (
  db: D1Database,
  account: string,
  oneTimePassword: string,
  ends: number,
  tables: AccountTables = VISITOR_TABLES,
): Promise<D1PreparedStatement> =>
  db
    .prepare(
      `INSERT INTO ${tables.oneTimePasswords} (account, hash, expires_at)
       SELECT id, ?2, ?3 FROM ${tables.accounts} WHERE id = ?1
       ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at, used_at = NULL`,
    )
    .bind(account, await hashToken(oneTimePassword), ends);

/**
 * Uses a one-time password up; true for the one request that did. One statement decides, so that two
 * requests at the same moment cannot both be right.
 */
export async function consumeOneTimePassword(
  db: D1Database,
  account: string,
  oneTimePassword: string,
  now: number,
  tables: AccountTables = VISITOR_TABLES,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE ${tables.oneTimePasswords} SET used_at = ?3
       WHERE account = ?1 AND hash = ?2 AND used_at IS NULL AND expires_at > ?3`,
    )
    .bind(account, await hashToken(oneTimePassword), now)
    .run();
  return meta.changes > 0;
}
