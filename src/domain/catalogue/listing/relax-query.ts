import type { Filter } from './filter-match';
import { FILTER_BIT, OUT_OF_SCOPE, unmetFilters } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';

/** What each wish takes out of a query, and out of the request that it was made of. */
export const FILTER_FIELDS = {
  closed: [],
  garden: ['garden'],
  terrace: ['terrace'],
  garage: ['garage'],
  type: ['types'],
  city: ['cities'],
  price: ['priceMin', 'priceMax'],
  bedrooms: ['bedrooms'],
  living: ['living'],
  ground: ['ground'],
  epc: ['epc'],
  state: ['state'],
  area: ['area'],
} as const satisfies Record<Filter, readonly (keyof ListingQuery)[]>;

/** A query that gives up as little as it can, and which wishes those were. */
export interface RelaxedQuery {
  query: ListingQuery;
  droppedFilters: Filter[];
}

/**
 * For a query that nothing answers: the fewest wishes to give up so that something does, and of
 * those the ones that most offers stand behind. Undefined where there is nothing at all.
 */
export function relaxQuery(index: ListingIndex, query: ListingQuery): RelaxedQuery | undefined {
  const failures = unmetFilters(index, query);
  const offers = new Map<number, number>();
  for (let row = 0; row < index.count; row++) {
    const failed = failures(row);
    if (failed !== OUT_OF_SCOPE && !(failed & FILTER_BIT.closed))
      offers.set(failed, (offers.get(failed) ?? 0) + 1);
  }
  const [nearest] = [...offers].sort(
    ([a, many], [b, others]) => toFilters(a).length - toFilters(b).length || others - many || a - b,
  );
  if (!nearest) return undefined;
  const without = toFilters(nearest[0]);
  const weaker = { ...query };
  for (const wish of without) for (const field of FILTER_FIELDS[wish]) delete weaker[field];
  return { query: weaker, droppedFilters: without };
}

const toFilters = (failed: number): Filter[] =>
  (Object.keys(FILTER_BIT) as Filter[]).filter((wish) => failed & FILTER_BIT[wish]);
