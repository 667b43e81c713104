import * as v from 'valibot';
import { CountColumn, parseFirstRow } from '../../platform/d1-rows';
import { IS_ANSWERABLE } from './leads/lead';

const DeskCounts = v.object({
  /** Leads that nobody took. */
  newLeads: CountColumn,
  /** Mails that were given up. */
  failedMails: CountColumn,
  /** Entries of the guestbook that wait for a decision. */
  pendingTestimonials: CountColumn,
});
export type DeskCounts = v.InferOutput<typeof DeskCounts>;

/** Counts what waits behind the entries of the desk, for its bar. */
export async function loadDeskCounts(db: D1Database): Promise<DeskCounts> {
  const row = await db
    .prepare(
      `SELECT
         (SELECT COUNT(*) FROM leads WHERE state = 'new' AND ${IS_ANSWERABLE}) AS newLeads,
         (SELECT COUNT(*) FROM outbox WHERE state = 'failed') AS failedMails,
         (SELECT COUNT(*) FROM testimonials WHERE state = 'pending') AS pendingTestimonials`,
    )
    .first();
  return (
    parseFirstRow(DeskCounts, row, 'outbox') ?? {
      newLeads: 0,
      failedMails: 0,
      pendingTestimonials: 0,
    }
  );
}
