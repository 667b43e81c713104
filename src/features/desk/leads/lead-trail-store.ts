import * as v from 'valibot';
import { KeyColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import { MAIL_STATES } from '../../../platform/mail/mail';

/** Something that happened with a lead. */
const TrailRow = v.object({
  kind: v.picklist(['action', 'note', 'reply']),
  createdAt: MomentColumn,
  staffName: v.nullable(v.string()),
  /** The action's name, the note's text, or the subject of the answer. */
  text: v.string(),
  /** Of an answer: its text, its mail and how that stands. */
  body: v.nullable(v.string()),
  mail: v.nullable(KeyColumn),
  mailState: v.nullable(v.picklist(MAIL_STATES)),
});
export type TrailRow = v.InferOutput<typeof TrailRow>;

/** Loads what staff did with a lead, newest first. */
export async function loadLeadTrail(db: D1Database, id: number): Promise<TrailRow[]> {
  const { results } = await db
    .prepare(
      `SELECT 'action' AS kind, staff_actions.created_at AS createdAt, staff.name AS staffName, action AS text,
           NULL AS body, NULL AS mail, NULL AS mailState
         FROM staff_actions LEFT JOIN staff_accounts AS staff ON staff.id = staff_actions.staff
         WHERE subject = ?2 AND action LIKE 'lead %'
           AND action NOT IN ('lead noted', 'lead answered')
       UNION ALL
       SELECT 'note', lead_notes.created_at, staff.name, text, NULL, NULL, NULL
         FROM lead_notes LEFT JOIN staff_accounts AS staff ON staff.id = lead_notes.staff WHERE lead = ?1
       UNION ALL
       SELECT 'reply', lead_replies.created_at, staff.name, lead_replies.subject, text, lead_replies.mail, outbox.state
         FROM lead_replies LEFT JOIN staff_accounts AS staff ON staff.id = lead_replies.staff
         LEFT JOIN outbox ON outbox.id = lead_replies.mail WHERE lead = ?1
       ORDER BY createdAt DESC`,
    )
    .bind(id, String(id))
    .all();
  return parseRows(TrailRow, results, 'staff_actions');
}
