import * as v from 'valibot';
import { DAY_MS } from '../../../domain/format/durations';
import {
  CountColumn,
  FlagColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../../platform/d1-rows';

/** Longer ago nobody remembers what was said. */
const REPORT_DAYS = 14;
const MAX_REPORTS = 8;

/** A visit that took place and of which the owner has read nothing yet. */
const OpenReport = v.object({
  id: KeyColumn,
  slot: KeyColumn,
  property: CountColumn,
  name: v.string(),
  starts: MomentColumn,
  /** Whether staff wrote down what was said, and only have to release it. */
  isWritten: FlagColumn,
});
export type OpenReport = v.InferOutput<typeof OpenReport>;

/** Loads the visits of two weeks whose feedback is missing or not released, the latest first. */
export async function loadOpenReports(db: D1Database, now: number): Promise<OpenReport[]> {
  const { results } = await db
    .prepare(
      `SELECT appointments.id, slot, appointments.property, name, starts,
         visit_feedback.text IS NOT NULL AS isWritten
       FROM slots JOIN appointments ON appointments.slot = slots.id
       LEFT JOIN visit_feedback ON appointment = appointments.id
       WHERE starts >= ?1 AND ends <= ?2 AND appointments.state = 'confirmed' AND released IS NULL
       ORDER BY starts DESC LIMIT ?3`,
    )
    .bind(now - REPORT_DAYS * DAY_MS, now, MAX_REPORTS)
    .all();
  return parseRows(OpenReport, results, 'appointments');
}
