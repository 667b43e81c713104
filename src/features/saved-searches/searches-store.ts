import * as v from 'valibot';
import { ALERT_FREQUENCIES } from '../../domain/criteria/alert-times';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
} from '../../platform/d1-rows';
import { MAX_SEARCHES } from './searches-limit';
import { SeenMatches } from './seen-matches';

/** A registered search of a subscriber. */
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

const Subscription = v.object({
  frequency: v.picklist(ALERT_FREQUENCIES),
  confirmedAt: v.nullable(MomentColumn),
  unsubscribedAt: v.nullable(MomentColumn),
});
export type Subscription = v.InferOutput<typeof Subscription>;

/** Loads the alert settings of a person. @throws if there is no such person. */
export async function loadSubscription(db: D1Database, person: string): Promise<Subscription> {
  const row = await db
    .prepare(
      'SELECT frequency, confirmed_at AS confirmedAt, unsubscribed_at AS unsubscribedAt FROM accounts WHERE id = ?1',
    )
    .bind(person)
    .first();
  const subscription = parseFirstRow(Subscription, row, 'accounts');
  if (!subscription) throw new Error('no such person');
  return subscription;
}

/** Loads a person's searches, oldest first. */
export async function loadSearches(db: D1Database, person: string): Promise<SavedSearch[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, criteria, paused_at AS pausedAt, created_at AS createdAt, seen_at AS seenAt, shown FROM saved_searches
       WHERE account = ?1 ORDER BY created_at, id`,
    )
    .bind(person)
    .all();
  return parseRowsForVisitors(SavedSearch, results, 'saved_searches');
}

/** Adds a search to a person's; false if there are MAX_SEARCHES already. */
export async function insertSearch(
  db: D1Database,
  person: string,
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
      ...[crypto.randomUUID(), person, name, JSON.stringify(criteria)],
      ...[now, JSON.stringify(shown), MAX_SEARCHES],
    )
    .run();
  return meta.changes > 0;
}

/** Changes the criteria of a person's search; false if it is not theirs. */
export const updateSearch = (
  db: D1Database,
  person: string,
  id: string,
  { name, criteria, shown }: Pick<SavedSearch, 'name' | 'criteria' | 'shown'>,
): Promise<boolean> =>
  runForOwn(
    db,
    `UPDATE saved_searches SET name = ?3, criteria = ?4, shown = ?5
     WHERE id = ?1 AND account = ?2`,
    [id, person, name, JSON.stringify(criteria), JSON.stringify(shown)],
  );

export const renameSearch = (
  db: D1Database,
  person: string,
  id: string,
  name: string,
): Promise<boolean> =>
  runForOwn(db, 'UPDATE saved_searches SET name = ?3 WHERE id = ?1 AND account = ?2', [
    ...[id, person, name],
  ]);

/** Pauses a person's search since `paused`, or resumes it with null; false if it is not theirs. */
export const pauseSearch = (
  db: D1Database,
  person: string,
  id: string,
  paused: number | null,
): Promise<boolean> =>
  runForOwn(db, 'UPDATE saved_searches SET paused_at = ?3 WHERE id = ?1 AND account = ?2', [
    ...[id, person, paused],
  ]);

export const deleteSearch = (db: D1Database, person: string, id: string): Promise<boolean> =>
  runForOwn(db, 'DELETE FROM saved_searches WHERE id = ?1 AND account = ?2', [id, person]);

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

/** Stores which matches a person has seen of their searches. */
export const storeSeenMatches = (
  db: D1Database,
  person: string,
  updates: readonly { id: string; shown: SeenMatches }[],
  now: number,
): Promise<unknown> =>
  db.batch(
    updates.map(({ id, shown }) =>
      db
        .prepare(
          'UPDATE saved_searches SET seen_at = ?3, shown = ?4 WHERE id = ?1 AND account = ?2',
        )
        .bind(id, person, now, JSON.stringify(shown)),
    ),
  );

export const setFrequency = (db: D1Database, person: string, frequency: string): Promise<unknown> =>
  db.prepare('UPDATE accounts SET frequency = ?2 WHERE id = ?1').bind(person, frequency).run();

/** Stops all alerts since `unsubscribed`, or starts them again with null (§4). */
export const setUnsubscribed = (
  db: D1Database,
  person: string,
  unsubscribed: number | null,
): Promise<unknown> =>
  db
    .prepare('UPDATE accounts SET unsubscribed_at = ?2 WHERE id = ?1')
    .bind(person, unsubscribed)
    .run();
