import { memoizePerObject } from '../../memoize-per-object';
import { EPC_LETTERS } from '../epc-letters';
import type { ListingIndex } from './listing-index';
import { TRAIT } from './traits';

/** A column of small numbers, by row; every number is below `codeCount`. */
export interface CodeColumn {
  codes: Uint8Array | Uint16Array;
  codeCount: number;
}

/** Returns the columns of the index of which a filter accepts some numbers. */
export const getCodeColumns = memoizePerObject((index: ListingIndex) => {
  const { columns, cities } = index;
  const { sets, codes } = getCategorySets(index);
  return {
    goal: { codes: columns.goal, codeCount: 256 },
    // By the number of traits, not the width of the column: two bytes would be 65,536 codes a query.
    traits: { codes: columns.traits, codeCount: 2 ** Object.keys(TRAIT).length },
    type: { codes, codeCount: sets.length },
    city: { codes: columns.city, codeCount: cities.length },
    label: { codes: columns.label, codeCount: index.labels.length },
    epc: { codes: columns.epc, codeCount: EPC_LETTERS.length + 1 },
  } satisfies Record<string, CodeColumn>;
});

/** Returns the distinct sets of categories as bits, and for each row the number of its set. */
export const getCategorySets = memoizePerObject(({ columns: { categories } }: ListingIndex) => {
  const sets = [...new Set(categories)];
  const numbers = new Map(sets.map((set, number) => [set, number]));
  return { sets, codes: Uint16Array.from(categories, (set) => numbers.get(set) ?? 0) };
});
