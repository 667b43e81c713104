import * as v from 'valibot';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { CountColumn, MomentColumn, parseRowsForVisitors } from '../../platform/d1-rows';

const ChangeMoment = v.object({ property: CountColumn, createdAt: MomentColumn });

/** Loads when these properties changed last: their price, their state, their return; as far as loads noted it. */
export async function loadChangeMoments(
  db: D1Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { results } = await db
    .prepare(
      `SELECT property, max(created_at) AS createdAt FROM property_changes
       WHERE property IN (SELECT value FROM json_each(?1)) GROUP BY property`,
    )
    .bind(JSON.stringify(ids))
    .all();
  const rows = parseRowsForVisitors(ChangeMoment, results, 'property_changes');
  return new Map(rows.map(({ property, createdAt }) => [property, createdAt]));
}

/** Returns when a property changed last: its last change, else the day on which it was posted; 0 if neither is known. */
export function findUpdated(
  { ID, DatePosted }: Pick<PropertyCardRecord, 'ID' | 'DatePosted'>,
  moments: ReadonlyMap<number, number>,
): number {
  const posted = DatePosted ? Date.parse(DatePosted) : 0;
  return Math.max(moments.get(ID) ?? 0, posted || 0);
}
