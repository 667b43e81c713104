import * as v from 'valibot';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../../platform/d1-rows';
import { SubjectColumn } from '../../forms/kit/submit/stored-subject';

/** A visit that took place, with what staff wrote down. */
const VisitReport = v.object({
  id: KeyColumn,
  slot: KeyColumn,
  property: CountColumn,
  about: SubjectColumn,
  name: v.string(),
  startsAt: MomentColumn,
  /** Words of the visitor; null if nobody wrote them down. */
  text: v.nullable(v.string()),
  visitor: v.nullable(v.string()),
  /** Since when the owner may read it; null if not yet. */
  releasedAt: v.nullable(MomentColumn),
});
export type VisitReport = v.InferOutput<typeof VisitReport>;

const COLUMNS = `visits.id, slot, visits.property, visits.about, name, starts_at AS startsAt, text, visitor,
  released_at AS releasedAt`;

/** Loads a visit that took place; undefined if there is none of this id. */
export async function loadVisitReport(
  db: D1Database,
  id: string,
  now: number,
): Promise<VisitReport | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM visits JOIN slots ON slots.id = slot
         LEFT JOIN visit_feedback ON visit = visits.id
       WHERE visits.id = ?1 AND ends_at <= ?2 AND visits.state = 'confirmed'`)
    .bind(id, now)
    .first();
  return parseFirstRow(VisitReport, row, 'visits');
}

/** Loads the visits that took place since a moment, the latest first; of open ones those not released. */
export async function loadVisitReports(
  db: D1Database,
  { since, now, isOpen, limit }: { since: number; now: number; isOpen: boolean; limit: number },
): Promise<CappedRows<VisitReport>> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM slots CROSS JOIN visits ON slot = slots.id
         LEFT JOIN visit_feedback ON visit = visits.id
       WHERE starts_at >= ?1 AND starts_at < ?2 AND +ends_at <= ?2 AND visits.state = 'confirmed'
         AND (?3 = 0 OR released_at IS NULL)
       ORDER BY starts_at DESC LIMIT ?4`,
    )
    .bind(since, now, isOpen ? 1 : 0, limit + 1)
    .all();
  return capRows(parseRows(VisitReport, results, 'visits'), limit);
}
