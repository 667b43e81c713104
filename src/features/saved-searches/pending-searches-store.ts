import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { createJsonColumn, FlagColumn, KeyColumn, parseFirstRow } from '../../platform/d1-rows';
import { MAX_SEARCHES } from './searches-store';

/** A search that waits for the confirmation of its address, with the account that it opens. */
export interface PendingSearch {
  /** The key of its lead. */
  id: string;
  /** Normalized (see `normalizeLogin`). */
  email: string;
  name: string;
  language: string;
  passwordHash: string;
  frequency: string;
  searchName: string;
  criteria: SavedCriteria;
  /** Milliseconds since 1970. */
  ends: number;
}

export const insertPendingSearch = (db: D1Database, search: PendingSearch): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO pending_searches
         (id, email, name, language, password, frequency, search_name, criteria, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    )
    .bind(
      ...[search.id, search.email, search.name, search.language, search.passwordHash],
      ...[search.frequency, search.searchName, JSON.stringify(search.criteria), search.ends],
    );

const PendingRow = v.object({
  id: KeyColumn,
  email: v.string(),
  name: v.string(),
  passwordHash: v.string(),
  criteria: createJsonColumn(SavedCriteria),
  hasAccount: FlagColumn,
});
/** A pending search, and whether its address has an account, which keeps its password. */
export type LoadedPendingSearch = v.InferOutput<typeof PendingRow>;

/** Loads a pending search whose time has not run out; undefined if there is none, or what it became is deleted. */
export async function loadPendingSearch(
  db: D1Database,
  id: string,
  now: number,
): Promise<LoadedPendingSearch | undefined> {
  const row = await db
    .prepare(
      `SELECT id, email, name, password AS passwordHash, criteria,
         EXISTS (SELECT 1 FROM accounts WHERE accounts.email = pending_searches.email) AS hasAccount
       FROM pending_searches WHERE id = ?1 AND expires_at > ?2
         AND (used_at IS NULL OR EXISTS
           (SELECT 1 FROM saved_searches WHERE saved_searches.id = pending_searches.id))`,
    )
    .bind(id, now)
    .first();
  return parseFirstRow(PendingRow, row, 'pending_searches');
}

/**
 * Confirms a pending search: adds it to the account of its address, which is opened if there is none.
 * An account that exists keeps its password; one that staff have closed opens again without the
 * portal. Confirming twice does nothing more; false if the account has MAX_SEARCHES, and nothing is
 * changed. `passwordHash` is that of the password that the person typed now: one that only a stranger
 * knows opens nothing (decision 112).
 */
export async function confirmPendingSearch(
  db: D1Database,
  { id, shown, passwordHash }: { id: string; shown: string; passwordHash: string },
  now: number,
): Promise<boolean> {
  const results = await db.batch([
    db
      .prepare(
        `INSERT INTO accounts
           (id, email, name, language, subscriber, password, created_at, confirmed_at, frequency)
         SELECT ?3, email, name, language, 1, ?4, ?2, ?2, frequency
         FROM pending_searches WHERE id = ?1 AND used_at IS NULL AND expires_at > ?2
           AND (SELECT count(*) FROM saved_searches JOIN accounts ON accounts.id = account
                WHERE accounts.email = pending_searches.email) < ?5
         ON CONFLICT (email) DO UPDATE SET
           subscriber = 1, confirmed_at = coalesce(confirmed_at, excluded.confirmed_at),
           frequency = excluded.frequency, unsubscribed_at = NULL,
           seen_at = excluded.confirmed_at, ending_told_at = NULL,
           owner = iif(disabled_at IS NULL, owner, 0), disabled_at = NULL`,
      )
      .bind(id, now, crypto.randomUUID(), passwordHash, MAX_SEARCHES),
    db
      .prepare(
        `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at, shown)
         SELECT pending_searches.id, accounts.id, search_name, criteria, ?2, ?2, ?3
         FROM pending_searches JOIN accounts ON accounts.email = pending_searches.email
         WHERE pending_searches.id = ?1 AND used_at IS NULL AND expires_at > ?2
           AND (SELECT count(*) FROM saved_searches WHERE account = accounts.id) < ?4
         ON CONFLICT (id) DO NOTHING`,
      )
      .bind(id, now, shown, MAX_SEARCHES),
    db
      .prepare(
        `UPDATE pending_searches SET used_at = coalesce(used_at, ?2)
         WHERE id = ?1 AND EXISTS (SELECT 1 FROM saved_searches WHERE id = ?1)`,
      )
      .bind(id, now),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}
