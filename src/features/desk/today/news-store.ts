import * as v from 'valibot';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseValidRows,
} from '../../../platform/d1-rows';
import { VISIT_STATES } from '../../visits/visits-store';
import { IS_ANSWERABLE } from '../leads/lead';

/** A visit that somebody booked, moved or cancelled. Times are milliseconds since 1970. */
const ChangedVisit = v.object({
  id: KeyColumn,
  name: v.string(),
  property: CountColumn,
  changedAt: MomentColumn,
  visitState: v.picklist(VISIT_STATES),
  visitStartsAt: v.nullable(MomentColumn),
  askedStartsAt: v.nullable(MomentColumn),
  lead: v.nullable(CountColumn),
});
export type ChangedVisit = v.InferOutput<typeof ChangedVisit>;

/** Loads the visits that changed since a moment, the latest first. */
export async function loadChangedVisits(
  db: D1Database,
  since: number,
  limit: number,
): Promise<ParsedRows<ChangedVisit> & CappedRows<ChangedVisit>> {
  const { results } = await db
    .prepare(
      `SELECT visits.id, visits.name, visits.property,
         visits.changed_at AS changedAt,
         visits.state AS visitState, slots.starts_at AS visitStartsAt,
         asked.starts_at AS askedStartsAt, leads.id AS lead
       FROM (SELECT * FROM visits WHERE changed_at >= ?1 ORDER BY changed_at DESC LIMIT ?2) AS visits
       LEFT JOIN slots ON slots.id = visits.slot
       LEFT JOIN leads ON leads.key = visits.id
       LEFT JOIN slots AS asked ON asked.id = leads.answers ->> 'slot'
       ORDER BY visits.changed_at DESC`,
    )
    .bind(since, limit + 1)
    .all();
  const { isMore, rows } = capRows(results, limit);
  return { ...parseValidRows(ChangedVisit, rows, 'visits'), isMore };
}

const NewsCounts = v.object({
  /** Leads that came, and those that staff answered. */
  received: CountColumn,
  answered: CountColumn,
  /** Listings that visitors saw change. */
  listings: CountColumn,
});
export type NewsCounts = v.InferOutput<typeof NewsCounts>;

/** Counts what happened since a moment; the plus keeps the index of moments, which holds a day, in use. */
export async function loadNewsCounts(db: D1Database, since: number): Promise<NewsCounts> {
  const row = await db
    .prepare(
      `SELECT
         (SELECT COUNT(*) FROM leads WHERE created_at >= ?1 AND ${IS_ANSWERABLE}) AS received,
         (SELECT COUNT(*) FROM staff_actions WHERE created_at >= ?1 AND action = 'lead answered') AS answered,
         (SELECT COUNT(DISTINCT +property) FROM property_changes WHERE created_at >= ?1) AS listings`,
    )
    .bind(since)
    .first();
  return parseFirstRow(NewsCounts, row, 'leads') ?? { received: 0, answered: 0, listings: 0 };
}
