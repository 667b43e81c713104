import * as v from 'valibot';
import { CHANGE_KINDS } from '../../../domain/catalogue/changes/property-change';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import { CountColumn, KeyColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import { SubjectColumn } from '../../forms/kit/submit/stored-subject';
import { VISIT_STATES } from '../../visits/visits-store';
import { LEAD_STATES } from '../leads/lead';

const LeadRow = v.object({
  id: CountColumn,
  form: v.string(),
  createdAt: MomentColumn,
  state: v.picklist(LEAD_STATES),
  property: CountColumn,
  about: SubjectColumn,
});

const VisitRow = v.object({
  id: KeyColumn,
  slot: v.nullable(KeyColumn),
  startsAt: v.nullable(MomentColumn),
  state: v.picklist(VISIT_STATES),
  name: v.string(),
  property: CountColumn,
  about: SubjectColumn,
});

const ChangeOfListing = v.object({
  kind: v.picklist(CHANGE_KINDS),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  createdAt: MomentColumn,
});

const ViewSum = v.object({ views: CountColumn });
const SearchCount = v.object({ searches: CountColumn });
const OwnerRow = v.object({ name: v.string(), email: v.string() });

/** What the database holds about a listing. */
export interface ListingRecords {
  leads: CappedRows<v.InferOutput<typeof LeadRow>>;
  visits: CappedRows<v.InferOutput<typeof VisitRow>>;
  changes: CappedRows<v.InferOutput<typeof ChangeOfListing>>;
  owners: readonly v.InferOutput<typeof OwnerRow>[];
  /** Views of its page since the day that was asked. */
  views: number;
  /** How many watched searches it fits, as the job of the hour counted them; undefined before its first run. */
  searches: number | undefined;
}

const MAX_ROWS = 25;

/** Loads what people want of a listing, how it changed and whose it is, in one round trip; the newest first. */
export async function loadListingRecords(
  db: D1Database,
  property: number,
  since: string,
): Promise<ListingRecords> {
  const select = (sql: string) => db.prepare(sql).bind(property);
  const [leads, visits, changes, owners, searches, views] = await db.batch([
    select(
      `SELECT id, form, created_at AS createdAt, state, property, about FROM leads
       WHERE property = ? ORDER BY id DESC LIMIT ${MAX_ROWS} + 1`,
    ),
    select(
      `SELECT visits.id, slot, starts_at AS startsAt, state, name, visits.property, about FROM visits
       LEFT JOIN slots ON slots.id = slot WHERE visits.property = ?
       ORDER BY visits.created_at DESC LIMIT ${MAX_ROWS} + 1`,
    ),
    select(
      `SELECT kind, before, after, created_at AS createdAt FROM property_changes
       WHERE property = ? ORDER BY load DESC, kind LIMIT ${MAX_ROWS} + 1`,
    ),
    select(
      `SELECT name, email FROM owner_properties JOIN accounts ON accounts.id = account
       WHERE property = ? AND disabled_at IS NULL ORDER BY name`,
    ),
    db
      .prepare(
        `SELECT coalesce(content -> '$.fits' ->> ?1, 0) AS searches FROM figures
         WHERE id = 1 AND content -> '$.fits' IS NOT NULL`,
      )
      .bind(String(property)),
    db
      .prepare(
        'SELECT coalesce(sum(views), 0) AS views FROM page_views WHERE page = ?1 AND day >= ?2',
      )
      .bind(`/property/${property}/`, since),
  ]);
  return {
    leads: capRows(parseRows(LeadRow, leads?.results ?? [], 'leads'), MAX_ROWS),
    visits: capRows(parseRows(VisitRow, visits?.results ?? [], 'visits'), MAX_ROWS),
    changes: capRows(
      parseRows(ChangeOfListing, changes?.results ?? [], 'property_changes'),
      MAX_ROWS,
    ),
    owners: parseRows(OwnerRow, owners?.results ?? [], 'owner_properties'),
    searches: parseRows(SearchCount, searches?.results ?? [], 'figures')[0]?.searches,
    views: parseRows(ViewSum, views?.results ?? [], 'page_views')[0]?.views ?? 0,
  };
}
