import * as v from 'valibot';
import { SavedCriteria } from '../../../domain/criteria/saved-criteria';
import { CountColumn, createJsonColumn, parseRowsForVisitors } from '../../../platform/d1-rows';

const ViewRow = v.object({ property: CountColumn, source: v.string(), views: CountColumn });
export type ViewRow = v.InferOutput<typeof ViewRow>;

/** The source of our own site; portals have their names. */
export const OWN_SITE = '';

/** Loads the views of properties since a day, by source: our own site, and the portals that staff import. */
export async function loadViews(db: D1Database, since: string): Promise<ViewRow[]> {
  const { results } = await db
    .prepare(
      `SELECT CAST(replace(replace(page, '/property/', ''), '/', '') AS INTEGER) AS property,
         ?2 AS source, sum(views) AS views
       FROM page_views WHERE page GLOB '/property/[0-9]*/' AND day >= ?1 GROUP BY page
       UNION ALL
       SELECT property, source, sum(views) FROM portal_views WHERE day >= ?1
       GROUP BY property, source`,
    )
    .bind(since, OWN_SITE)
    .all();
  return parseRowsForVisitors(ViewRow, results, 'page_views');
}

const CriteriaRow = v.object({ criteria: createJsonColumn(SavedCriteria) });

/** Loads the criteria of the saved searches that are watched. */
export async function loadWatchedCriteria(db: D1Database): Promise<SavedCriteria[]> {
  const { results } = await db
    .prepare(
      `SELECT criteria FROM saved_searches JOIN accounts ON accounts.id = account
       WHERE paused_at IS NULL AND unsubscribed_at IS NULL AND disabled_at IS NULL`,
    )
    .all();
  return parseRowsForVisitors(CriteriaRow, results, 'saved_searches').map(
    ({ criteria }) => criteria,
  );
}
