import type { CodeColumnName, FacetCells } from './facet-codes';

/** A condition on a row: on its code in a column (facet-codes.ts), a range of a column, or any other. */
export type RowTest =
  | { codes: CodeColumnName; accepts: (code: number) => boolean }
  | { column: ArrayLike<number>; min: number; max: number }
  | ((row: number) => boolean);

/** A condition, and the bit of the rows that fail it. */
export interface FilterTest {
  bit: number;
  test: RowTest;
}

/** Returns for each row the bits of the tests that it fails; 0 if it passes all. */
export function findFailedTests(facetCells: FacetCells, tests: readonly FilterTest[]): Int32Array {
  const failed = findFailedCodes(facetCells, tests);
  for (const { bit, test } of tests) {
    if (typeof test === 'function') markWhere(failed, bit, test);
    else if ('min' in test) markOutside(failed, bit, test.column, test.min, test.max);
  }
  return failed;
}

/**
 * Returns for each row the bits of the failed tests of codes. One table holds the bits by code, and one
 * pass reads the columns in use: a pass per column takes twice as long at 120,000 properties.
 */
function findFailedCodes(
  { cells, width, counterCount, columns }: FacetCells,
  tests: readonly FilterTest[],
): Int32Array {
  const bitsByCell = new Int32Array(counterCount);
  const positions = new Set<number>();
  for (const { bit, test } of tests) {
    if (!('codes' in test)) continue;
    const { position, firstCounter, codeCount } = columns[test.codes];
    positions.add(position);
    for (let code = 0; code < codeCount; code++)
      if (!test.accepts(code))
        bitsByCell[firstCounter + code] = (bitsByCell[firstCounter + code] as number) | bit;
  }
  const offsets = Uint8Array.from(positions);
  const failed = new Int32Array(cells.length / width);
  for (let row = 0; row < failed.length; row++) {
    let bits = 0;
    for (let next = 0; next < offsets.length; next++)
      bits |= bitsByCell[cells[row * width + (offsets[next] as number)] as number] as number;
    failed[row] = bits;
  }
  return failed;
}

function markOutside(
  failed: Int32Array,
  bit: number,
  column: ArrayLike<number>,
  min: number,
  max: number,
): void {
  for (let row = 0; row < failed.length; row++) {
    const cell = column[row] as number;
    failed[row] = (failed[row] as number) | (cell < min || cell > max ? bit : 0);
  }
}

function markWhere(failed: Int32Array, bit: number, passes: (row: number) => boolean): void {
  for (let row = 0; row < failed.length; row++)
    if (!passes(row)) failed[row] = (failed[row] as number) | bit;
}
