import * as v from 'valibot';
import {
  CountColumn,
  createJsonColumn,
  MomentColumn,
  parseRowsForVisitors,
} from '../../platform/d1-rows';

const GoneProperty = v.object({
  id: CountColumn,
  /** What it was called when a visit was booked; null without a visit. */
  title: v.nullable(v.string()),
  /** The visits that are still booked, in their order. */
  visits: createJsonColumn(v.array(MomentColumn)),
});
export type GoneProperty = v.InferOutput<typeof GoneProperty>;

/** Loads what is known of an owner's properties that left the catalogue, and the visits still booked there. */
export async function loadGoneProperties(
  db: D1Database,
  ids: readonly number[],
  now: number,
): Promise<GoneProperty[]> {
  if (ids.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT gone.value AS id,
         (SELECT about ->> 'title' FROM visits WHERE property = gone.value AND about IS NOT NULL
          ORDER BY created_at DESC LIMIT 1) AS title,
         (SELECT json_group_array(starts_at ORDER BY starts_at) FROM visits JOIN slots ON slots.id = slot
          WHERE visits.property = gone.value AND state = 'confirmed' AND starts_at > ?2) AS visits
       FROM json_each(?1) AS gone ORDER BY gone.key`,
    )
    .bind(JSON.stringify(ids), now)
    .all();
  return parseRowsForVisitors(GoneProperty, results, 'visits');
}
