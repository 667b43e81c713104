import * as v from 'valibot';
import { KeyColumn, MomentColumn, parseRowsForVisitors } from '../../../platform/d1-rows';
import { WANTS_ANSWER } from '../leads/answer-due';
import { LEAD_STATES } from '../leads/lead';

/** A lead with its first answer, by mail or marked as given otherwise, and who gave it; null without one. */
const AnsweredRow = v.object({
  form: v.string(),
  state: v.picklist(LEAD_STATES),
  createdAt: MomentColumn,
  answeredAt: v.nullable(MomentColumn),
  /** Null also for an account that is gone. */
  staff: v.nullable(KeyColumn),
});
export type AnsweredRow = v.InferOutput<typeof AnsweredRow>;

/** Loads the leads that came after a moment with their first answers, at most the newest `limit`. */
export async function loadFirstAnswers(
  db: D1Database,
  since: number,
  limit: number,
): Promise<AnsweredRow[]> {
  const { results } = await db
    .prepare(
      `WITH recent AS MATERIALIZED (SELECT id, form, state, created_at FROM leads
         WHERE created_at > ?1 AND +${WANTS_ANSWER} ORDER BY created_at DESC LIMIT ?2),
       answers AS (
         SELECT recent.id, lead_replies.created_at AS at, staff FROM recent
           JOIN lead_replies ON lead_replies.lead = recent.id
         UNION ALL
         SELECT recent.id, staff_actions.created_at, staff FROM recent
           JOIN staff_actions ON subject = CAST(recent.id AS TEXT) AND action = 'lead marked answered')
       SELECT form, state, recent.created_at AS createdAt, min(at) AS answeredAt, staff
       FROM recent LEFT JOIN answers ON answers.id = recent.id GROUP BY recent.id`,
    )
    .bind(since, limit)
    .all();
  return parseRowsForVisitors(AnsweredRow, results, 'leads');
}
