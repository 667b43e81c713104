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
      `SELECT coalesce(sum(count) FILTER (WHERE list = 'leads'), 0) AS newLeads,
         coalesce(sum(count) FILTER (WHERE list = 'mails'), 0) AS failedMails,
         coalesce(sum(count) FILTER (WHERE list = 'testimonials'), 0) AS pendingTestimonials
       FROM list_counts
       WHERE (list, kind) IN (VALUES ('leads', 'new'), ('mails', 'failed'), ('testimonials', 'pending'))
         AND ${IS_ANSWERABLE}`,
    )
    .first();
  return (
    parseFirstRow(DeskCounts, row, 'list_counts') ?? {
      newLeads: 0,
      failedMails: 0,
      pendingTestimonials: 0,
    }
  );
}
