import { expect, test } from 'vitest';
import { formatCsv, formatCsvRows } from '../../../src/domain/format/csv';
import { fc } from '../../seeded-fast-check';

test.each([
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula behind a space', ' @SUM(A1)', `"' @SUM(A1)"`],
  ['a sum below zero', '-1+2', `"'-1+2"`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a semicolon and a quotation mark', 'a;"b"', '"a;""b"""'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a formula behind a comma', 'x,=1+1', `"x,'=1+1"`],
  ['a formula behind a bar', 'x|=1+1', `"x|'=1+1"`],
  ['a formula in full width', '＝1＋1', `"'＝1＋1"`],
  ['a formula behind an invisible character', '\u200b=1', `"'\u200b=1"`],
  ['a date', '14-11-2026', '14-11-2026'],
  ['a number', 7, '7'],
  ['nothing', null, ''],
  ['a truth value', true, 'true'],
])('a CSV cell with %s is escaped', (_, value, cell) => {
  expect(formatCsv([[value]])).toBe(`\ufeff${cell}\r\n`);
});

const SEPARATORS = [';', ',', '|'];
const CELL = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠;,|"\'\t\r\n ax1é\u200b'),
  maxLength: 12,
});

/** Reads one line as a spreadsheet does that splits at a sign; quotes count at the beginning of a cell. */
function readLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, at] = ['', false, 0];
  for (; at < line.length; at++) {
    const sign = line[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (line[at + 1] === '"') cell += line[at++];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

test('whatever a spreadsheet splits at, no cell begins as a formula', () => {
  fc.assert(
    fc.property(fc.array(CELL, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = formatCsvRows([cells]).slice(0, -2);
      for (const separator of SEPARATORS)
        for (const cell of readLine(line, separator))
          expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
    }),
    { numRuns: 500 },
  );
});

test('every cell is read back, but for apostrophes before formulas', () => {
  const strip = (text: string) => text.replaceAll("'", '');
  fc.assert(
    fc.property(fc.array(CELL, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = readLine(formatCsvRows([cells]).slice(0, -2), ';');
      expect(read.map(strip)).toEqual(cells.map(strip));
    }),
  );
});
