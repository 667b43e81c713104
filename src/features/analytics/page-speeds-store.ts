import * as v from 'valibot';
import type { SpeedCounts } from '../../domain/page-speeds/speed-counts';
import { CountColumn, createJsonColumn, parseRowsForVisitors } from '../../platform/d1-rows';

const WeekRow = v.object({
  week: v.string(),
  counts: createJsonColumn(v.record(v.string(), CountColumn)),
});

/** Loads how fast pages were in the weeks since a Monday, the newest first; the days that have ended are in it. */
export async function loadPageSpeeds(
  db: D1Database,
  since: string,
): Promise<{ week: string; counts: SpeedCounts }[]> {
  const { results } = await db
    .prepare('SELECT week, counts FROM page_speeds WHERE week >= ? ORDER BY week DESC')
    .bind(since)
    .all();
  return parseRowsForVisitors(WeekRow, results, 'page_speeds');
}
