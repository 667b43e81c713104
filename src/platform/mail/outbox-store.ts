import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import type { ParsedRows } from '../d1-rows';
import {
  CountColumn,
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRow,
  parseRows,
  parseValidRows,
} from '../d1-rows';
import { computeNextTry, RETRY_WINDOW_MS } from './backoff';
import { isEmailAddress } from './email-address';
import { Mail, sanitizeMailHeaders } from './mail';
import type { MailTransport, SendFailure } from './transport-store';
import { MAX_SEND_TIMEOUT_S, sendMail } from './transport-store';

/** As many as a worker may have connections open. */
const MAX_CONCURRENT_SENDS = 6;

/** A worker may ask D1 a thousand things in one run; a mail is one of them, and a round one more. */
const MAX_DELIVERY_ROUNDS = 120;

/** What is done behind a visitor's answer is cut off after thirty seconds: it begins nothing late. */
const WAIT_UNTIL_BUDGET_MS = 10_000;

/**
 * A lease outlives the longest try, so that nobody takes over a mail that is still on its way. It is
 * also how long a mail waits whose worker was killed.
 */
const LEASE_MS = (MAX_SEND_TIMEOUT_S + 15) * SECOND_MS;

/**
 * The rows of these mails, for the one batch that stores what they tell of (decision 25): both are
 * there or neither. `at` is in milliseconds since 1970. A recipient that is no address is kept too,
 * as failed, for staff to see: it never costs a submission.
 */
export const enqueueMails = (
  db: D1Database,
  mails: readonly Mail[],
  at: number,
): D1PreparedStatement[] =>
  mails.map((given) => {
    const mail = sanitizeMailHeaders(given);
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
        at,
        at + RETRY_WINDOW_MS,
        trouble,
      );
  });

/**
 * Sends what is due, six at once, oldest first, until nothing is, nothing goes through any more, or
 * the time is up. Called behind a submission's answer and by cron; any number of callers may run at
 * once, since each mail is leased to one of them by a single statement.
 *
 * A mail is sent at least once. A worker killed between sending a mail and noting it leaves it leased:
 * when that lease has ended it goes out again under the same id and Message-ID, by which a sink and
 * mail programs know the second copy. Noting it first would lose mails instead.
 */
export async function deliverDueMails(
  env: MailTransport & { DB: D1Database },
  forMs = WAIT_UNTIL_BUDGET_MS,
): Promise<void> {
  const end = Date.now() + forMs;
  for (let round = 0; round < MAX_DELIVERY_ROUNDS && Date.now() < end; round++) {
    const leased = await leaseDueMails(env.DB, Date.now());
    const sent = await Promise.all(leased.map((row) => deliverMail(env, row)));
    if (leased.length < MAX_CONCURRENT_SENDS || !sent.includes(true)) return;
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

const MailColumn = v.object({ mail: createJsonColumn(Mail) });

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

/** Tries one mail and notes what came of it; whether it was sent. */
async function deliverMail(
  env: MailTransport & { DB: D1Database },
  row: LeasedMail,
): Promise<boolean> {
  const failure = await trySendMail(env, row);
  if (failure) {
    console.error(`mail ${row.id}, try ${row.tries}: ${failure.error}`);
    await recordSendFailure(env.DB, row, failure);
  } else {
    // A database that stumbles just here would have the mail sent twice.
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

/** Whoever holds the lease by now: what was sent need not be sent again. */
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

const OutboxState = v.picklist(['queued', 'sent', 'failed']);
type OutboxState = v.InferOutput<typeof OutboxState>;

/** A row of the outbox without its mail; times are milliseconds since 1970. */
const OutboxEntry = v.object({
  id: KeyColumn,
  recipient: v.string(),
  subject: v.string(),
  state: OutboxState,
  tries: CountColumn,
  createdAt: MomentColumn,
  /** Time of the next try, if the mail is queued. */
  dueAt: MomentColumn,
  trouble: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntry>;

/** Loads the newest mails of these states, newest first. */
export async function loadRecentMails(
  db: D1Database,
  most: number,
  states: readonly OutboxState[] = OutboxState.options,
): Promise<ParsedRows<OutboxEntry>> {
  const { results } = await db
    .prepare(
      `SELECT id, recipient, subject, state, tries, created_at AS createdAt, due_at AS dueAt, trouble
       FROM outbox WHERE state IN (SELECT value FROM json_each(?1))
       ORDER BY created_at DESC, rowid DESC LIMIT ?2`,
    )
    .bind(JSON.stringify(states), most)
    .all();
  return parseValidRows(OutboxEntry, results, 'outbox');
}

const StateCount = v.object({ state: OutboxState, count: CountColumn });

/** Counts the mails in each state. */
export async function countMails(db: D1Database): Promise<Record<OutboxState, number>> {
  const { results } = await db
    .prepare('SELECT state, COUNT(*) AS count FROM outbox GROUP BY state')
    .all();
  const counts = { queued: 0, sent: 0, failed: 0 };
  for (const { state, count } of parseRows(StateCount, results, 'outbox')) counts[state] = count;
  return counts;
}

/**
 * Has what did not get away tried again at once and for another 72 hours: this mail, or all of them.
 * What somebody is sending right now is left alone. The ids of those that will be tried.
 */
export async function retryMails(db: D1Database, now: number, id?: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET state = 'queued', tries = 0, due_at = ?1, until = ?2, lease = NULL
       WHERE state <> 'sent' AND mail IS NOT NULL AND (lease IS NULL OR due_at <= ?1)
         AND (?3 IS NULL OR id = ?3) AND NOT (state = 'failed' AND tries = 0)
       RETURNING id`,
    )
    .bind(now, now + RETRY_WINDOW_MS, id ?? null)
    .all();
  return parseRows(v.object({ id: KeyColumn }), results, 'outbox').map((row) => row.id);
}

/** Loads one mail; undefined if there is no such row or its body was deleted (decision 35). */
export async function loadMail(db: D1Database, id: string): Promise<Mail | undefined> {
  const row = await db
    .prepare('SELECT id, mail FROM outbox WHERE id = ?1 AND mail IS NOT NULL')
    .bind(id)
    .first();
  return parseFirstRow(MailColumn, row, 'outbox')?.mail;
}
