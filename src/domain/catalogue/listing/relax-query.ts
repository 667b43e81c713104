import type { FilterField, FilterName } from './filters';
import { FILTER_NAMES, getFilter } from './filters';
import type { ListingQuery } from './listing-query';
import { excludeRows, forEachRow, hasRow } from './row-set';
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
  { scope, failed }: ListingSelection,
): RelaxedQuery | undefined {
  const failedFilters = FILTER_NAMES.flatMap((name) =>
    getFilterFields(name).flatMap((field) => {
      const rows = failed.get(field);
      return rows ? [{ bit: FILTER_BIT[name], rows }] : [];
    }),
  );
  const counts = new Map<number, number>();
  const closed = failed.get('includeClosed');
  forEachRow(closed ? excludeRows(scope.all, closed) : scope.all, (row) => {
    let bits = 0;
    for (const { bit, rows } of failedFilters) if (hasRow(rows, row)) bits |= bit;
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  });
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

/**
 * One bit per filter. Ticks have the lowest bits: of two sets of filters that lead to equally many
 * nearest matches, the one with the lower bits is dropped.
 */
const FILTER_BIT = Object.fromEntries(
  [...FILTER_NAMES]
    .sort((a, b) => Number(getFilter(b).kind === 'trait') - Number(getFilter(a).kind === 'trait'))
    .map((name, number) => [name, 1 << number]),
) as Record<FilterName, number>;

/** Returns the fields of a query that hold the values of a filter. */
export const getFilterFields = (name: FilterName): FilterField[] =>
  Object.keys(getFilter(name).parameters) as FilterField[];

const getFilterNames = (bits: number): FilterName[] =>
  FILTER_NAMES.filter((name) => bits & FILTER_BIT[name]).sort(
    (a, b) => FILTER_BIT[a] - FILTER_BIT[b],
  );

const countBits = (bits: number): number => getFilterNames(bits).length;
