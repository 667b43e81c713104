import { FILTER_BIT, OUT_OF_SCOPE, STATE_TRAITS, unmetFilters } from './filter-match';
import {
  BEDROOM_THRESHOLDS,
  EPC_CODE_COUNT,
  EPC_THRESHOLDS,
  GROUND_THRESHOLDS,
  getFacetColumns,
  LIVING_CODE_COUNT,
  LIVING_THRESHOLDS,
  PRICE_THRESHOLDS,
  UNPRICED_CODE,
} from './filter-thresholds';
import type { ListingIndex } from './listing-index';
import { TRAIT } from './listing-index';
import type { ListingQuery } from './listing-query';
import { STATE_FILTERS } from './listing-query';

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
export interface ListingSelection {
  matches: Uint32Array;
  total: number;
  facets: Facets;
}

/**
 * One pass over the rows. A row that fails a single wish would come with another choice there, and
 * counts for that wish's choices alone; one that fails two counts for none.
 */
export function computeFacets(index: ListingIndex, query: ListingQuery): ListingSelection {
  const failures = unmetFilters(index, query);
  const { traits, city, price } = index.columns;
  const column = getFacetColumns(index);
  const { priceMin = 1, priceMax = Number.MAX_SAFE_INTEGER } = query;

  const matches = new Uint32Array(Math.ceil(index.count / 32));
  const byCity = new Uint32Array(index.cities.length);
  const [all, type] = [
    new Uint32Array(column.categorySets.length),
    new Uint32Array(column.categorySets.length),
  ];
  const [byPrice, byPriceMin, byPriceMax] = [createCounts(64), createCounts(64), createCounts(64)];
  const [byRooms, bedrooms, living] = [createCounts(64), createCounts(64), createCounts(64)];
  const [byLand, ground, epc] = [createCounts(128), createCounts(128), createCounts(128)];
  const [byTraits, state] = [createCounts(256), createCounts(256)];
  let closed = 0;

  for (let row = 0; row < index.count; row++) {
    const failed = failures(row);
    if (failed === 0) {
      matches[row >> 5] = (matches[row >> 5] as number) | (1 << (row & 31));
      increment(all, column.categorySet[row]);
      increment(byCity, city[row]);
      increment(byPrice, column.priceCode[row]);
      increment(byRooms, column.bedroomsLivingCode[row]);
      increment(byLand, column.groundEpcCode[row]);
      increment(byTraits, traits[row]);
    } else if (failed === OUT_OF_SCOPE || failed & (failed - 1)) continue;
    else if (failed === FILTER_BIT.type) increment(type, column.categorySet[row]);
    else if (failed === FILTER_BIT.city) increment(byCity, city[row]);
    else if (failed === FILTER_BIT.price) {
      const euro = price[row] as number;
      if (euro <= priceMax) increment(byPriceMin, column.priceCode[row]);
      if (euro >= priceMin) increment(byPriceMax, column.priceCode[row]);
    } else if (failed === FILTER_BIT.bedrooms) increment(bedrooms, column.bedroomsLivingCode[row]);
    else if (failed === FILTER_BIT.living) increment(living, column.bedroomsLivingCode[row]);
    else if (failed === FILTER_BIT.ground) increment(ground, column.groundEpcCode[row]);
    else if (failed === FILTER_BIT.epc) increment(epc, column.groundEpcCode[row]);
    else if (failed === FILTER_BIT.state) increment(state, traits[row]);
    else if (failed === FILTER_BIT.closed) closed++;
  }

  const sum = (parts: Uint32Array[], holds: (code: number) => boolean) =>
    parts.reduce((total, part) => total + sumWhere(part, holds), 0);
  const priced = (code: number) => code !== UNPRICED_CODE;
  const traitsAre = (mask: number, value: number) => (own: number) => (own & mask) === value;
  const withTrait = (trait: number) => sum([byTraits], traitsAre(trait, trait));
  const priceSteps = PRICE_THRESHOLDS[query.goal ?? 'sale'];
  return {
    matches,
    total: sum([byTraits], () => true),
    facets: {
      type: index.categories.map((_, bit) =>
        sum([all, type], (kind) => (((column.categorySets[kind] ?? 0) >> bit) & 1) === 1),
      ),
      city: byCity,
      priceMin: priceSteps.map((_, place) =>
        sum([byPrice, byPriceMin], (code) => priced(code) && Math.ceil(code / 2) > place),
      ),
      priceMax: priceSteps.map((_, place) =>
        sum([byPrice, byPriceMax], (code) => priced(code) && code >> 1 <= place),
      ),
      bedrooms: BEDROOM_THRESHOLDS.map((_, place) =>
        sum([byRooms, bedrooms], (code) => Math.trunc(code / LIVING_CODE_COUNT) > place),
      ),
      living: LIVING_THRESHOLDS.map((_, place) =>
        sum([byRooms, living], (code) => code % LIVING_CODE_COUNT > place),
      ),
      ground: GROUND_THRESHOLDS.map((_, place) =>
        sum([byLand, ground], (code) => Math.trunc(code / EPC_CODE_COUNT) > place),
      ),
      epc: EPC_THRESHOLDS.map((step) =>
        sum([byLand, epc], (code) => code % EPC_CODE_COUNT > 0 && code % EPC_CODE_COUNT <= step),
      ),
      garden: withTrait(TRAIT.garden),
      terrace: withTrait(TRAIT.terrace),
      garage: withTrait(TRAIT.garage),
      state: STATE_FILTERS.map((wish) => {
        const { mask, value } = STATE_TRAITS[wish];
        return sum([byTraits, state], traitsAre(mask, value));
      }),
      closed: closed + withTrait(TRAIT.closed),
    },
  };
}

const createCounts = (places: number) => new Uint32Array(places);

const increment = (by: Uint32Array, place: number | undefined) => {
  by[place as number] = (by[place as number] as number) + 1;
};

/** How many counted at the places that hold. */
function sumWhere(by: Uint32Array, holds: (place: number) => boolean): number {
  let sum = 0;
  for (let place = 0; place < by.length; place++)
    if (by[place] && holds(place)) sum += by[place] as number;
  return sum;
}
