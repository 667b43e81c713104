import { DEGREE } from '../distance';
import { citiesNamed } from './cities';
import type { ListingIndex } from './listing-index';
import { categoryBits, TRAIT } from './listing-index';
import type { ListingQuery, ListingStateWish } from './listing-query';

/** One bit for each wish of a query. Closed and the three features have their trait's own bit. */
export const WISH = {
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
export type Wish = keyof typeof WISH;

/** For a row that a list of this goal, section and project could never hold. */
export const OUTSIDE = -1;

/** By state: which traits decide, and what they must be. */
export const STATE_TRAITS: Record<ListingStateWish, { mask: number; value: number }> = {
  available: { mask: TRAIT.closed | TRAIT.underOption, value: 0 },
  option: { mask: TRAIT.closed | TRAIT.underOption, value: TRAIT.underOption },
  new: { mask: TRAIT.closed | TRAIT.recent, value: TRAIT.recent },
};

/**
 * Tells of a row which wishes of the query it fails, as bits of WISH: 0 where it matches. A wish that
 * is left out is not looked at.
 */
export function failuresOf(index: ListingIndex, query: ListingQuery): (row: number) => number {
  const { goal, traits, categories, city, project, price, bedrooms, living, ground, epc } =
    index.columns;
  const { priceMin, priceMax = Number.MAX_SAFE_INTEGER, project: building } = query;
  const side = query.goal && (query.goal === 'sale' ? 0 : 1);
  const within =
    query.category === undefined ? 0 : categoryBits(index.categories, [query.category]);
  const types = query.types && categoryBits(index.categories, query.types);
  const cities = query.cities && cityFlags(index, query);
  const asksPrice = priceMin !== undefined || query.priceMax !== undefined;
  const lowest = Math.max(1, priceMin ?? 1);
  const { bedrooms: rooms, living: livingMin, ground: groundMin, epc: worst } = query;
  const inArea = query.area && areaTest(index, query.area);
  const state = query.state && STATE_TRAITS[query.state];
  const forbidden = query.includeClosed ? 0 : TRAIT.closed;
  const required =
    (query.garden ? TRAIT.garden : 0) |
    (query.terrace ? TRAIT.terrace : 0) |
    (query.garage ? TRAIT.garage : 0);

  return (row) => {
    if (side !== undefined && (goal[row] === 0 ? 0 : 1) !== side) return OUTSIDE;
    if (query.category !== undefined && !((categories[row] as number) & within)) return OUTSIDE;
    if (building !== undefined && project[row] !== building) return OUTSIDE;
    const own = traits[row] as number;
    let failed = (own & forbidden) | (required & ~own);
    if (types !== undefined && !((categories[row] as number) & types)) failed |= WISH.type;
    if (cities && !cities[city[row] as number]) failed |= WISH.city;
    if (asksPrice) {
      const euro = price[row] as number;
      if (euro < lowest || euro > priceMax) failed |= WISH.price;
    }
    if (rooms !== undefined && (bedrooms[row] as number) < rooms) failed |= WISH.bedrooms;
    if (livingMin !== undefined && (living[row] as number) < livingMin) failed |= WISH.living;
    if (groundMin !== undefined && (ground[row] as number) < groundMin) failed |= WISH.ground;
    if (worst !== undefined && (epc[row] === 0 || (epc[row] as number) > worst)) failed |= WISH.epc;
    if (inArea && !inArea(row)) failed |= WISH.area;
    if (state && (own & state.mask) !== state.value) failed |= WISH.state;
    return failed;
  };
}

/** Whether what the map may know of a row's place lies within; what is not placed lies nowhere. */
function areaTest(
  { columns: { latitude, longitude } }: ListingIndex,
  area: readonly number[],
): (row: number) => boolean {
  const [south = 0, west = 0, north = 0, east = 0] = area.map((degrees) => degrees * DEGREE);
  return (row) => {
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    return y >= south && y <= north && x >= west && x <= east && (y !== 0 || x !== 0);
  };
}

/** By the town's number: 1 where it is asked for. */
function cityFlags(index: ListingIndex, { cities = [] }: ListingQuery): Uint8Array {
  const flags = new Uint8Array(index.cities.length);
  for (const wish of cities) for (const number of citiesNamed(index, wish)) flags[number] = 1;
  return flags;
}
