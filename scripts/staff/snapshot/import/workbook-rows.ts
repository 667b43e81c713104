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
