import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
} from '../../platform/d1-rows';
import { ALERT_FREQUENCIES } from './alert-times';
import { SeenMatches } from './seen-matches';

/** A saved search of a subscriber. */
const SavedSearch = v.object({
  id: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SavedCriteria),
  pausedAt: v.nullable(MomentColumn),
  createdAt: MomentColumn,
  seenAt: MomentColumn,
  shown: createJsonColumn(SeenMatches),
});
export type SavedSearch = v.InferOutput<typeof SavedSearch>;

const Subscriber = v.object({
  frequency: v.picklist(ALERT_FREQUENCIES),
  confirmedAt: v.nullable(MomentColumn),
  unsubscribedAt: v.nullable(MomentColumn),
});
export type Subscriber = v.InferOutput<typeof Subscriber>;

/** Most searches of one subscriber. */
export const MAX_SEARCHES = 20;

/** Loads how a subscriber gets alerts. @throws if there is no such account. */
export async function loadSubscriber(db: D1Database, account: string): Promise<Subscriber> {
  const row = await db
    .prepare(
      'SELECT frequency, confirmed_at AS confirmedAt, unsubscribed_at AS unsubscribedAt FROM accounts WHERE id = ?1',
    )
    .bind(account)
    .first();
  const subscriber = parseFirstRow(Subscriber, row, 'accounts');
  if (!subscriber) throw new Error('no such account');
  return subscriber;
}

/** Loads a subscriber's searches, oldest first. */
export async function loadSearches(db: D1Database, account: string): Promise<SavedSearch[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, criteria, paused_at AS pausedAt, created_at AS createdAt, seen_at AS seenAt, shown FROM saved_searches
       WHERE account = ?1 ORDER BY created_at, id`,
    )
    .bind(account)
    .all();
  return parseRowsForVisitors(SavedSearch, results, 'saved_searches');
}

/** Adds a search to a subscriber's; false if there are MAX_SEARCHES already. */
export async function insertSearch(
  db: D1Database,
  account: string,
  { name, criteria, shown }: Pick<SavedSearch, 'name' | 'criteria' | 'shown'>,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at, shown)
       SELECT ?1, ?2, ?3, ?4, ?5, ?5, ?6
       WHERE (SELECT count(*) FROM saved_searches WHERE account = ?2) < ?7`,
    )
    .bind(
      ...[crypto.randomUUID(), account, name, JSON.stringify(criteria)],
      ...[now, JSON.stringify(shown), MAX_SEARCHES],
    )
    .run();
  return meta.changes > 0;
}

/** Changes the criteria of a subscriber's search; false if it is not theirs. */
export const updateSearch = (
  db: D1Database,
  account: string,
  id: string,
  { name, criteria, shown }: Pick<SavedSearch, 'name' | 'criteria' | 'shown'>,
): Promise<boolean> =>
  runForOwn(
    db,
    `UPDATE saved_searches SET name = ?3, criteria = ?4, shown = ?5
     WHERE id = ?1 AND account = ?2`,
    [id, account, name, JSON.stringify(criteria), JSON.stringify(shown)],
  );

export const renameSearch = (
  db: D1Database,
  account: string,
  id: string,
  name: string,
): Promise<boolean> =>
  runForOwn(db, 'UPDATE saved_searches SET name = ?3 WHERE id = ?1 AND account = ?2', [
    ...[id, account, name],
  ]);

/** Pauses a subscriber's search since `paused`, or resumes it with null; false if it is not theirs. */
export const pauseSearch = (
  db: D1Database,
  account: string,
  id: string,
  paused: number | null,
): Promise<boolean> =>
  runForOwn(db, 'UPDATE saved_searches SET paused_at = ?3 WHERE id = ?1 AND account = ?2', [
    ...[id, account, paused],
  ]);

export const deleteSearch = (db: D1Database, account: string, id: string): Promise<boolean> =>
  runForOwn(db, 'DELETE FROM saved_searches WHERE id = ?1 AND account = ?2', [id, account]);

async function runForOwn(
  db: D1Database,
  query: string,
  values: readonly (string | number | null)[],
): Promise<boolean> {
  const { meta } = await db
    .prepare(query)
    .bind(...values)
    .run();
  return meta.changes > 0;
}

/** Stores which matches a subscriber has seen of their searches. */
export const storeSeenMatches = (
  db: D1Database,
  account: string,
  updates: readonly { id: string; shown: SeenMatches }[],
  now: number,
): Promise<unknown> =>
  db.batch(
    updates.map(({ id, shown }) =>
      db
        .prepare(
          'UPDATE saved_searches SET seen_at = ?3, shown = ?4 WHERE id = ?1 AND account = ?2',
        )
        .bind(id, account, now, JSON.stringify(shown)),
    ),
  );

export const setFrequency = (
  db: D1Database,
  account: string,
  frequency: string,
): Promise<unknown> =>
  db.prepare('UPDATE accounts SET frequency = ?2 WHERE id = ?1').bind(account, frequency).run();
