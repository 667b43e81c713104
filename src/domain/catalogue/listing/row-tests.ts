import type { CodeColumn } from './code-columns';
import type { RowSet } from './row-set';
import { collectCodes, collectOutside, collectRows } from './row-set';

/** A condition on a row: on its code in a column, on the range of a column, or any other. */
export type RowTest =
  | { codes: CodeColumn; accepts: (code: number) => boolean }
  | { column: ArrayLike<number>; min: number; max: number }
  | ((row: number) => boolean);

/** Returns the rows of an index of `count` rows that fail a test. */
export function findFailingRows(count: number, test: RowTest): RowSet {
  if (typeof test === 'function') return collectRows(count, (row) => !test(row));
  if ('min' in test) return collectOutside(test.column, test.min, test.max);
  const { codes, codeCount } = test.codes;
  return collectCodes(
    codes,
    Uint8Array.from({ length: codeCount }, (_, code) => Number(!test.accepts(code))),
  );
}
