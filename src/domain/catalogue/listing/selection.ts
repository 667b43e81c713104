import { findUnmetFilters } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';

/** Rows that a query selects: pages, facets and nearest matches of one page derive from it. */
export interface ListingSelection {
  /** By row: bits of the filters it fails (findUnmetFilters); 0 for a match. */
  unmet: Int32Array;
  /** Number of matches. */
  total: number;
}

/** Tests every row of the index against a query. */
export function selectListings(index: ListingIndex, query: ListingQuery): ListingSelection {
  const unmet = findUnmetFilters(index, query);
  let total = 0;
  for (let row = 0; row < unmet.length; row++) total += unmet[row] === 0 ? 1 : 0;
  return { unmet, total };
}
