import type { CodeColumn, SetColumn } from './code-columns';
import type { RowSet } from './row-set';
import { collectCodes, collectOutside, collectRows } from './row-set';

/** A condition on a row: on its code in a column, on the range of a column, or any other. */
export type RowTest =
  | { codes: CodeColumn; accepts: (code: number) => boolean }
  | { column: ArrayLike<number>; min: number; max: number }
  | ((row: number) => boolean);

/** Returns a condition on the set of a row. */
export const createSetTest = (column: SetColumn, accepts: (set: number) => boolean): RowTest => ({
  codes: column,
  accepts: (code) => accepts(column.sets[code] as number),
});

/** Returns the rows of an index of `count` rows that fail a test. */
export function findFailingRows(count: number, test: RowTest): RowSet {
  if (typeof test === 'function') return collectRows(count, (row) => !test(row));
  if ('min' in test) return collectOutside(test.column, test.min, test.max);
  const { codes, codeCount } = test.codes;
  const marks = new Uint8Array(codeCount);
  for (let code = 0; code < codeCount; code++) marks[code] = test.accepts(code) ? 0 : 1;
  return collectCodes(codes, marks);
}

/** Returns whether one row passes a test. */
export function passesTest(test: RowTest, row: number): boolean {
  if (typeof test === 'function') return test(row);
  if (!('min' in test)) return test.accepts(test.codes.codes[row] as number);
  const value = test.column[row] as number;
  return value >= test.min && value <= test.max;
}
