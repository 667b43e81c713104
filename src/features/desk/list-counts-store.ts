import * as v from 'valibot';
import { CountColumn, parseRows } from '../../platform/d1-rows';

/** A list of the desk whose rows are counted by triggers (data/migrations, `list_counts`). */
type CountedList = 'mails' | 'actions' | 'owners' | 'subscribers' | 'newsletter';

/** Prepares the count of a list's rows, of one kind or one person of staff if they are given. */
export const countList = (
  db: D1Database,
  list: CountedList,
  { kind = '', staff = '' }: { kind?: string; staff?: string } = {},
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT coalesce(sum(count), 0) AS total FROM list_counts
       WHERE list = ?1 AND (?2 = '' OR kind = ?2) AND (?3 = '' OR staff = ?3)`,
    )
    .bind(list, kind, staff);

/** Reads the result of `countList`. */
export function readTotal(results: readonly unknown[] | undefined): number {
  const [row] = parseRows(v.object({ total: CountColumn }), results ?? [], 'list_counts');
  return row?.total ?? 0;
}

export const loadTotal = async (db: D1Database, list: CountedList): Promise<number> =>
  readTotal((await countList(db, list).all()).results);
