import { FILTER_BIT, OUT_OF_SCOPE } from './filter-match';
import type { FilterField, FilterName } from './filters';
import { FILTER_NAMES, getFilter } from './filters';
import type { ListingQuery } from './listing-query';
import type { ListingSelection } from './selection';

/** A query with as few filters dropped as possible, and those filters. */
export interface RelaxedQuery {
  query: ListingQuery;
  droppedFilters: FilterName[];
}

/**
 * Finds, for a query without matches, the fewest filters to drop so that something matches; of
 * several such sets the one with most matches. Undefined if the scope holds no open property.
 */
export function relaxQuery(
  query: ListingQuery,
  { unmet }: ListingSelection,
): RelaxedQuery | undefined {
  const counts = new Map<number, number>();
  for (const bits of unmet)
    if (!(bits & (OUT_OF_SCOPE | FILTER_BIT.closed))) counts.set(bits, (counts.get(bits) ?? 0) + 1);
  const [nearest] = [...counts].sort(
    ([a, countA], [b, countB]) => countBits(a) - countBits(b) || countB - countA || a - b,
  );
  if (!nearest) return undefined;
  const droppedFilters = getFilterNames(nearest[0]);
  const relaxed = { ...query };
  for (const name of droppedFilters)
    for (const field of getFilterFields(name)) delete relaxed[field];
  return { query: relaxed, droppedFilters };
}

/** Returns the fields of a query that hold the values of a filter. */
export const getFilterFields = (name: FilterName): FilterField[] =>
  Object.keys(getFilter(name).parameters) as FilterField[];

const getFilterNames = (bits: number): FilterName[] =>
  FILTER_NAMES.filter((name) => bits & FILTER_BIT[name]).sort(
    (a, b) => FILTER_BIT[a] - FILTER_BIT[b],
  );

const countBits = (bits: number): number => getFilterNames(bits).length;
