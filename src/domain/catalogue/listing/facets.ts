import type { FacetCells } from './facet-codes';
import { getFacetCells } from './facet-codes';
import type { FacetRule } from './facet-rules';
import { getFacetRules } from './facet-rules';
import { FILTER_BIT, OUT_OF_SCOPE } from './filter-match';
import type { FilterField } from './filters';
import { FILTER_NAMES } from './filters';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { ListingSelection } from './selection';

/**
 * Number of properties that each option would give, all other filters kept. By field and option:
 * types by bit in the index, cities by number, thresholds and states in their own order; a tick has
 * one option.
 */
export type Facets = Readonly<Partial<Record<FilterField, ArrayLike<number>>>>;

/**
 * Counts the options of every filter. A row that fails one filter only would match with another
 * option there, so it counts for that filter alone; a row that fails two counts for none.
 */
export function computeFacets(
  index: ListingIndex,
  query: ListingQuery,
  { unmet }: ListingSelection,
): Facets {
  const facetCells = getFacetCells(index);
  const { counters, nearMisses } = countMatches(unmet, facetCells);
  const facets: Partial<Record<FilterField, ArrayLike<number>>> = {};
  for (const name of FILTER_NAMES) {
    const rows = nearMisses[Math.clz32(FILTER_BIT[name])] ?? [];
    for (const rule of getFacetRules(index, query, name))
      facets[rule.field] = sumOptions(rule, facetCells, counters, rows);
  }
  return facets;
}

/**
 * Counts the matches in every column of codes, and lists the rows that fail one filter alone, by
 * the leading zeros of its bit.
 */
function countMatches(unmet: Int32Array, { cells, width, counterCount }: FacetCells) {
  const counters = new Uint32Array(counterCount);
  const nearMisses = Array.from({ length: 32 }, (): number[] => []);
  for (let row = 0; row < unmet.length; row++) {
    const bits = unmet[row] as number;
    if (bits === 0) {
      const end = (row + 1) * width;
      for (let cell = row * width; cell < end; cell++) {
        const counter = cells[cell] as number;
        counters[counter] = (counters[counter] as number) + 1;
      }
    } else if ((bits & (bits - 1)) === 0 && bits !== OUT_OF_SCOPE)
      (nearMisses[Math.clz32(bits)] as number[]).push(row);
  }
  return { counters, nearMisses };
}

function sumOptions(
  { column, accepts, optionCount, includesRow }: FacetRule,
  { cells, width, columns }: FacetCells,
  counters: Uint32Array,
  nearMisses: readonly number[],
): Uint32Array {
  const { position, firstCounter, codeCount } = columns[column];
  const counts = counters.slice(firstCounter, firstCounter + codeCount);
  for (const row of nearMisses) {
    if (includesRow && !includesRow(row)) continue;
    const code = (cells[row * width + position] as number) - firstCounter;
    counts[code] = (counts[code] as number) + 1;
  }
  if (!accepts) return counts;
  const sums = new Uint32Array(optionCount);
  for (let code = 0; code < codeCount; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    for (let option = 0; option < optionCount; option++)
      if (accepts(option, code)) sums[option] = (sums[option] as number) + count;
  }
  return sums;
}
