import * as v from 'valibot';
import { parseRows } from '../../platform/d1-rows';

const OwnedProperty = v.object({ property: v.pipe(v.number(), v.integer()) });

/** Loads the ids of a person's properties, in ascending order. */
export async function loadOwnedProperties(db: D1Database, account: string): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT property FROM owner_properties WHERE account = ?1 ORDER BY property')
    .bind(account)
    .all();
  return parseRows(OwnedProperty, results, 'owner_properties').map(({ property }) => property);
}
