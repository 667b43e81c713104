import { failuresOf, OUTSIDE, STATE_TRAITS, WISH } from './filter-match';
import {
  BEDROOM_STEPS,
  choiceColumns,
  EPC_PLACES,
  EPC_STEPS,
  GROUND_STEPS,
  LIVING_PLACES,
  LIVING_STEPS,
  PRICE_STEPS,
  UNPRICED,
} from './filter-thresholds';
import type { ListingIndex } from './listing-index';
import { TRAIT } from './listing-index';
import type { ListingQuery } from './listing-query';
import { LISTING_STATES } from './listing-query';

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
  const { traits, city, price } = index.columns;
  const column = choiceColumns(index);
  const { priceMin = 1, priceMax = Number.MAX_SAFE_INTEGER } = query;

  const matches = new Uint32Array(Math.ceil(index.count / 32));
  const byCity = new Uint32Array(index.cities.length);
  const [all, type] = [new Uint32Array(column.kinds.length), new Uint32Array(column.kinds.length)];
  const [byPrice, byPriceMin, byPriceMax] = [counts(64), counts(64), counts(64)];
  const [byRooms, bedrooms, living] = [counts(64), counts(64), counts(64)];
  const [byLand, ground, epc] = [counts(128), counts(128), counts(128)];
  const [byTraits, state] = [counts(256), counts(256)];
  let closed = 0;

  for (let row = 0; row < index.count; row++) {
    const failed = failures(row);
    if (failed === 0) {
      matches[row >> 5] = (matches[row >> 5] as number) | (1 << (row & 31));
      add(all, column.kind[row]);
      add(byCity, city[row]);
      add(byPrice, column.price[row]);
      add(byRooms, column.rooms[row]);
      add(byLand, column.land[row]);
      add(byTraits, traits[row]);
    } else if (failed === OUTSIDE || failed & (failed - 1)) continue;
    else if (failed === WISH.type) add(type, column.kind[row]);
    else if (failed === WISH.city) add(byCity, city[row]);
    else if (failed === WISH.price) {
      const euro = price[row] as number;
      if (euro <= priceMax) add(byPriceMin, column.price[row]);
      if (euro >= priceMin) add(byPriceMax, column.price[row]);
    } else if (failed === WISH.bedrooms) add(bedrooms, column.rooms[row]);
    else if (failed === WISH.living) add(living, column.rooms[row]);
    else if (failed === WISH.ground) add(ground, column.land[row]);
    else if (failed === WISH.epc) add(epc, column.land[row]);
    else if (failed === WISH.state) add(state, traits[row]);
    else if (failed === WISH.closed) closed++;
  }

  const sum = (parts: Uint32Array[], holds: (code: number) => boolean) =>
    parts.reduce((total, part) => total + sumOf(part, holds), 0);
  const priced = (code: number) => code !== UNPRICED;
  const traitsAre = (mask: number, value: number) => (own: number) => (own & mask) === value;
  const withTrait = (trait: number) => sum([byTraits], traitsAre(trait, trait));
  const priceSteps = PRICE_STEPS[query.goal ?? 'sale'];
  return {
    matches,
    total: sum([byTraits], () => true),
    facets: {
      type: index.categories.map((_, bit) =>
        sum([all, type], (kind) => (((column.kinds[kind] ?? 0) >> bit) & 1) === 1),
      ),
      city: byCity,
      priceMin: priceSteps.map((_, place) =>
        sum([byPrice, byPriceMin], (code) => priced(code) && Math.ceil(code / 2) > place),
      ),
      priceMax: priceSteps.map((_, place) =>
        sum([byPrice, byPriceMax], (code) => priced(code) && code >> 1 <= place),
      ),
      bedrooms: BEDROOM_STEPS.map((_, place) =>
        sum([byRooms, bedrooms], (code) => Math.trunc(code / LIVING_PLACES) > place),
      ),
      living: LIVING_STEPS.map((_, place) =>
        sum([byRooms, living], (code) => code % LIVING_PLACES > place),
      ),
      ground: GROUND_STEPS.map((_, place) =>
        sum([byLand, ground], (code) => Math.trunc(code / EPC_PLACES) > place),
      ),
      epc: EPC_STEPS.map((step) =>
        sum([byLand, epc], (code) => code % EPC_PLACES > 0 && code % EPC_PLACES <= step),
      ),
      garden: withTrait(TRAIT.garden),
      terrace: withTrait(TRAIT.terrace),
      garage: withTrait(TRAIT.garage),
      state: LISTING_STATES.map((wish) => {
        const { mask, value } = STATE_TRAITS[wish];
        return sum([byTraits, state], traitsAre(mask, value));
      }),
      closed: closed + withTrait(TRAIT.closed),
    },
  };
}

const counts = (places: number) => new Uint32Array(places);

const add = (by: Uint32Array, place: number | undefined) => {
  by[place as number] = (by[place as number] as number) + 1;
};

/** How many counted at the places that hold. */
function sumOf(by: Uint32Array, holds: (place: number) => boolean): number {
  let sum = 0;
  for (let place = 0; place < by.length; place++)
    if (by[place] && holds(place)) sum += by[place] as number;
  return sum;
}
