import * as v from 'valibot';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { ParsedRows } from '../d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
  parseValidRows,
} from '../d1-rows';
import type { Mail, MailState } from './mail';
import { MAIL_STATES } from './mail';
import { MAIL_QUEUES } from './mail-kinds';
import { MailColumn } from './outbox-lease-store';
import { MAIL_FAULTS } from './outbox-store';

/** A row of the outbox without its mail; times are milliseconds since 1970. */
export const OutboxEntry = v.object({
  id: KeyColumn,
  recipient: v.string(),
  subject: v.string(),
  state: v.picklist(MAIL_STATES),
  tries: CountColumn,
  createdAt: MomentColumn,
  /** The next try of a mail that waits; when a failed one was given up. */
  dueAt: MomentColumn,
  sentAt: v.nullable(MomentColumn),
  /** Why the last try failed. */
  error: v.nullable(v.string()),
  /** What the receiver said when it took the mail. */
  answer: v.nullable(v.string()),
  queue: v.picklist(MAIL_QUEUES),
  leadKey: v.nullable(KeyColumn),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntry>;

export const OUTBOX_COLUMNS = `id, recipient, subject, state, tries, created_at AS createdAt, due_at AS dueAt,
  sent_at AS sentAt, error, answer, queue, lead_key AS leadKey`;

/** Loads the mails about these leads and the visits that they booked, in the order in which they were written. */
export async function loadMailsOfLeads(
  db: D1Database,
  leadKeys: readonly string[],
): Promise<OutboxEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE lead_key IN (SELECT value FROM json_each(?))
       ORDER BY rowid LIMIT 500`,
    )
    .bind(JSON.stringify(leadKeys))
    .all();
  return parseValidRows(OutboxEntry, results, 'outbox').rows;
}

/** Loads the mails about one lead and the visit that it booked. */
export const loadMailsOfLead = (db: D1Database, leadKey: string): Promise<OutboxEntry[]> =>
  loadMailsOfLeads(db, [leadKey]);

/** Loads the newest mails of these states, newest first. */
export async function loadRecentMails(
  db: D1Database,
  limit: number,
  states: readonly MailState[] = MAIL_STATES,
): Promise<ParsedRows<OutboxEntry>> {
  // An index has the mails of each state in the order of their time, so that only the newest are read.
  const newest = states.map(
    () => `SELECT * FROM (SELECT rowid AS number, created_at FROM outbox WHERE state = ?
             ORDER BY created_at DESC, rowid DESC LIMIT ${limit})`,
  );
  const { results } = await db
    .prepare(
      `SELECT ${OUTBOX_COLUMNS}
       FROM outbox WHERE rowid IN (SELECT number FROM (${newest.join(' UNION ALL ')}
         ORDER BY created_at DESC, number DESC LIMIT ${limit}))
       ORDER BY created_at DESC, rowid DESC`,
    )
    .bind(...states)
    .all();
  return parseValidRows(OutboxEntry, results, 'outbox');
}

const StateCount = v.object({ state: v.picklist(MAIL_STATES), count: CountColumn });

/** Counts the mails in each state. */
export async function countMails(db: D1Database): Promise<Record<MailState, number>> {
  const { results } = await db
    .prepare('SELECT state, COUNT(*) AS count FROM outbox GROUP BY state')
    .all();
  const counts = { queued: 0, sent: 0, failed: 0 };
  for (const { state, count } of parseRows(StateCount, results, 'outbox')) counts[state] = count;
  return counts;
}

/** Why no try sends a mail. */
const HOPELESS: readonly string[] = [MAIL_FAULTS.noAddress, MAIL_FAULTS.overdue];

/** Returns whether staff may try a mail again. */
export const mayBeRetried = ({ state, error }: Pick<OutboxEntry, 'state' | 'error'>): boolean =>
  state !== 'sent' && !HOPELESS.includes(error ?? '');

/**
 * Queues a mail that failed or waits to be tried at once and for another 72 hours; without `id` all but those that
 * wait for a limit to end, or were left out by one. A mail that is being sent is left alone, and one that no try
 * sends. `statements` run in the same batch. Returns the ids of the queued mails.
 */
export async function retryMails(
  db: D1Database,
  now: number,
  id?: string,
  statements: readonly D1PreparedStatement[] = [],
): Promise<string[]> {
  const retry = db
    .prepare(
      `UPDATE outbox SET state = 'queued', tries = 0, due_at = ?1, expires_at = ?2, lease = NULL
       WHERE state <> 'sent' AND mail IS NOT NULL AND (lease IS NULL OR due_at <= ?1)
         AND iif(?3 IS NULL, (tries > 0 OR due_at <= ?1) AND error IS NOT ?4, id = ?3)
         AND coalesce(error, '') NOT IN (SELECT value FROM json_each(?5))
       RETURNING id`,
    )
    .bind(
      ...[now, addPeriod(now, PERIODS.mailRetries), id ?? null],
      ...[MAIL_FAULTS.leftOut, JSON.stringify(HOPELESS)],
    );
  const [retried] = await db.batch([retry, ...statements]);
  return parseRows(v.object({ id: KeyColumn }), retried?.results ?? [], 'outbox').map(
    (row) => row.id,
  );
}

/** Loads one mail; undefined if there is no such row or its body was deleted (decision 35). */
export async function loadMail(db: D1Database, id: string): Promise<Mail | undefined> {
  const row = await db
    .prepare('SELECT id, mail FROM outbox WHERE id = ?1 AND mail IS NOT NULL')
    .bind(id)
    .first();
  return parseFirstRow(MailColumn, row, 'outbox')?.mail;
}
