import * as v from 'valibot';
import { KeyColumn, MomentColumn, parseRows } from '../../platform/d1-rows';

/**
 * Feedback of a visitor after a visit, as staff wrote it down. The desk writes and releases it; the owner
 * portal shows what is released.
 */
const VisitFeedback = v.object({
  /** The id of the visit. */
  visit: KeyColumn,
  text: v.string(),
  /** The visitor's name as the owner may read it; '' for 'candidate A'. */
  visitor: v.string(),
  writtenAt: MomentColumn,
  /** Milliseconds since 1970; null until the owner may read it. */
  releasedAt: v.nullable(MomentColumn),
  releasedBy: v.nullable(v.string()),
});
export type VisitFeedback = v.InferOutput<typeof VisitFeedback>;

/** Loads the feedback on visits by the ids of their visits, released or not. */
export async function loadVisitFeedback(
  db: D1Database,
  visits: readonly string[],
): Promise<VisitFeedback[]> {
  const { results } = await db
    .prepare(
      `SELECT visit, text, visitor, written_at AS writtenAt, released_at AS releasedAt, released_by AS releasedBy
       FROM visit_feedback WHERE visit IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(visits))
    .all();
  return parseRows(VisitFeedback, results, 'visit_feedback');
}

/** Stores what staff wrote about a visit; a changed text has to be released again. */
export const upsertVisitFeedback = (
  db: D1Database,
  { visit, text, visitor, writtenAt }: Omit<VisitFeedback, 'releasedAt' | 'releasedBy'>,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO visit_feedback (visit, text, visitor, written_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (visit) DO UPDATE SET text = excluded.text, visitor = excluded.visitor,
         written_at = excluded.written_at, released_at = NULL, released_by = NULL`,
    )
    .bind(visit, text, visitor, writtenAt);

/** Lets the owner of the property read the feedback on a visit. */
export const releaseVisitFeedback = (
  db: D1Database,
  visit: string,
  { by, now }: { by: string; now: number },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE visit_feedback SET released_at = ?2, released_by = ?3
       WHERE visit = ?1 AND released_at IS NULL`,
    )
    .bind(visit, now, by);
