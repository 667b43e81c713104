import * as v from 'valibot';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { parseFirstRow } from '../../platform/d1-rows';

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
      .bind(day, computeDayEnd(day)),
    db.prepare('SELECT key FROM page_view_keys WHERE day = ?').bind(day),
  ]);
  const row = parseFirstRow(KeyRow, result?.results[0], 'page_view_keys');
  if (!row) throw new Error('the key of the day was not stored');
  keyCache.set(db, { day, key: row.key });
  return row.key;
}

/** Returns a moment after the end of a day in Brussels, which is at most two hours ahead of UTC. */
const computeDayEnd = (day: string): number =>
  addPeriod(Date.parse(`${day}T00:00:00Z`), PERIODS.viewKey);

/** The days whose key has expired, ?1 being now, and the rows of page_views of such a day: each page is looked up by its key. */
const ENDED = `WITH RECURSIVE
  ended (day) AS (SELECT day FROM page_view_keys WHERE expires_at < ?1),
  pages (page) AS (
    SELECT min(page) FROM page_views WHERE EXISTS (SELECT 1 FROM ended)
    UNION ALL
    SELECT (SELECT min(page) FROM page_views WHERE page > pages.page) FROM pages WHERE page IS NOT NULL)`;

const MONDAY = `date(day, 'weekday 0', '-6 days')`;

/**
 * Ends the days whose key has expired: adds the speeds of their pages to their weeks, forgets the networks that were
 * counted, then the key. Only page, day and numbers stay (decisions 45 and 136).
 */
export async function endDays(db: D1Database, now: number): Promise<void> {
  await db.batch(
    [
      `${ENDED},
       added (week, key, value) AS (
         SELECT ${MONDAY}, key, value FROM pages CROSS JOIN ended
           JOIN page_views USING (page, day), json_each(speeds)),
       both (week, key, value) AS (
         SELECT week, key, value FROM added
         UNION ALL SELECT week, key, value FROM page_speeds, json_each(counts)
           WHERE week IN (SELECT week FROM added))
       INSERT INTO page_speeds (week, counts)
       SELECT week, json_group_object(key, value)
         FROM (SELECT week, key, sum(value) AS value FROM both GROUP BY week, key)
         WHERE true GROUP BY week
       ON CONFLICT (week) DO UPDATE SET counts = excluded.counts`,
      `${ENDED}
       UPDATE page_views SET networks = '', speeds = '{}'
       WHERE (page, day) IN (SELECT page, day FROM pages, ended)`,
      `WITH ended (day) AS (SELECT day FROM page_view_keys WHERE expires_at < ?1)
       UPDATE property_actions SET networks = '' WHERE networks <> '' AND day IN ended`,
      'DELETE FROM page_view_keys WHERE expires_at < ?1',
    ].map((sql) => db.prepare(sql).bind(now)),
  );
}
