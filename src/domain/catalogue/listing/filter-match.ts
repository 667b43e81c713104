import { UNITS_PER_DEGREE } from '../distance';
import { findCityNumbers } from './cities';
import type { ListingIndex } from './listing-index';
import { TRAIT, toCategoryBits } from './listing-index';
import type { ListingQuery, StateFilter } from './listing-query';

/** One bit for each wish of a query. Closed and the three features have their trait's own bit. */
export const FILTER_BIT = {
  closed: TRAIT.closed,
  garden: TRAIT.garden,
  terrace: TRAIT.terrace,
  garage: TRAIT.garage,
  type: 1 << 8,
  city: 1 << 9,
  price: 1 << 10,
  bedrooms: 1 << 11,
  living: 1 << 12,
  ground: 1 << 13,
  epc: 1 << 14,
  state: 1 << 15,
  area: 1 << 16,
} as const;
export type Filter = keyof typeof FILTER_BIT;

/** For a row that a list of this goal, section and project could never hold. */
export const OUT_OF_SCOPE = -1;

/** By state: which traits decide, and what they must be. */
export const STATE_TRAITS: Record<StateFilter, { mask: number; value: number }> = {
  available: { mask: TRAIT.closed | TRAIT.underOption, value: 0 },
  option: { mask: TRAIT.closed | TRAIT.underOption, value: TRAIT.underOption },
  new: { mask: TRAIT.closed | TRAIT.recent, value: TRAIT.recent },
};

/**
 * Tells of a row which wishes of the query it fails, as bits of WISH: 0 where it matches. A wish that
 * is left out is not looked at.
 */
export function unmetFilters(index: ListingIndex, query: ListingQuery): (row: number) => number {
  const { goal, traits, categories, city, project, price, bedrooms, living, ground, epc } =
    index.columns;
  const { priceMin, priceMax = Number.MAX_SAFE_INTEGER, project: building } = query;
  const side = query.goal && (query.goal === 'sale' ? 0 : 1);
  const within =
    query.category === undefined ? 0 : toCategoryBits(index.categories, [query.category]);
  const types = query.types && toCategoryBits(index.categories, query.types);
  const cities = query.cities && buildCityFlags(index, query);
  const asksPrice = priceMin !== undefined || query.priceMax !== undefined;
  const lowest = Math.max(1, priceMin ?? 1);
  const { bedrooms: rooms, living: livingMin, ground: groundMin, epc: worst } = query;
  const inArea = query.area && createAreaTest(index, query.area);
  const state = query.state && STATE_TRAITS[query.state];
  const forbidden = query.includeClosed ? 0 : TRAIT.closed;
  const required =
    (query.garden ? TRAIT.garden : 0) |
    (query.terrace ? TRAIT.terrace : 0) |
    (query.garage ? TRAIT.garage : 0);

  return (row) => {
    if (side !== undefined && (goal[row] === 0 ? 0 : 1) !== side) return OUT_OF_SCOPE;
    if (query.category !== undefined && !((categories[row] as number) & within))
      return OUT_OF_SCOPE;
    if (building !== undefined && project[row] !== building) return OUT_OF_SCOPE;
    const own = traits[row] as number;
    let failed = (own & forbidden) | (required & ~own);
    if (types !== undefined && !((categories[row] as number) & types)) failed |= FILTER_BIT.type;
    if (cities && !cities[city[row] as number]) failed |= FILTER_BIT.city;
    if (asksPrice) {
      const euro = price[row] as number;
      if (euro < lowest || euro > priceMax) failed |= FILTER_BIT.price;
    }
    if (rooms !== undefined && (bedrooms[row] as number) < rooms) failed |= FILTER_BIT.bedrooms;
    if (livingMin !== undefined && (living[row] as number) < livingMin) failed |= FILTER_BIT.living;
    if (groundMin !== undefined && (ground[row] as number) < groundMin) failed |= FILTER_BIT.ground;
    if (worst !== undefined && (epc[row] === 0 || (epc[row] as number) > worst))
      failed |= FILTER_BIT.epc;
    if (inArea && !inArea(row)) failed |= FILTER_BIT.area;
    if (state && (own & state.mask) !== state.value) failed |= FILTER_BIT.state;
    return failed;
  };
}

/** Whether what the map may know of a row's place lies within; what is not placed lies nowhere. */
function createAreaTest(
  { columns: { latitude, longitude } }: ListingIndex,
  area: readonly number[],
): (row: number) => boolean {
  const [south = 0, west = 0, north = 0, east = 0] = area.map(
    (degrees) => degrees * UNITS_PER_DEGREE,
  );
  return (row) => {
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    return y >= south && y <= north && x >= west && x <= east && (y !== 0 || x !== 0);
  };
}

/** By the town's number: 1 where it is asked for. */
function buildCityFlags(index: ListingIndex, { cities = [] }: ListingQuery): Uint8Array {
  const flags = new Uint8Array(index.cities.length);
  for (const wish of cities) for (const number of findCityNumbers(index, wish)) flags[number] = 1;
  return flags;
}
