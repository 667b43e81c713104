import type { ListingSelection } from './facets';
import { computeFacets } from './facets';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';

const MAX_CACHED_SELECTIONS = 64;
const selectionCache = new WeakMap<ListingIndex, Map<string, ListingSelection>>();

/** The selection of a query. Its pages and orders share one, kept while it is asked for. */
export function selectListings(index: ListingIndex, query: ListingQuery): ListingSelection {
  const own = selectionCache.get(index) ?? new Map<string, ListingSelection>();
  selectionCache.set(index, own);
  const key = JSON.stringify({ ...query, sort: undefined });
  const selection = own.get(key) ?? computeFacets(index, query);
  own.delete(key);
  own.set(key, selection);
  if (own.size > MAX_CACHED_SELECTIONS) own.delete(own.keys().next().value ?? key);
  return selection;
}
