import * as v from 'valibot';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../../platform/d1-rows';

/** A visit that took place, with what staff wrote down. */
const VisitReport = v.object({
  id: KeyColumn,
  slot: KeyColumn,
  property: CountColumn,
  name: v.string(),
  starts: MomentColumn,
  /** Words of the visitor; null if nobody wrote them down. */
  text: v.nullable(v.string()),
  visitor: v.nullable(v.string()),
  /** Since when the owner may read it; null if not yet. */
  released: v.nullable(MomentColumn),
});
export type VisitReport = v.InferOutput<typeof VisitReport>;

const QUERY = `SELECT appointments.id, slot, appointments.property, name, starts, text, visitor, released
  FROM slots JOIN appointments ON appointments.slot = slots.id
  LEFT JOIN visit_feedback ON appointment = appointments.id`;

/** Loads a visit that took place; undefined if there is none of this id. */
export async function loadVisitReport(
  db: D1Database,
  id: string,
  now: number,
): Promise<VisitReport | undefined> {
  const row = await db
    .prepare(
      `${QUERY} WHERE appointments.id = ?1 AND ends <= ?2 AND appointments.state = 'confirmed'`,
    )
    .bind(id, now)
    .first();
  return parseFirstRow(VisitReport, row, 'appointments');
}

/** Loads the visits that took place since a moment, the latest first; of open ones those not released. */
export async function loadVisitReports(
  db: D1Database,
  { since, now, isOpen, limit }: { since: number; now: number; isOpen: boolean; limit: number },
): Promise<VisitReport[]> {
  const { results } = await db
    .prepare(
      `${QUERY} WHERE starts >= ?1 AND ends <= ?2 AND appointments.state = 'confirmed'
         AND (?3 = 0 OR released IS NULL)
       ORDER BY starts DESC LIMIT ?4`,
    )
    .bind(since, now, isOpen ? 1 : 0, limit)
    .all();
  return parseRows(VisitReport, results, 'appointments');
}
