import type { Wish } from './filter-match';
import { failuresOf, OUTSIDE, WISH } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';

/** What each wish takes out of a query, and out of the request that it was made of. */
export const WITHOUT = {
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
} as const satisfies Record<Wish, readonly (keyof ListingQuery)[]>;

/** A query that gives up as little as it can, and which wishes those were. */
export interface Relaxed {
  query: ListingQuery;
  without: Wish[];
}

/**
 * For a query that nothing answers: the fewest wishes to give up so that something does, and of
 * those the ones that most offers stand behind. Undefined where there is nothing at all.
 */
export function relaxed(index: ListingIndex, query: ListingQuery): Relaxed | undefined {
  const failures = failuresOf(index, query);
  const offers = new Map<number, number>();
  for (let row = 0; row < index.count; row++) {
    const failed = failures(row);
    if (failed !== OUTSIDE && !(failed & WISH.closed))
      offers.set(failed, (offers.get(failed) ?? 0) + 1);
  }
  const [nearest] = [...offers].sort(
    ([a, many], [b, others]) => wishesIn(a).length - wishesIn(b).length || others - many || a - b,
  );
  if (!nearest) return undefined;
  const without = wishesIn(nearest[0]);
  const weaker = { ...query };
  for (const wish of without) for (const field of WITHOUT[wish]) delete weaker[field];
  return { query: weaker, without };
}

const wishesIn = (failed: number): Wish[] =>
  (Object.keys(WISH) as Wish[]).filter((wish) => failed & WISH[wish]);
