import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import {
  CountColumn,
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseRow,
  parseValidRows,
} from '../d1-rows';
import { computeNextTry, RETRY_WINDOW_MS } from './backoff';
import { isEmailAddress } from './email-address';
import { Mail, sanitizeMailHeaders } from './mail';
import type { MailTransport, SendFailure } from './transport-store';
import { MAX_SEND_TIMEOUT_S, sendMail } from './transport-store';

/** A worker may have six connections open. */
const MAX_CONCURRENT_SENDS = 6;

/** A worker may query D1 a thousand times per run: once for each mail and once for each round. */
const MAX_DELIVERY_ROUNDS = 120;

/** The platform cuts off work after a response at thirty seconds: no round starts after this time. */
const WAIT_UNTIL_BUDGET_MS = 10_000;

/**
 * A lease outlives the longest try, so that no other caller sends the same mail meanwhile. A mail whose
 * worker was killed waits this long.
 */
const LEASE_MS = (MAX_SEND_TIMEOUT_S + 15) * SECOND_MS;

/**
 * Inserts mails in the batch that stores their submission: both are stored or neither (decision 25).
 * `now` is in milliseconds since 1970. A mail whose recipient is no address is stored as failed, for
 * staff to see: it does not fail the submission.
 */
export const enqueueMails = (
  db: D1Database,
  mails: readonly Mail[],
  now: number,
): D1PreparedStatement[] =>
  mails.map((unsafeMail) => {
    const mail = sanitizeMailHeaders(unsafeMail);
    const trouble = isEmailAddress(mail.to) ? null : 'the recipient is no address';
    return db
      .prepare(
        `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, until, trouble)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8)`,
      )
      .bind(
        crypto.randomUUID(),
        mail.to,
        mail.subject,
        JSON.stringify(mail),
        trouble ? 'failed' : 'queued',
        now,
        now + RETRY_WINDOW_MS,
        trouble,
      );
  });

/**
 * Sends the mails that are due, six at once, oldest first, until none is left, a whole round fails, or
 * the time budget is spent. Called after a submission's response and by cron; any number of callers may
 * run at once, since one statement leases each mail to one of them.
 *
 * A mail is sent at least once. If a worker is killed between sending a mail and marking it as sent, the
 * mail is sent again when its lease ends, under the same id and Message-ID, by which sinks and mail
 * programs recognize the copy. Marking it first would lose mails instead.
 */
export async function deliverDueMails(
  env: MailTransport & { DB: D1Database },
  budgetMs = WAIT_UNTIL_BUDGET_MS,
): Promise<void> {
  const end = Date.now() + budgetMs;
  for (let round = 0; round < MAX_DELIVERY_ROUNDS && Date.now() < end; round++) {
    const rows = await leaseDueMails(env.DB, Date.now());
    const results = await Promise.all(rows.map((row) => deliverMail(env, row)));
    if (rows.length < MAX_CONCURRENT_SENDS || !results.includes(true)) return;
  }
}

/**
 * Empties the mails sent, or given up, before `before`. Their rows stay, but for the address of a
 * recipient who asked us for nothing (a friend).
 */
export async function emptyMailsBefore(db: D1Database, before: number): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET mail = NULL, recipient = CASE WHEN json_valid(mail)
         THEN iif(json_extract(mail, '$.isUnasked'), '', recipient) ELSE recipient END
       WHERE mail IS NOT NULL AND state <> 'queued' AND COALESCE(sent_at, until) < ?1`,
    )
    .bind(before)
    .run();
}

/** A mail leased to this caller. Its JSON is parsed when it is sent: a failure there is noted on its row. */
const LeasedMail = v.object({
  id: KeyColumn,
  mail: v.nullable(v.string()),
  tries: CountColumn,
  until: MomentColumn,
  lease: v.string(),
});
type LeasedMail = v.InferOutput<typeof LeasedMail>;

/** The JSON of a mail in its row. */
export const MailColumn = v.object({ mail: createJsonColumn(Mail) });

async function leaseDueMails(db: D1Database, now: number): Promise<LeasedMail[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET lease = ?1, due_at = ?2, tries = tries + 1
       WHERE id IN (SELECT id FROM outbox WHERE state = 'queued' AND due_at <= ?3
                    ORDER BY due_at LIMIT ?4)
       RETURNING id, mail, tries, until, lease`,
    )
    .bind(crypto.randomUUID(), now + LEASE_MS, now, MAX_CONCURRENT_SENDS)
    .all();
  const { rows, faults } = parseValidRows(LeasedMail, results, 'outbox');
  for (const fault of faults) console.error(`a mail cannot be sent: ${fault}`);
  return rows;
}

/** Sends one mail and records the result on its row; true if it was sent. */
async function deliverMail(
  env: MailTransport & { DB: D1Database },
  row: LeasedMail,
): Promise<boolean> {
  const failure = await trySendMail(env, row);
  if (failure) {
    console.error(`mail ${row.id}, try ${row.tries}: ${failure.error}`);
    await recordSendFailure(env.DB, row, failure);
  } else {
    // Tried twice: if the row is not marked, the mail is sent again.
    await markMailSent(env.DB, row.id).catch(() => markMailSent(env.DB, row.id));
  }
  return !failure;
}

async function trySendMail(env: MailTransport, row: LeasedMail): Promise<SendFailure | undefined> {
  try {
    return await sendMail(env, row.id, parseRow(MailColumn, row, 'outbox').mail);
  } catch (error) {
    return { error: String(error) };
  }
}

/** Marks a mail as sent, whichever caller holds its lease by now. */
const markMailSent = (db: D1Database, id: string) =>
  db
    .prepare(
      `UPDATE outbox SET state = 'sent', sent_at = ?2, lease = NULL, trouble = NULL WHERE id = ?1`,
    )
    .bind(id, Date.now())
    .run();

function recordSendFailure(db: D1Database, row: LeasedMail, { error, retryAfter }: SendFailure) {
  const now = Date.now();
  const next = computeNextTry(row.tries, now, row.until, retryAfter);
  return db
    .prepare(
      `UPDATE outbox SET state = ?3, due_at = ?4, trouble = ?5, lease = NULL
       WHERE id = ?1 AND lease = ?2 AND state = 'queued'`,
    )
    .bind(row.id, row.lease, next ? 'queued' : 'failed', next ?? now, error.slice(0, 300))
    .run();
}
