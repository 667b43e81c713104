import * as v from 'valibot';
import { CountColumn, FlagColumn, MomentColumn } from '../../../platform/d1-rows';
import type { NewAlert } from './compare-searches';

/** A load that has not been compared with all searches yet. */
export const OpenLoad = v.object({
  number: CountColumn,
  createdAt: MomentColumn,
  /** When the load before it was recorded; null of the first. */
  previousAt: v.nullable(MomentColumn),
  announces: FlagColumn,
  matchedTo: v.string(),
});
export type OpenLoad = v.InferOutput<typeof OpenLoad>;

/** Records how far a load has been compared; aborts the batch if another run was first. */
export const advanceLoad = (
  db: D1Database,
  { number, matchedTo }: OpenLoad,
  next: string,
  matched: number | null,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE catalogue_loads SET matched_to = ?3, matched_at = ?4,
         announces = iif(matched_to = ?2 AND matched_at IS NULL, announces, -1)
       WHERE number = ?1`,
    )
    .bind(number, matchedTo, next, matched);

/** Inserts alerts, except those that the person has already and those of people erased meanwhile. */
export const insertAlerts = (
  db: D1Database,
  alerts: readonly NewAlert[],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR IGNORE INTO alerts (account, property, news, before, searches, created_at)
       SELECT accounts.id, value ->> 1, value ->> 2, value ->> 3, value -> 4, ?1
       FROM json_each(?2) JOIN accounts ON accounts.id = value ->> 0`,
    )
    .bind(
      now,
      JSON.stringify(
        alerts.map(({ account, property, news, before, searches }) => [
          ...[account, property, news, before, searches],
        ]),
      ),
    );

/** Adds the counts of one step. */
export const addCounts = (
  db: D1Database,
  { number }: OpenLoad,
  counts: ReadonlyMap<number, number>,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO search_counts (property, load, searches)
       SELECT value ->> 0, ?1, value ->> 1 FROM json_each(?2) WHERE true
       ON CONFLICT DO UPDATE SET searches = searches + excluded.searches`,
    )
    .bind(number, JSON.stringify([...counts]));

/** Deletes the counts of earlier loads. */
export const deleteOlderCounts = (db: D1Database, { number }: OpenLoad): D1PreparedStatement =>
  db.prepare('DELETE FROM search_counts WHERE load < ?1').bind(number);
