import * as v from 'valibot';
import type { FixedPeriod } from '../../domain/format/period';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { parseFirstRow } from '../../platform/d1-rows';
import { LIMITS } from '../../platform/limits';
import type { CountedAction } from './property-actions-store';
import { incrementLimitedPropertyAction } from './property-actions-store';

/**
 * Counts one view of a page, by its original path and the day (YYYY-MM-DD, Brussels time), unless the
 * network, known by a hash of that day, has used up its views.
 */
export async function countPageView(
  db: D1Database,
  page: string,
  day: string,
  network: string,
): Promise<void> {
  await db.batch([
    incrementViewLimit(db, page, day, network),
    // changes() is 0 if the statement before it found the limit reached.
    db
      .prepare(
        `INSERT INTO page_views (page, day, views) SELECT ?, ?, 1 WHERE changes() > 0
         ON CONFLICT (page, day) DO UPDATE SET views = views + 1`,
      )
      .bind(page, day),
  ]);
}

/** Counts that somebody saved or shared a property, with the limit of page views. */
export async function countPropertyAction(
  db: D1Database,
  action: CountedAction,
  network: string,
): Promise<void> {
  const limited = `/property/${action.property}/${action.action}/`;
  await db.batch([
    incrementViewLimit(db, limited, action.day, network),
    incrementLimitedPropertyAction(db, action),
  ]);
}

const incrementViewLimit = (db: D1Database, page: string, day: string, network: string) =>
  db
    .prepare(
      `INSERT INTO page_view_limits (page, network, day, views, expires_at) VALUES (?, ?, ?, 1, ?)
       ON CONFLICT (page, network, day) DO UPDATE SET views = views + 1
       WHERE views < ${LIMITS['page view'].max}`,
    )
    .bind(page, network, day, computeDayEnd(day, PERIODS.viewLimit));

const KeyRow = v.object({ key: v.pipe(v.string(), v.length(64)) });

/** The key of the day by database, so that an isolate reads it once a day. */
const keyCache = new WeakMap<D1Database, { day: string; key: string }>();

/** Loads the random key of a day, which hashes networks; the first view of the day creates it. */
export async function loadDayKey(db: D1Database, day: string): Promise<string> {
  const cached = keyCache.get(db);
  if (cached?.day === day) return cached.key;
  const [, result] = await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO page_view_keys (day, key, expires_at) VALUES (?, hex(randomblob(32)), ?)',
      )
      .bind(day, computeDayEnd(day, PERIODS.viewKey)),
    db.prepare('SELECT key FROM page_view_keys WHERE day = ?').bind(day),
  ]);
  const row = parseFirstRow(KeyRow, result?.results[0], 'page_view_keys');
  if (!row) throw new Error('the key of the day was not stored');
  keyCache.set(db, { day, key: row.key });
  return row.key;
}

/** Returns a moment after the end of a day in Brussels, which is at most two hours ahead of UTC. */
const computeDayEnd = (day: string, period: FixedPeriod): number =>
  addPeriod(Date.parse(`${day}T00:00:00Z`), period);
