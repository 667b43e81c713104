import * as v from 'valibot';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
  parseValidRows,
} from '../../../platform/d1-rows';
import type { MailState } from '../../../platform/mail/mail';
import { MAIL_STATES } from '../../../platform/mail/mail';

export const MAILS_PER_PAGE = 30;

/** A mail without its content; times are milliseconds since 1970. */
const ListedMail = v.object({
  id: KeyColumn,
  recipient: v.string(),
  subject: v.string(),
  state: v.picklist(MAIL_STATES),
  tries: CountColumn,
  createdAt: MomentColumn,
  /** The next try of a mail that waits; when a failed one was given up. */
  dueAt: MomentColumn,
  sentAt: v.nullable(MomentColumn),
  error: v.nullable(v.string()),
});
export type ListedMail = v.InferOutput<typeof ListedMail>;

const COLUMNS = `id, recipient, subject, state, tries, created_at AS createdAt, due_at AS dueAt,
  sent_at AS sentAt, error`;

/** Mails of a state: a page of them, and how many there are. */
export interface ListedMails extends ParsedRows<ListedMail> {
  total: number;
}

/** Loads a page of the mails in a state, newest first; of all states without one. */
export async function loadMails(
  db: D1Database,
  state: MailState | undefined,
  page: number,
): Promise<ListedMails> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM outbox WHERE ?1 IS NULL OR state = ?1
         ORDER BY created_at DESC, rowid DESC LIMIT ?2 OFFSET ?3`,
      )
      .bind(state ?? null, MAILS_PER_PAGE, (page - 1) * MAILS_PER_PAGE),
    db
      .prepare('SELECT COUNT(*) AS total FROM outbox WHERE ?1 IS NULL OR state = ?1')
      .bind(state ?? null),
  ]);
  const [total] = parseRows(v.object({ total: CountColumn }), count?.results ?? [], 'outbox');
  return {
    ...parseValidRows(ListedMail, rows?.results ?? [], 'outbox'),
    total: total?.total ?? 0,
  };
}

/** Loads one mail without its content; undefined if there is none of this key. */
export async function loadListedMail(db: D1Database, id: string): Promise<ListedMail | undefined> {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ?1`).bind(id).first();
  return parseFirstRow(ListedMail, row, 'outbox');
}
