import { failuresOf, OUTSIDE, STATE_TRAITS, WISH } from './listing-failures';
import type { ListingIndex } from './listing-index';
import { TRAIT } from './listing-index';
import type { ListingQuery } from './listing-query';
import { LISTING_STATES } from './listing-query';
import {
  BEDROOM_STEPS,
  EPC_STEPS,
  GROUND_STEPS,
  LIVING_STEPS,
  PRICE_STEPS,
  stepColumns,
} from './listing-steps';

/**
 * How many each choice would give, the other wishes kept, by its place among the choices: types by
 * their place in the index, towns by their number, steps in the order of listing-steps.
 */
export interface Facets {
  type: ArrayLike<number>;
  city: ArrayLike<number>;
  priceMin: ArrayLike<number>;
  priceMax: ArrayLike<number>;
  bedrooms: ArrayLike<number>;
  living: ArrayLike<number>;
  ground: ArrayLike<number>;
  epc: ArrayLike<number>;
  garden: number;
  terrace: number;
  garage: number;
  /** In the order of LISTING_STATES. */
  state: ArrayLike<number>;
  /** Sold and rented ones. */
  closed: number;
}

/** What a query selects, in no order yet: one bit a row, how many, and the choices around it. */
export interface Selection {
  matches: Uint32Array;
  total: number;
  facets: Facets;
}

/**
 * One pass over the rows. A row that fails a single wish would come with another choice there, and
 * counts for that wish's choices alone; one that fails two counts for none.
 */
export function counted(index: ListingIndex, query: ListingQuery): Selection {
  const failures = failuresOf(index, query);
  const { traits, categories, city, price, bedrooms, epc } = index.columns;
  const steps = stepColumns(index);
  const priceSteps: readonly number[] = PRICE_STEPS[query.goal ?? 'sale'];
  const { priceMin = 1, priceMax = Number.MAX_SAFE_INTEGER } = query;

  const matches = new Uint32Array(Math.ceil(index.count / 32));
  const byType = new Uint32Array(32);
  const byCity = new Uint32Array(index.cities.length);
  const byPriceMin = new Uint32Array(priceSteps.length + 1);
  const byPriceMax = new Uint32Array(priceSteps.length + 1);
  const byBedrooms = new Uint32Array(256);
  const byLiving = new Uint32Array(LIVING_STEPS.length + 1);
  const byGround = new Uint32Array(GROUND_STEPS.length + 1);
  const byEpc = new Uint32Array(256);
  const byTraits = new Uint32Array(256);
  const byState = new Uint32Array(256);
  let closed = 0;
  let total = 0;

  for (let row = 0; row < index.count; row++) {
    const failed = failures(row);
    if (failed === OUTSIDE || failed & (failed - 1)) continue;
    const own = traits[row] as number;
    if (failed === 0) {
      matches[row >> 5] = (matches[row >> 5] as number) | (1 << (row & 31));
      total++;
      add(byTraits, own);
    }
    if (failed === 0 || failed === WISH.type)
      for (let bits = categories[row] as number; bits; bits &= bits - 1)
        add(byType, 31 - Math.clz32(bits & -bits));
    if (failed === 0 || failed === WISH.city) add(byCity, city[row] as number);
    if (failed === 0 || failed === WISH.price) {
      const euro = price[row] as number;
      const reached = steps.price[row] as number;
      if (euro && euro <= priceMax) add(byPriceMin, reached);
      if (euro && euro >= priceMin)
        add(byPriceMax, priceSteps[reached - 1] === euro ? reached - 1 : reached);
    }
    if (failed === 0 || failed === WISH.bedrooms) add(byBedrooms, bedrooms[row] as number);
    if (failed === 0 || failed === WISH.living) add(byLiving, steps.living[row] as number);
    if (failed === 0 || failed === WISH.ground) add(byGround, steps.ground[row] as number);
    if (failed === 0 || failed === WISH.epc) add(byEpc, epc[row] as number);
    if (failed === 0 || failed === WISH.state) add(byState, own);
    if (failed === WISH.closed) closed++;
  }

  const rooms = atLeast(byBedrooms);
  const labels = atMost(byEpc);
  return {
    matches,
    total,
    facets: {
      type: byType,
      city: byCity,
      priceMin: atLeast(byPriceMin).slice(1),
      priceMax: atMost(byPriceMax),
      bedrooms: BEDROOM_STEPS.map((step) => rooms[step] ?? 0),
      living: atLeast(byLiving).slice(1),
      ground: atLeast(byGround).slice(1),
      epc: EPC_STEPS.map((step) => (labels[step] ?? 0) - (labels[0] ?? 0)),
      garden: withTraits(byTraits, TRAIT.garden),
      terrace: withTraits(byTraits, TRAIT.terrace),
      garage: withTraits(byTraits, TRAIT.garage),
      state: LISTING_STATES.map((state) => {
        const { mask, value } = STATE_TRAITS[state];
        return withTraits(byState, mask, value);
      }),
      closed: closed + withTraits(byTraits, TRAIT.closed),
    },
  };
}

const add = (counts: Uint32Array, place: number) => {
  counts[place] = (counts[place] as number) + 1;
};

/** How many are of this place or a higher one. */
const atLeast = (counts: Uint32Array): Uint32Array => atMost(counts.toReversed()).toReversed();

/** How many are of this place or a lower one. */
function atMost(counts: Uint32Array): Uint32Array {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}

/** Of counts by traits: how many have exactly these among the masked ones. */
function withTraits(byTraits: Uint32Array, mask: number, value = mask): number {
  let sum = 0;
  byTraits.forEach((count, traits) => {
    if ((traits & mask) === value) sum += count;
  });
  return sum;
}
