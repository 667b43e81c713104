import type { SpeedCounts } from '../../domain/page-speeds/speed-counts';
import { IS_BELOW_LIMIT, WITH_NETWORK } from './counted-networks';

/** A view of a page, by its original path and the day (YYYY-MM-DD, Brussels time), with the speeds that it had. */
export interface PageView {
  page: string;
  day: string;
  network: string;
  speeds: SpeedCounts;
}

/** Speeds of the row and of this view, added up. */
const SUM_OF_SPEEDS = `(SELECT json_group_object(key, views) FROM (
  SELECT key, sum(value) AS views FROM (
    SELECT key, value FROM json_each(page_views.speeds)
    UNION ALL SELECT key, value FROM json_each(excluded.speeds))
  GROUP BY key))`;

/**
 * Counts one view of a page, unless the network, known by a hash of that day, has used up its views. One row is
 * written: it holds the views of its day and those of the days before, so that no total is to be kept beside it.
 */
export const countPageView = (
  db: D1Database,
  { page, day, network, speeds }: PageView,
): Promise<unknown> =>
  db
    .prepare(
      `INSERT INTO page_views (page, day, views, earlier_views, networks, speeds)
       VALUES (?1, ?2, 1, coalesce((SELECT earlier_views + views FROM page_views
         WHERE page = ?1 AND day < ?2 ORDER BY day DESC LIMIT 1), 0), ?3, ?4)
       ON CONFLICT (page, day) DO UPDATE
         SET views = views + 1, speeds = ${SUM_OF_SPEEDS}, ${WITH_NETWORK}
         WHERE ${IS_BELOW_LIMIT}`,
    )
    .bind(page, day, network, JSON.stringify(speeds))
    .run();
