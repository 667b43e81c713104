import { readPath, toValuePath } from './value-path';

interface FilledRow {
  cells: readonly unknown[];
}

/** As many filled rows are looked at for a header: no title is longer. */
const MAX_TITLE_ROWS = 20;

/** So many names of the map make a row its header: no row of values holds two. */
const MIN_NAMES = 2;

/**
 * Splits off the rows above the header of a table, a title for instance. The header is the first row that holds names of
 * columns that the map reads. Where none does, a sheet begins at the first row that fills a third of the cells of its
 * fullest, and a text at its first row.
 */
export function splitTitle<T extends FilledRow>(
  filled: readonly T[],
  { columns = [], isSheet = false }: { columns?: readonly string[]; isSheet?: boolean },
): { title: T[]; rows: T[] } {
  const named = filled
    .slice(0, MAX_TITLE_ROWS)
    .findIndex(({ cells }) => countNames(cells, columns) >= MIN_NAMES);
  const start = named >= 0 || !isSheet ? named : findWideRow(filled);
  return { title: filled.slice(0, Math.max(0, start)), rows: filled.slice(Math.max(0, start)) };
}

function countNames(cells: readonly unknown[], columns: readonly string[]): number {
  const record = Object.fromEntries(cells.map((cell) => [String(cell ?? '').trim(), '']));
  return columns.filter((path) => readPath(record, toValuePath(path)).length > 0).length;
}

function findWideRow(filled: readonly FilledRow[]): number {
  const counts = filled.map(
    ({ cells }) => cells.filter((cell) => String(cell ?? '').trim()).length,
  );
  const most = counts.reduce((highest, count) => Math.max(highest, count), 0);
  return counts.findIndex((count) => count * 3 >= most);
}
