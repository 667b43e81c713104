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
import { VISIT_STATES } from '../../visits/visits-store';

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
  const { results } = await db
    .prepare(
      `SELECT visits.id, visits.state, visits.property, visits.name,
         visits.email, visits.language, slots.starts_at AS startsAt, slots.ends_at AS endsAt,
         asked.starts_at AS askedStartsAt, leads.id AS lead, leads.answers,
         (SELECT COUNT(*) FROM visits AS others
          WHERE others.property = visits.property AND others.state = 'waiting') AS waiting
       FROM visits
       LEFT JOIN slots ON slots.id = visits.slot
       LEFT JOIN leads ON leads.key = visits.id
       LEFT JOIN slots AS asked ON asked.id = leads.answers ->> 'slot'
       WHERE ?1 IS NULL OR (slots.starts_at >= ?1 AND slots.starts_at < ?2)
       ORDER BY slots.starts_at IS NULL, slots.starts_at, visits.created_at`,
    )
    .bind(time?.from ?? null, time?.to ?? null)
    .all();
  return parseValidRows(ListedVisit, results, 'visits');
}
