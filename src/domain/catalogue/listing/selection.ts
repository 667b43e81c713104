import type { Selection } from './facets';
import { counted } from './facets';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';

const SELECTIONS_KEPT = 64;
const selections = new WeakMap<ListingIndex, Map<string, Selection>>();

/** The selection of a query. Its pages and orders share one, kept while it is asked for. */
export function select(index: ListingIndex, query: ListingQuery): Selection {
  const own = selections.get(index) ?? new Map<string, Selection>();
  selections.set(index, own);
  const key = JSON.stringify({ ...query, sort: undefined });
  const selection = own.get(key) ?? counted(index, query);
  own.delete(key);
  own.set(key, selection);
  if (own.size > SELECTIONS_KEPT) own.delete(own.keys().next().value ?? key);
  return selection;
}
