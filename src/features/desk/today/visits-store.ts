import * as v from 'valibot';
import { Language } from '../../../domain/language/language';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseValidRows,
} from '../../../platform/d1-rows';
import { VISIT_STATES } from '../../appointments/appointments-store';

const Text = v.fallback(v.optional(v.string()), undefined);

/** A visit as it stands now, with what the visitor told. Times are milliseconds since 1970. */
const ListedVisit = v.object({
  id: KeyColumn,
  state: v.picklist(VISIT_STATES),
  property: CountColumn,
  name: v.string(),
  email: v.string(),
  language: Language,
  /** Null on the waiting list. */
  starts: v.nullable(MomentColumn),
  ends: v.nullable(MomentColumn),
  /** The hour that was asked for, if its row is still there. */
  asked: v.nullable(MomentColumn),
  /** The submission that booked it. */
  lead: v.nullable(CountColumn),
  answers: v.nullable(createJsonColumn(v.object({ phone: Text, remark: Text }))),
  /** People on the waiting list of the same property. */
  waiting: CountColumn,
});
export type ListedVisit = v.InferOutput<typeof ListedVisit>;

/** Loads the visits that begin within a time, in their order; without one all, those that wait last. */
export async function loadVisits(
  db: D1Database,
  time?: { from: number; to: number },
): Promise<ParsedRows<ListedVisit>> {
  const { results } = await db
    .prepare(
      `SELECT appointments.id, appointments.state, appointments.property, appointments.name,
         appointments.email, appointments.language, slots.starts, slots.ends,
         asked.starts AS asked, submissions.id AS lead, submissions.answers,
         (SELECT COUNT(*) FROM appointments AS others
          WHERE others.property = appointments.property AND others.state = 'waiting') AS waiting
       FROM appointments
       LEFT JOIN slots ON slots.id = appointments.slot
       LEFT JOIN submissions ON submissions.key = appointments.id
       LEFT JOIN slots AS asked ON asked.id = submissions.answers ->> 'slot'
       WHERE ?1 IS NULL OR (slots.starts >= ?1 AND slots.starts < ?2)
       ORDER BY slots.starts IS NULL, slots.starts, appointments.created`,
    )
    .bind(time?.from ?? null, time?.to ?? null)
    .all();
  return parseValidRows(ListedVisit, results, 'appointments');
}
