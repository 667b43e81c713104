import * as v from 'valibot';
import { CHANGE_KINDS } from '../../../domain/catalogue/changes/property-change';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import { CountColumn, KeyColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';

const ChangeRow = v.object({
  property: CountColumn,
  kind: v.picklist(CHANGE_KINDS),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  version: KeyColumn,
});
export type ChangeRow = v.InferOutput<typeof ChangeRow>;

const MAX_CHANGES = 200;

/** Loads the changes of properties that came with a version, by property. */
export async function loadChangesOf(
  db: D1Database,
  version: string,
  max = MAX_CHANGES,
): Promise<CappedRows<ChangeRow>> {
  const { results } = await db
    .prepare(
      `SELECT property, kind, before, after, version FROM property_changes
       WHERE load = (SELECT max(number) FROM catalogue_loads WHERE version = ?1)
       ORDER BY property, kind LIMIT ?2`,
    )
    .bind(version, max + 1)
    .all();
  return capRows(parseRows(ChangeRow, results, 'property_changes'), max);
}

const LoadRow = v.object({ createdAt: MomentColumn });

/** Returns the time at which cron first found a version live, in ms since 1970; undefined before that. */
export async function loadLiveSince(db: D1Database, version: string): Promise<number | undefined> {
  const { results } = await db
    .prepare(
      'SELECT created_at AS createdAt FROM catalogue_loads WHERE version = ? ORDER BY number DESC LIMIT 1',
    )
    .bind(version)
    .all();
  return parseRows(LoadRow, results, 'catalogue_loads')[0]?.createdAt;
}
