import type { AccountTables } from '../../../platform/accounts/account-tables';
import { VISITOR_TABLES } from '../../../platform/accounts/account-tables';
import { hashToken } from '../../../platform/accounts/tokens';

/** More than the mails of an hour, and an invitation. */
const MAX_PASSWORDS = 8;

/**
 * Stores a one-time password of a person until `ends`, in ms since 1970. Older ones go on until their own end, so that
 * nobody ends an invitation by asking for a password; of many the last ones to end are kept. For an id that nobody
 * has, nothing is stored.
 */
export const insertOneTimePassword = async (
  db: D1Database,
  account: string,
  oneTimePassword: string,
  ends: number,
  tables: AccountTables = VISITOR_TABLES,
): Promise<D1PreparedStatement[]> => [
  db
    .prepare(
      `INSERT INTO ${tables.oneTimePasswords} (account, hash, expires_at)
       SELECT id, ?2, ?3 FROM ${tables.accounts} WHERE id = ?1`,
    )
    .bind(account, await hashToken(oneTimePassword), ends),
  db
    .prepare(
      `DELETE FROM ${tables.oneTimePasswords} WHERE account = ?1 AND hash NOT IN
         (SELECT hash FROM ${tables.oneTimePasswords} WHERE account = ?1
          ORDER BY expires_at DESC LIMIT ${MAX_PASSWORDS})`,
    )
    .bind(account),
];

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
