import type { CriterionField } from '../../criteria/criteria';
import { CRITERION_NAMES } from '../../criteria/criteria';
import { memoizePerObject } from '../../memoize-per-object';
import type { FacetCells, FacetColumn } from './facet-codes';
import { getFacetCells } from './facet-codes';
import type { FacetRule } from './facet-rules';
import { getFacetRules } from './facet-rules';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { RowSet } from './row-set';
import { countRows, excludeRows, forEachRow, intersectRows } from './row-set';
import type { Scope } from './scope';
import type { ListingSelection } from './selection';

/**
 * Number of properties that each option would give, all other filters kept. By field and option:
 * types by bit in the index, cities by number (those of other places dropped), thresholds and states in their own order; a tick has
 * one option.
 */
export type Facets = Readonly<Partial<Record<CriterionField, ArrayLike<number>>>>;

/**
 * Counts the options of every criterion. A row that fails one field only would match with another
 * option there, so it counts for that field alone; a row that fails two counts for none.
 */
export function computeFacets(
  index: ListingIndex,
  query: ListingQuery,
  selection: ListingSelection,
): Facets {
  const facetCells = getFacetCells(index);
  const matchCounters = countMatches(facetCells, selection);
  const nearMisses = findNearMisses(selection);
  const facets: Partial<Record<CriterionField, ArrayLike<number>>> = {};
  for (const name of CRITERION_NAMES)
    for (const rule of getFacetRules(index, query, name)) {
      const near = nearMisses.get(rule.field);
      const column = facetCells.columns[rule.column] as FacetColumn;
      const { firstCounter, codeCount } = column;
      const counts = near
        ? countReached(facetCells, selection, { column, matchCounters, near })
        : matchCounters.subarray(firstCounter, firstCounter + codeCount);
      facets[rule.field] = sumOptions(rule, counts);
    }
  return facets;
}

/**
 * Counts the matches in every column of codes. If most of the scope matches, the other rows are counted
 * and subtracted from the counters of the scope.
 */
function countMatches(
  facetCells: FacetCells,
  { scope, matches, total }: ListingSelection,
): Uint32Array {
  const others = excludeRows(scope.all, matches);
  if (total <= countRows(others)) return countCells(facetCells, matches);
  const otherCounters = countCells(facetCells, others);
  return getScopeCounters(scope).map((count, code) => count - (otherCounters[code] as number));
}

/** Counters of a scope without filters: each version computes them once. */
const getScopeCounters = memoizePerObject(({ index, all }: Scope) =>
  countCells(getFacetCells(index), all),
);

/**
 * Counts the matches and the near misses of a field in one column: near misses are added to the
 * matches, or, if those are more, the other rows are subtracted from the scope.
 */
function countReached(
  { cells, width }: FacetCells,
  { scope, matches }: ListingSelection,
  field: { column: FacetColumn; matchCounters: Uint32Array; near: RowSet },
): Uint32Array {
  const { position, firstCounter, codeCount } = field.column;
  const others = excludeRows(scope.all, matches, field.near);
  const isAdding = countRows(field.near) <= countRows(others);
  const counters = isAdding ? field.matchCounters : getScopeCounters(scope);
  const counts = counters.slice(firstCounter, firstCounter + codeCount);
  const step = isAdding ? 1 : -1;
  forEachRow(isAdding ? field.near : others, (row) => {
    const code = (cells[row * width + position] as number) - firstCounter;
    counts[code] = (counts[code] as number) + step;
  });
  return counts;
}

/** Counts rows in every column of codes. */
function countCells({ cells, width, counterCount }: FacetCells, rows: RowSet): Uint32Array {
  const counters = new Uint32Array(counterCount);
  forEachRow(rows, (row) => {
    const end = (row + 1) * width;
    for (let cell = row * width; cell < end; cell++) {
      const counter = cells[cell] as number;
      counters[counter] = (counters[counter] as number) + 1;
    }
  });
  return counters;
}

/** Returns for each field of the query the rows of the scope that fail it and nothing else. */
function findNearMisses({ scope, failed }: ListingSelection): Map<CriterionField, RowSet> {
  const [once, again] = [new Int32Array(scope.all.length), new Int32Array(scope.all.length)];
  for (const rows of failed.values())
    for (let word = 0; word < rows.length; word++) {
      const bits = rows[word] as number;
      again[word] = (again[word] as number) | ((once[word] as number) & bits);
      once[word] = (once[word] as number) | bits;
    }
  return new Map(
    [...failed].map(([field, rows]) => [field, excludeRows(intersectRows(scope.all, rows), again)]),
  );
}

/** Returns the sums of the codes that each option of a field accepts. */
function sumOptions({ accepts, optionCount }: FacetRule, counts: Uint32Array): Uint32Array {
  if (!accepts) return counts;
  const sums = new Uint32Array(optionCount);
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    for (let option = 0; option < optionCount; option++)
      if (accepts(option, code)) sums[option] = (sums[option] as number) + count;
  }
  return sums;
}
