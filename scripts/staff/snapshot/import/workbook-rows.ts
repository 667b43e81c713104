import type { TableRow } from './read-table';

/** A row of a sheet, whose cells are still being filled. */
interface SheetRow {
  line: number;
  cells: unknown[];
}

/** Returns the place of a column, counted from zero, in the name of a cell ('B7'); undefined if it names none. */
export function readColumn(cell: string): number | undefined {
  const [letters] = /^[A-Z]+/.exec(cell) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Puts the value of each range of merged cells ('C4:C7') in all rows of its first column: only the first cell holds it. */
export function fillMergedCells(rows: readonly SheetRow[], ranges: readonly string[]): void {
  const places = new Map(rows.map(({ line }, place) => [line, place]));
  for (const range of ranges) {
    const [first = 0, last = first] = Array.from(range.matchAll(/\d+/g), Number);
    const column = readColumn(range);
    const place = places.get(first);
    if (column === undefined || place === undefined) continue;
    const value = rows[place]?.cells[column] ?? '';
    for (let next = place + 1; next < rows.length; next++) {
      const row = rows[next];
      if (!row || row.line > last) break;
      row.cells[column] = value;
    }
  }
}

/**
 * Splits off the rows above the header of a table, a title for instance: those that fill less than a third of the cells of
 * the fullest row.
 */
export function splitTitle(rows: readonly TableRow[]): { title: TableRow[]; rows: TableRow[] } {
  const filled = rows
    .map((row) => ({ row, count: row.cells.filter((cell) => String(cell ?? '').trim()).length }))
    .filter(({ count }) => count > 0);
  const most = filled.reduce((highest, { count }) => Math.max(highest, count), 0);
  const start = Math.max(
    0,
    filled.findIndex(({ count }) => count * 3 >= most),
  );
  return {
    title: filled.slice(0, start).map(({ row }) => row),
    rows: filled.slice(start).map(({ row }) => row),
  };
}
