import * as v from 'valibot';
import { CountColumn, MomentColumn, parseRowsForVisitors } from '../../platform/d1-rows';

const NewsMoment = v.object({ property: CountColumn, createdAt: MomentColumn });

/** Loads when something about these properties was new last, as far as loads noted it. */
export async function loadNewsMoments(
  db: D1Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { results } = await db
    .prepare(
      `SELECT property, max(created_at) AS createdAt FROM property_changes
       WHERE property IN (SELECT value FROM json_each(?1)) AND news IS NOT NULL GROUP BY property`,
    )
    .bind(JSON.stringify(ids))
    .all();
  const rows = parseRowsForVisitors(NewsMoment, results, 'property_changes');
  return new Map(rows.map(({ property, createdAt }) => [property, createdAt]));
}
