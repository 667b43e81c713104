import * as v from 'valibot';
import { Language } from '../../../domain/language/language';
import { CountColumn, MomentColumn, parseRowsForVisitors } from '../../../platform/d1-rows';
import type { ListPlace } from '../../../platform/list-place';
import { cutPage, FIRST_PLACE, orderRows } from '../../../platform/list-place';
import { countList, readTotal } from '../list-counts-store';

const NewsletterRow = v.object({
  id: CountColumn,
  email: v.string(),
  language: Language,
  askedAt: MomentColumn,
  /** Null until the address was confirmed by mail. */
  confirmedAt: v.nullable(MomentColumn),
});
export type NewsletterRow = v.InferOutput<typeof NewsletterRow>;

const COLUMNS = 'id, email, language, asked_at AS askedAt, confirmed_at AS confirmedAt';

/** Addresses that are read at once. */
const PORTION = 1000;

/** Lists all addresses of the newsletter, by address. */
export async function listNewsletter(db: D1Database): Promise<NewsletterRow[]> {
  const listed: NewsletterRow[] = [];
  for (let place = FIRST_PLACE; ; ) {
    const { rows } = await loadNewsletter(db, place, PORTION);
    listed.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return listed;
    place = { ...FIRST_PLACE, after: String(last.id) };
  }
}

/** Loads a page of the addresses of the newsletter, by address, with how many there are. */
export async function loadNewsletter(
  db: D1Database,
  place: ListPlace,
  limit: number,
): Promise<{ rows: NewsletterRow[]; total: number }> {
  const row = '(SELECT email FROM newsletter WHERE id = ?)';
  const cut = cutPage(place, { key: 'email', row, order: 'ASC' }, limit);
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM newsletter WHERE ${cut.where || 'true'}
         ORDER BY email ${cut.order} LIMIT ? OFFSET ?`,
      )
      .bind(...cut.values, limit, cut.offset),
    countList(db, 'newsletter'),
  ]);
  return {
    rows: orderRows(parseRowsForVisitors(NewsletterRow, rows?.results ?? [], 'newsletter'), cut),
    total: readTotal(count?.results),
  };
}
