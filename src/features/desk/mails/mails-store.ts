import * as v from 'valibot';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseValidRows,
} from '../../../platform/d1-rows';
import type { ListPlace } from '../../../platform/list-place';
import { cutPage, orderRows } from '../../../platform/list-place';
import type { MailState } from '../../../platform/mail/mail';
import { MAIL_STATES } from '../../../platform/mail/mail';
import { countList, readTotal } from '../list-counts-store';

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
  place: ListPlace,
): Promise<ListedMails> {
  const cut = cutPage(place, ORDER, MAILS_PER_PAGE);
  const where = [state && 'state = ?', cut.where].filter(Boolean).join(' AND ') || 'true';
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM outbox WHERE ${where}
         ORDER BY created_at ${cut.order}, rowid ${cut.order} LIMIT ? OFFSET ?`,
      )
      .bind(...(state ? [state] : []), ...cut.values, MAILS_PER_PAGE, cut.offset),
    countList(db, 'mails', { kind: state ?? '' }),
  ]);
  return {
    ...parseValidRows(ListedMail, orderRows(rows?.results ?? [], cut), 'outbox'),
    total: readTotal(count?.results),
  };
}

/** Mails that one submission causes are made at the same moment. */
const ORDER = {
  key: '(created_at, rowid)',
  row: '(SELECT created_at, rowid FROM outbox WHERE id = ?)',
  order: 'DESC',
} as const;

/** Loads one mail without its content; undefined if there is none of this key. */
export async function loadListedMail(db: D1Database, id: string): Promise<ListedMail | undefined> {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ?1`).bind(id).first();
  return parseFirstRow(ListedMail, row, 'outbox');
}
