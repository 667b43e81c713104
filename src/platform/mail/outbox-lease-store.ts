import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import { CountColumn, createJsonColumn, KeyColumn, MomentColumn, parseValidRows } from '../d1-rows';
import { computeNextTry } from './backoff';
import { Mail } from './mail';
import { MAIL_QUEUES } from './mail-kinds';
import type { Acceptance, SendFailure } from './transport-store';
import { MAX_SEND_TIMEOUT_S } from './transport-store';

/** A worker may have six connections open. */
export const MAX_CONCURRENT_SENDS = 6;

/**
 * A lease outlives the longest try, so that no other caller sends the same mail meanwhile. A mail whose
 * worker was killed waits this long.
 */
const LEASE_MS = (MAX_SEND_TIMEOUT_S + 15) * SECOND_MS;

/** A mail leased to this caller. Its JSON is parsed when it is sent: a failure there is noted on its row. */
const LeasedMail = v.object({
  id: KeyColumn,
  recipient: v.string(),
  mail: v.nullable(v.string()),
  tries: CountColumn,
  expiresAt: MomentColumn,
  lease: v.string(),
});
export type LeasedMail = v.InferOutput<typeof LeasedMail>;

/** The JSON of a mail in its row. */
export const MailColumn = v.object({ mail: createJsonColumn(Mail) });

/** Leases the mails of these ids, as far as they were not tried yet. */
export const leaseMails = (
  db: D1Database,
  ids: readonly string[],
  now: number,
): Promise<LeasedMail[]> =>
  lease(
    db,
    now,
    `SELECT id FROM outbox WHERE state = 'queued' AND tries = 0 AND due_at <= ?3
       AND id IN (SELECT value FROM json_each(?4))`,
    JSON.stringify(ids),
  );

/** Waiting mails, in queues that take turns: new ones before those that failed, owed ones before asked ones. */
const QUEUES = [0, 1].flatMap((failed) => MAIL_QUEUES.map((queue) => [queue, failed]));

/** Selects the oldest of each queue, then the second of each, and so on: a full queue holds up no other. */
const DUE_MAILS = `SELECT id FROM (
    SELECT due.id, queues.key AS turn, row_number() OVER (PARTITION BY queues.key ORDER BY due.due_at) AS place
    FROM json_each('${JSON.stringify(QUEUES)}') AS queues CROSS JOIN outbox AS due
    WHERE due.rowid IN
      (SELECT rowid FROM outbox WHERE state = 'queued' AND queue = queues.value ->> 0
         AND (tries > 0) = queues.value ->> 1 AND due_at <= ?3 ORDER BY due_at LIMIT ?4))
  ORDER BY place, turn LIMIT ?4`;

/** Leases the mails whose turn it is, at most six. */
export const leaseDueMails = (db: D1Database, now: number): Promise<LeasedMail[]> =>
  lease(db, now, DUE_MAILS, MAX_CONCURRENT_SENDS);

async function lease(
  db: D1Database,
  now: number,
  selection: string,
  parameter: string | number,
): Promise<LeasedMail[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET lease = ?1, due_at = ?2, tries = tries + 1 WHERE id IN (${selection})
       RETURNING id, recipient, mail, tries, expires_at AS expiresAt, lease`,
    )
    .bind(crypto.randomUUID(), now + LEASE_MS, now, parameter)
    .all();
  const { rows, faults } = parseValidRows(LeasedMail, results, 'outbox');
  for (const fault of faults) console.error(`a mail cannot be sent: ${fault}`);
  return rows;
}

/** Marks a mail as sent, whichever caller holds its lease by now. */
export const markMailSent = (db: D1Database, id: string, { answer }: Acceptance) =>
  db
    .prepare(
      `UPDATE outbox SET state = 'sent', sent_at = ?2, lease = NULL, error = NULL, answer = ?3
       WHERE id = ?1`,
    )
    .bind(id, Date.now(), answer.slice(0, 300))
    .run();

/** Queues a mail for its next try; without one, and after a refusal for good, it has failed. */
export function recordSendFailure(
  db: D1Database,
  row: LeasedMail,
  { error, retryAfter, isPermanent }: SendFailure,
) {
  const now = Date.now();
  const next = isPermanent ? undefined : computeNextTry(row.tries, now, row.expiresAt, retryAfter);
  return db
    .prepare(
      `UPDATE outbox SET state = ?3, due_at = ?4, error = ?5, lease = NULL
       WHERE id = ?1 AND lease = ?2 AND state = 'queued'`,
    )
    .bind(row.id, row.lease, next ? 'queued' : 'failed', next ?? now, error.slice(0, 300))
    .run();
}
