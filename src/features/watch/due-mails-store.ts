import * as v from 'valibot';
import { subtractPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { MomentColumn, parseFirstRow } from '../../platform/d1-rows';

const Moment = v.nullable(MomentColumn);
const OldestMails = v.object({
  freshAgency: Moment,
  freshOwed: Moment,
  triedAgency: Moment,
  triedOwed: Moment,
  givenUp: Moment,
});

/**
 * Finds since when the oldest mail that has to leave is due; undefined if none waits. It goes by age, since a mail
 * that fails again and again waits for three days: one that was tried is due since it was written. What a stranger's
 * form asked for waits for its turn, and is nobody's due. What was given up counts too if the agency should have had
 * it, for as long as it would have been tried; not an alarm, which would be told of by another one.
 */
export async function findOldestDueMail(db: D1Database, now: number): Promise<number | undefined> {
  const row = await db
    .prepare(
      // A queue at a time: an index has the due ones of each, and those that were tried, in their order.
      `SELECT
         (SELECT min(due_at) FROM outbox WHERE state = 'queued' AND queue = 'agency' AND (tries > 0) = 0) AS freshAgency,
         (SELECT min(due_at) FROM outbox WHERE state = 'queued' AND queue = 'owed' AND (tries > 0) = 0) AS freshOwed,
         (SELECT min(created_at) FROM outbox WHERE state = 'queued' AND queue = 'agency' AND tries > 0) AS triedAgency,
         (SELECT min(created_at) FROM outbox WHERE state = 'queued' AND queue = 'owed' AND tries > 0) AS triedOwed,
         (SELECT min(created_at) FROM outbox
          WHERE state = 'failed' AND queue = 'agency' AND due_at > ?1 AND expires_at > ?2
            AND NOT (json_valid(mail) AND coalesce(mail ->> '$.kind', '') = 'alarm')) AS givenUp`,
    )
    .bind(subtractPeriod(now, PERIODS.mailRetries), now)
    .first();
  const moments = Object.values(parseFirstRow(OldestMails, row, 'outbox') ?? {});
  const due = moments.filter((moment) => moment !== null);
  return due.length > 0 ? Math.min(...due) : undefined;
}
