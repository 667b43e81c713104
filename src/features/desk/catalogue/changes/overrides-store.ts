import * as v from 'valibot';
import type { Override } from '../../../../domain/catalogue/overrides/apply-override';
import { SourceFields } from '../../../../domain/catalogue/overrides/apply-override';
import {
  getOverrideField,
  OVERRIDE_FIELD_NAMES,
} from '../../../../domain/catalogue/overrides/override-fields';
import {
  CountColumn,
  createJsonColumn,
  MomentColumn,
  parseRows,
} from '../../../../platform/d1-rows';
import type { SettledOverride } from '../../../../platform/snapshot/build/override-slices';

const OverrideRow = v.pipe(
  v.object({
    property: CountColumn,
    field: v.picklist(OVERRIDE_FIELD_NAMES),
    language: v.picklist(['', 'nl', 'fr']),
    value: createJsonColumn(v.unknown()),
    source: createJsonColumn(SourceFields),
    state: v.picklist(['held', 'newer', 'same', 'undone', 'gone']),
    /** Null: an account that was deleted. */
    staff: v.nullable(v.string()),
    staffName: v.nullable(v.string()),
    createdAt: MomentColumn,
    changedAt: MomentColumn,
    publishedAt: v.nullable(MomentColumn),
  }),
  v.check(({ field, value }) => v.is(getOverrideField(field).schema, value), 'value'),
);
/** What the office says of a field of a listing, as it is stored. */
export type StoredOverride = v.InferOutput<typeof OverrideRow>;

const SELECT = `SELECT property, field, listing_overrides.language, value, source, state,
    listing_overrides.staff, staff_accounts.name AS staffName,
    listing_overrides.created_at AS createdAt, listing_overrides.changed_at AS changedAt, published_at AS publishedAt
  FROM listing_overrides LEFT JOIN staff_accounts ON staff_accounts.id = listing_overrides.staff`;

/** Loads what the office says of one listing. */
export async function loadOverridesOf(db: D1Database, property: number): Promise<StoredOverride[]> {
  const { results } = await db.prepare(`${SELECT} WHERE property = ?1`).bind(property).all();
  return parseRows(OverrideRow, results, 'listing_overrides');
}

/** Loads what the office says of any listing and did not end. */
export async function loadOpenOverrides(db: D1Database): Promise<StoredOverride[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE listing_overrides.state IN ('held', 'newer')`)
    .all();
  return parseRows(OverrideRow, results, 'listing_overrides');
}

/** Of each changed listing some parts are read, and one invocation of a worker may make a thousand requests. */
const MAX_PUBLISHED_AT_ONCE = 100;

/** Loads what the office said and the live version does not show, the oldest first; what is beyond waits for its turn. */
export async function loadUnpublished(db: D1Database): Promise<StoredOverride[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE published_at IS NULL ORDER BY listing_overrides.changed_at LIMIT ?1`)
    .bind(MAX_PUBLISHED_AT_ONCE)
    .all();
  return parseRows(OverrideRow, results, 'listing_overrides');
}

/** Stores what the office says of a field, to be published, in place of what it said before. */
export const upsertOverride = (
  db: D1Database,
  { property, field, language, value, source }: Override,
  state: 'held' | 'undone',
  staff: { id: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO listing_overrides
         (property, field, language, value, source, state, staff, created_at, changed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)
       ON CONFLICT DO UPDATE SET
         value = ?4, source = ?5, state = ?6, staff = ?7, changed_at = ?8, published_at = NULL`,
    )
    .bind(
      ...[property, field, language, JSON.stringify(value), JSON.stringify(source)],
      ...[state, staff.id, now],
    );

/** Notes that the live version shows what the office said, unless it said something else since. */
export const markPublished = (
  db: D1Database,
  { property, field, language, changedAt }: StoredOverride,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE listing_overrides SET published_at = ?5
       WHERE property = ?1 AND field = ?2 AND language = ?3 AND changed_at = ?4`,
    )
    .bind(property, field, language, changedAt, now);

/**
 * Notes what a load made of the values that it read at a moment; what the office said since is published again, as the
 * load does not show it.
 */
export async function settleStoredOverrides(
  db: D1Database,
  settled: readonly SettledOverride[],
  { readAt, now }: { readAt: number; now: number },
): Promise<void> {
  await db.batch([
    db
      .prepare('UPDATE listing_overrides SET published_at = NULL WHERE changed_at > ?1')
      .bind(readAt),
    // What staff took back is what the load shows.
    db
      .prepare(
        `UPDATE listing_overrides SET published_at = ?2
         WHERE published_at IS NULL AND state = 'undone' AND changed_at <= ?1`,
      )
      .bind(readAt, now),
    ...settled.map(({ override, settlement, source }) =>
      db
        .prepare(
          `UPDATE listing_overrides SET source = ?4, published_at = ?6,
             state = ?5, changed_at = CASE state WHEN ?5 THEN changed_at ELSE ?6 END
           WHERE property = ?1 AND field = ?2 AND language = ?3 AND changed_at <= ?7`,
        )
        .bind(
          ...[override.property, override.field, override.language],
          ...[JSON.stringify(source), settlement, now, readAt],
        ),
    ),
  ]);
}
