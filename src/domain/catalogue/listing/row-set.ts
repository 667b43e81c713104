/** A set of rows of an index: one bit per row, 32 rows to a word, the lowest bit first. */
export type RowSet = Int32Array;

const BITS_PER_WORD = 32;

/** Returns a set that holds no row of an index of `count` rows. */
const createRowSet = (count: number): RowSet => new Int32Array(Math.ceil(count / BITS_PER_WORD));

export const hasRow = (rows: RowSet, row: number): boolean =>
  (((rows[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

/** Returns the rows from 0 to `count` that pass a test. */
export function collectRows(count: number, passes: (row: number) => boolean): RowSet {
  const rows = createRowSet(count);
  for (let row = 0; row < count; row++)
    if (passes(row)) rows[row >>> 5] = (rows[row >>> 5] as number) | (1 << (row & 31));
  return rows;
}

/** Returns the rows of which the code in `codes` is marked with 1 in `marks`. */
export function collectCodes(codes: ArrayLike<number>, marks: Uint8Array): RowSet {
  const rows = createRowSet(codes.length);
  for (let word = 0; word < rows.length; word++) {
    const start = word * BITS_PER_WORD;
    const length = Math.min(BITS_PER_WORD, codes.length - start);
    let bits = 0;
    for (let bit = 0; bit < length; bit++)
      bits |= (marks[codes[start + bit] as number] as number) << bit;
    rows[word] = bits;
  }
  return rows;
}

/** Returns the rows of which the value in `column` is below `min` or above `max`. */
export function collectOutside(column: ArrayLike<number>, min: number, max: number): RowSet {
  const rows = createRowSet(column.length);
  for (let word = 0; word < rows.length; word++) {
    const start = word * BITS_PER_WORD;
    const length = Math.min(BITS_PER_WORD, column.length - start);
    let bits = 0;
    for (let bit = 0; bit < length; bit++) {
      const value = column[start + bit] as number;
      bits |= (value < min || value > max ? 1 : 0) << bit;
    }
    rows[word] = bits;
  }
  return rows;
}

/** Returns the rows of a set that are in none of the others. */
export function excludeRows(rows: RowSet, ...others: readonly RowSet[]): RowSet {
  const rest = rows.slice();
  for (const other of others)
    for (let word = 0; word < rest.length; word++)
      rest[word] = (rest[word] as number) & ~(other[word] as number);
  return rest;
}

/** Returns the rows that are in both sets. */
export function intersectRows(rows: RowSet, other: RowSet): RowSet {
  const both = rows.slice();
  for (let word = 0; word < both.length; word++)
    both[word] = (both[word] as number) & (other[word] as number);
  return both;
}

/** Returns the number of rows in a set. */
export function countRows(rows: RowSet): number {
  let count = 0;
  for (let word = 0; word < rows.length; word++) count += countBits(rows[word] as number);
  return count;
}

/** Calls `visit` with each row of a set, in ascending order. */
export function forEachRow(rows: RowSet, visit: (row: number) => void): void {
  for (let word = 0; word < rows.length; word++)
    for (let bits = rows[word] as number; bits !== 0; bits &= bits - 1)
      visit(word * BITS_PER_WORD + findLowestBit(bits));
}

const findLowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Adds neighbouring bits in pairs, the pairs in fours, the fours in bytes, then the four bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
