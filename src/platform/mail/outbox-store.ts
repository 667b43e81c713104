import * as v from 'valibot';
import { isAddress } from './address';
import { nextTry, PATIENCE_MS } from './backoff';
import { Mail, sealed } from './message';
import type { Failure, Post } from './post-store';
import { post, SLOWEST_S } from './post-store';

/** As many as a worker may have connections open. */
const AT_ONCE = 6;

/** A worker may ask D1 a thousand things in one run; a mail is one of them, and a round one more. */
const MOST_ROUNDS = 120;

/** What is done behind a visitor's answer is cut off after thirty seconds: it begins nothing late. */
const BEHIND_AN_ANSWER_MS = 10_000;
const DAY_MS = 86_400_000;

/**
 * A lease outlives the longest try, so that nobody takes over a mail that is still on its way. It is
 * also how long a mail waits whose worker was killed.
 */
const LEASE_MS = (SLOWEST_S + 15) * 1000;

/**
 * The rows of these mails, for the one batch that stores what they tell of (decision 25): both are
 * there or neither. `at` is in milliseconds since 1970. A recipient that is no address is kept too,
 * as failed, for staff to see: it never costs a submission.
 */
export const queued = (db: D1Database, mails: readonly Mail[], at: number): D1PreparedStatement[] =>
  mails.map((given) => {
    const mail = sealed(given);
    const trouble = isAddress(mail.to) ? null : 'the recipient is no address';
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
        at + PATIENCE_MS,
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
export async function deliverDue(
  env: Post & { DB: D1Database },
  forMs = BEHIND_AN_ANSWER_MS,
): Promise<void> {
  const end = Date.now() + forMs;
  for (let round = 0; round < MOST_ROUNDS && Date.now() < end; round++) {
    const leased = await lease(env.DB, Date.now());
    const sent = await Promise.all(leased.map((row) => deliver(env, row)));
    if (leased.length < AT_ONCE || !sent.includes(true)) return;
  }
}

/**
 * Decision 35: bodies are kept for 30 days; the line that says what went to whom as long as
 * submissions are, but for the address of somebody who asked us for nothing.
 */
export async function forgetSent(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(`UPDATE outbox SET mail = NULL, recipient = CASE WHEN json_valid(mail)
           THEN iif(json_extract(mail, '$.isUnasked'), '', recipient) ELSE recipient END
         WHERE mail IS NOT NULL AND state <> 'queued' AND COALESCE(sent_at, until) < ?1`)
      .bind(now - 30 * DAY_MS),
    db.prepare('DELETE FROM outbox WHERE created_at < ?1').bind(now - 730 * DAY_MS),
  ]);
}

interface Leased {
  id: string;
  mail: string;
  tries: number;
  until: number;
  lease: string;
}

async function lease(db: D1Database, now: number): Promise<Leased[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET lease = ?1, due_at = ?2, tries = tries + 1
       WHERE id IN (SELECT id FROM outbox WHERE state = 'queued' AND due_at <= ?3
                    ORDER BY due_at LIMIT ?4)
       RETURNING id, mail, tries, until, lease`,
    )
    .bind(crypto.randomUUID(), now + LEASE_MS, now, AT_ONCE)
    .all<Leased>();
  return results;
}

/** Tries one mail and notes what came of it; whether it was sent. */
async function deliver(env: Post & { DB: D1Database }, row: Leased): Promise<boolean> {
  const failure = await attempt(env, row);
  if (failure) {
    console.error(`mail ${row.id}, try ${row.tries}: ${failure.trouble}`);
    await noteTrouble(env.DB, row, failure);
  } else {
    // A database that stumbles just here would have the mail sent twice.
    await noteSent(env.DB, row.id).catch(() => noteSent(env.DB, row.id));
  }
  return !failure;
}

async function attempt(env: Post, row: Leased): Promise<Failure | undefined> {
  try {
    return await post(env, row.id, v.parse(Mail, JSON.parse(row.mail)));
  } catch (error) {
    return { trouble: String(error) };
  }
}

/** Whoever holds the lease by now: what was sent need not be sent again. */
const noteSent = (db: D1Database, id: string) =>
  db
    .prepare(
      `UPDATE outbox SET state = 'sent', sent_at = ?2, lease = NULL, trouble = NULL WHERE id = ?1`,
    )
    .bind(id, Date.now())
    .run();

function noteTrouble(db: D1Database, row: Leased, { trouble, retryAfter }: Failure) {
  const now = Date.now();
  const next = nextTry(row.tries, now, row.until, retryAfter);
  return db
    .prepare(
      `UPDATE outbox SET state = ?3, due_at = ?4, trouble = ?5, lease = NULL
       WHERE id = ?1 AND lease = ?2 AND state = 'queued'`,
    )
    .bind(row.id, row.lease, next ? 'queued' : 'failed', next ?? now, trouble.slice(0, 300))
    .run();
}

/** A row of the outbox without its mail; times are milliseconds since 1970. */
export interface Kept {
  id: string;
  recipient: string;
  subject: string;
  state: State;
  tries: number;
  createdAt: number;
  /** The next try, where there is one. */
  dueAt: number;
  trouble: string | null;
}
type State = 'queued' | 'sent' | 'failed';

/** The mails put in last, newest first; all of them, or those in these states. */
export async function lastMails(
  db: D1Database,
  most: number,
  states: readonly State[] = ['queued', 'sent', 'failed'],
): Promise<Kept[]> {
  const { results } = await db
    .prepare(
      `SELECT id, recipient, subject, state, tries, created_at AS createdAt, due_at AS dueAt, trouble
       FROM outbox WHERE state IN (SELECT value FROM json_each(?1))
       ORDER BY created_at DESC, rowid DESC LIMIT ?2`,
    )
    .bind(JSON.stringify(states), most)
    .all<Kept>();
  return results;
}

/** How many mails are in each state. */
export async function countMails(db: D1Database): Promise<Record<State, number>> {
  const { results } = await db
    .prepare('SELECT state, COUNT(*) AS count FROM outbox GROUP BY state')
    .all<{ state: State; count: number }>();
  const counts = { queued: 0, sent: 0, failed: 0 };
  for (const { state, count } of results) counts[state] = count;
  return counts;
}

/**
 * Has what did not get away tried again at once and for another 72 hours: this mail, or all of them.
 * What somebody is sending right now is left alone. The ids of those that will be tried.
 */
export async function tryAgain(db: D1Database, now: number, id?: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET state = 'queued', tries = 0, due_at = ?1, until = ?2, lease = NULL
       WHERE state <> 'sent' AND mail IS NOT NULL AND (lease IS NULL OR due_at <= ?1)
         AND (?3 IS NULL OR id = ?3) AND NOT (state = 'failed' AND tries = 0)
       RETURNING id`,
    )
    .bind(now, now + PATIENCE_MS, id ?? null)
    .all<{ id: string }>();
  return results.map((row) => row.id);
}

/** One mail, while it is kept. */
export async function mailOf(db: D1Database, id: string): Promise<Mail | undefined> {
  const mail = await db.prepare('SELECT mail FROM outbox WHERE id = ?1').bind(id).first('mail');
  return typeof mail === 'string' ? v.parse(Mail, JSON.parse(mail)) : undefined;
}
