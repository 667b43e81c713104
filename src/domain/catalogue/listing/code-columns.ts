import { memoizePerObject } from '../../memoize-per-object';
import { EPC_LETTERS } from '../epc-letters';
import type { ListingIndex } from './listing-index';

/** A column of small numbers, by row; every number is below `codeCount`. */
export interface CodeColumn {
  codes: Uint8Array | Uint16Array;
  codeCount: number;
}

/** A column of sets of bits, each distinct set a code of its own. */
export interface SetColumn extends CodeColumn {
  /** By code. */
  sets: readonly number[];
}

/** Returns the columns of the index of which a filter accepts some numbers. */
export const getCodeColumns = memoizePerObject(({ columns, cities, labels }: ListingIndex) => ({
  goal: { codes: columns.goal, codeCount: 256 },
  traits: numberSets(columns.traits),
  type: numberSets(columns.categories),
  city: { codes: columns.city, codeCount: cities.length },
  label: { codes: columns.label, codeCount: labels.length },
  epc: { codes: columns.epc, codeCount: EPC_LETTERS.length + 1 },
}));

/** Numbers the sets that occur: few, where bits as numbers would double the codes of every query with each trait. */
function numberSets(column: Uint16Array | Uint32Array): SetColumn {
  const sets = [...new Set(column)];
  const numbers = new Map(sets.map((set, number) => [set, number]));
  const codes = Uint16Array.from(column, (set) => numbers.get(set) ?? 0);
  return { sets, codes, codeCount: sets.length };
}
