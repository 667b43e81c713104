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
import { SubjectColumn } from '../../forms/kit/submit/stored-subject';
import { VISIT_STATES } from '../../visits/visits-store';

const Text = v.fallback(v.optional(v.string()), undefined);

/** A visit as it stands now, with what the visitor told. Times are milliseconds since 1970. */
const ListedVisit = v.object({
  id: KeyColumn,
  state: v.picklist(VISIT_STATES),
  property: CountColumn,
  about: SubjectColumn,
  name: v.string(),
  email: v.string(),
  language: Language,
  /** The hour that it has; null on the waiting list. */
  slot: v.nullable(v.string()),
  /** Counts its changes; `changedAt` is the last one. */
  sequence: CountColumn,
  changedAt: MomentColumn,
  /** Null on the waiting list. */
  startsAt: v.nullable(MomentColumn),
  endsAt: v.nullable(MomentColumn),
  /** The slot that was asked for, if its row is still there. */
  askedStartsAt: v.nullable(MomentColumn),
  /** The lead that booked it. */
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
  // An index has the hours of a time; their visits follow from them.
  const tables = time
    ? 'slots CROSS JOIN visits ON visits.slot = slots.id'
    : 'visits LEFT JOIN slots ON slots.id = visits.slot';
  const { results } = await db
    .prepare(
      `SELECT visits.id, visits.state, visits.property, visits.about, visits.name,
         visits.email, visits.language, visits.slot, visits.sequence, visits.changed_at AS changedAt, slots.starts_at AS startsAt, slots.ends_at AS endsAt,
         asked.starts_at AS askedStartsAt, leads.id AS lead, leads.answers,
         (SELECT COUNT(*) FROM visits AS others INDEXED BY visits_waiting
          WHERE others.property = visits.property AND others.state IN ('waiting', 'offered')
            AND others.state = 'waiting') AS waiting
       FROM ${tables}
       LEFT JOIN leads ON leads.key = visits.id
       LEFT JOIN slots AS asked ON asked.id = leads.answers ->> 'slot'
       ${time ? 'WHERE slots.starts_at >= ?1 AND slots.starts_at < ?2' : ''}
       ORDER BY slots.starts_at IS NULL, slots.starts_at, visits.created_at`,
    )
    .bind(...(time ? [time.from, time.to] : []))
    .all();
  return parseValidRows(ListedVisit, results, 'visits');
}
