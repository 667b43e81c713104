import * as v from 'valibot';
import { CountColumn, parseRows } from '../../platform/d1-rows';

/** The lists of the desk whose rows triggers count in `list_counts`. */
export const COUNTED_LISTS = [
  ...(['leads', 'mails', 'actions', 'testimonials'] as const),
  ...(['owners', 'subscribers', 'newsletter'] as const),
] as const;
type CountedList = (typeof COUNTED_LISTS)[number];

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
