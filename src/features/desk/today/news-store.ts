import * as v from 'valibot';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseValidRows,
} from '../../../platform/d1-rows';
import { VISIT_STATES } from '../../appointments/appointments-store';
import { IS_ANSWERABLE } from '../leads/lead';

/** A visit that somebody booked, moved or cancelled. Times are milliseconds since 1970. */
const ChangedVisit = v.object({
  id: KeyColumn,
  name: v.string(),
  property: CountColumn,
  changed: MomentColumn,
  visitState: v.picklist(VISIT_STATES),
  visitStarts: v.nullable(MomentColumn),
  askedStarts: v.nullable(MomentColumn),
  lead: v.nullable(CountColumn),
});
export type ChangedVisit = v.InferOutput<typeof ChangedVisit>;

/** Loads the visits that changed since a moment, the latest first. */
export async function loadChangedVisits(
  db: D1Database,
  since: number,
  limit: number,
): Promise<ParsedRows<ChangedVisit>> {
  const { results } = await db
    .prepare(
      `SELECT appointments.id, appointments.name, appointments.property,
         max(appointments.created, appointments.changed) AS changed,
         appointments.state AS visitState, slots.starts AS visitStarts,
         asked.starts AS askedStarts, submissions.id AS lead
       FROM appointments
       LEFT JOIN slots ON slots.id = appointments.slot
       LEFT JOIN submissions ON submissions.key = appointments.id
       LEFT JOIN slots AS asked ON asked.id = submissions.answers ->> 'slot'
       WHERE appointments.created >= ?1 OR appointments.changed >= ?1
       ORDER BY max(appointments.created, appointments.changed) DESC LIMIT ?2`,
    )
    .bind(since, limit)
    .all();
  return parseValidRows(ChangedVisit, results, 'appointments');
}

const NewsCounts = v.object({
  /** Leads that came, and those that staff answered. */
  received: CountColumn,
  answered: CountColumn,
  /** Listings that visitors saw change. */
  listings: CountColumn,
});
export type NewsCounts = v.InferOutput<typeof NewsCounts>;

/** Counts what happened since a moment. */
export async function loadNewsCounts(db: D1Database, since: number): Promise<NewsCounts> {
  const row = await db
    .prepare(
      `SELECT
         (SELECT COUNT(*) FROM submissions WHERE created >= ?1 AND ${IS_ANSWERABLE}) AS received,
         (SELECT COUNT(*) FROM staff_actions WHERE at >= ?1 AND action = 'lead answered') AS answered,
         (SELECT COUNT(DISTINCT property) FROM property_changes WHERE at >= ?1) AS listings`,
    )
    .bind(since)
    .first();
  return parseFirstRow(NewsCounts, row, 'submissions') ?? { received: 0, answered: 0, listings: 0 };
}
