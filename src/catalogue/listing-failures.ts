import { citiesNamed } from './listing-cities';
import type { ListingIndex } from './listing-index';
import { categoryBits, DEGREE, TRAIT } from './listing-index';
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
 * Tells of a row which wishes of the query it fails, as bits of WISH: 0 where it matches. Every
 * wish left out is a bound that no row passes, so that the test has hardly a branch.
 */
export function failuresOf(index: ListingIndex, query: ListingQuery): (row: number) => number {
  const { goal, traits, categories, city, project, price, bedrooms, living, ground, epc } =
    index.columns;
  const side = query.goal && (query.goal === 'sale' ? 0 : 1);
  const within =
    query.category === undefined ? -1 : categoryBits(index.categories, [query.category]);
  const types = query.types ? categoryBits(index.categories, query.types) : -1;
  const cities = query.cities && cityFlags(index, query);
  const asksPrice = query.priceMin !== undefined || query.priceMax !== undefined;
  const priceMin = asksPrice ? Math.max(1, query.priceMin ?? 1) : 0;
  const priceMax = query.priceMax ?? Number.MAX_SAFE_INTEGER;
  const { bedrooms: rooms = 0, living: livingMin = 0, ground: groundMin = 0 } = query;
  const epcMin = query.epc ? 1 : 0;
  const epcMax = query.epc ?? 255;
  const inArea = query.area && areaTest(index, query.area);
  const state = query.state ? STATE_TRAITS[query.state] : { mask: 0, value: 0 };
  const forbidden = query.includeClosed ? 0 : TRAIT.closed;
  const required =
    (query.garden ? TRAIT.garden : 0) |
    (query.terrace ? TRAIT.terrace : 0) |
    (query.garage ? TRAIT.garage : 0);

  return (row) => {
    if (side !== undefined && Math.min(1, goal[row] as number) !== side) return OUTSIDE;
    const own = traits[row] as number;
    const kinds = categories[row] as number;
    if (!(kinds & within)) return OUTSIDE;
    if (query.project !== undefined && project[row] !== query.project) return OUTSIDE;
    const euro = price[row] as number;
    const label = epc[row] as number;
    return (
      (own & forbidden) |
      (required & ~own) |
      (kinds & types ? 0 : WISH.type) |
      (!cities || cities[city[row] as number] ? 0 : WISH.city) |
      (euro >= priceMin && euro <= priceMax ? 0 : WISH.price) |
      ((bedrooms[row] as number) >= rooms ? 0 : WISH.bedrooms) |
      ((living[row] as number) >= livingMin ? 0 : WISH.living) |
      ((ground[row] as number) >= groundMin ? 0 : WISH.ground) |
      (label >= epcMin && label <= epcMax ? 0 : WISH.epc) |
      ((own & state.mask) === state.value ? 0 : WISH.state) |
      (!inArea || inArea(row) ? 0 : WISH.area)
    );
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
