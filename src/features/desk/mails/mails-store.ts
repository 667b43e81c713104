import type { ParsedRows } from '../../../platform/d1-rows';
import { parseFirstRow, parseValidRows } from '../../../platform/d1-rows';
import type { ListPlace } from '../../../platform/list-place';
import { cutPage, orderRows } from '../../../platform/list-place';
import type { MailState } from '../../../platform/mail/mail';
import { OUTBOX_COLUMNS, OutboxEntry } from '../../../platform/mail/outbox-list-store';
import { countList, readTotal } from '../list-counts-store';

export const MAILS_PER_PAGE = 30;

/** Mails of a state: a page of them, and how many there are. */
export interface ListedMails extends ParsedRows<OutboxEntry> {
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
        `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE ${where}
         ORDER BY created_at ${cut.order}, rowid ${cut.order} LIMIT ? OFFSET ?`,
      )
      .bind(...(state ? [state] : []), ...cut.values, MAILS_PER_PAGE, cut.offset),
    countList(db, 'mails', { kind: state ?? '' }),
  ]);
  return {
    ...parseValidRows(OutboxEntry, orderRows(rows?.results ?? [], cut), 'outbox'),
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
export async function loadListedMail(db: D1Database, id: string): Promise<OutboxEntry | undefined> {
  const row = await db
    .prepare(`SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE id = ?1`)
    .bind(id)
    .first();
  return parseFirstRow(OutboxEntry, row, 'outbox');
}
