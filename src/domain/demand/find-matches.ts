import { UNITS_PER_DEGREE } from '../catalogue/distance';
import { TRAIT } from '../catalogue/listing/index-columns';
import { findListingRows } from '../catalogue/listing/listing';
import type { ListingIndex } from '../catalogue/listing/listing-index';
import { toListingGoal } from '../catalogue/property-kind';
import { memoizePerObject } from '../memoize-per-object';
import type { MatchCandidate } from './matches-criteria';
import { matchesCriteria } from './matches-criteria';
import type { SearchCriteria } from './search-criteria';
import type { SearchRegion } from './search-region';
import { SEARCH_REGIONS } from './search-region';

/** Reads from a row of the index what searches compare. */
export function readMatchCandidate(index: ListingIndex, row: number): MatchCandidate {
  const { columns } = index;
  const traits = columns.traits[row] ?? 0;
  const city = index.cities[columns.city[row] ?? 0];
  const [latitude = 0, longitude = 0] = [columns.latitude[row], columns.longitude[row]];
  const hasPlace = latitude !== 0 || longitude !== 0;
  return {
    goal: toListingGoal(columns.goal[row]),
    closed: (traits & TRAIT.closed) !== 0,
    types: getTypes(index, columns.categories[row] ?? 0),
    city: city?.Name ?? '',
    zip: city?.Zip ?? '',
    region: SEARCH_REGIONS[(columns.region[row] ?? 0) - 1],
    place: hasPlace
      ? { Latitude: latitude / UNITS_PER_DEGREE, Longitude: longitude / UNITS_PER_DEGREE }
      : undefined,
    price: columns.price[row] || undefined,
    bedrooms: columns.bedrooms[row] ?? 0,
    bathrooms: columns.bathrooms[row] ?? 0,
    garages: columns.garages[row] ?? 0,
    parkings: columns.parkings[row] ?? 0,
    garden: (traits & TRAIT.garden) !== 0,
    terrace: (traits & TRAIT.terrace) !== 0,
  };
}

/** Finds the rows of the index that fit a search, newest first. The list's own filters narrow them down first. */
export function findMatchingRows(index: ListingIndex, criteria: SearchCriteria): number[] {
  const { goal, types, priceMin, priceMax, bedroomsMin, garden, terrace } = criteria;
  const query = {
    goal,
    ...(types.length > 0 && { types }),
    ...{ priceMin, priceMax, bedrooms: bedroomsMin, garden, terrace },
  };
  return findListingRows(index, query, 'nl').filter((row) =>
    matchesCriteria(readMatchCandidate(index, row), criteria),
  );
}

/** Lists the regions in which an index has properties, in the order of SEARCH_REGIONS. */
export const listOfferedRegions = memoizePerObject((index: ListingIndex): SearchRegion[] => {
  const numbers = new Set(index.columns.region);
  return SEARCH_REGIONS.filter((_, number) => numbers.has(number + 1));
});

const getTypes = (index: ListingIndex, bits: number): readonly number[] => {
  const known = getTypesByBits(index);
  const types = known.get(bits) ?? index.categories.filter((_, bit) => (bits & (1 << bit)) !== 0);
  known.set(bits, types);
  return types;
};

/** Few combinations of types occur, in however many rows. */
const getTypesByBits = memoizePerObject((_: ListingIndex) => new Map<number, readonly number[]>());
