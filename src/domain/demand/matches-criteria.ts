import type { Coordinates } from '../catalogue/distance';
import { normalizeName } from '../catalogue/normalize-name';
import type { SearchCriteria } from './search-criteria';
import type { SearchRegion } from './search-region';

/** Values of a property that are compared: none that may not be shown to everyone (decision 11). */
export interface MatchCandidate {
  goal: 'sale' | 'rent';
  /** Sold and rented properties match no search (decision 10). */
  closed: boolean;
  /** WebIDs. */
  types: readonly number[];
  city: string;
  zip: string;
  region: SearchRegion | undefined;
  /** The house, or the centre of its city if the address is not published. */
  place: Coordinates | undefined;
  /** Euro; undefined if the price is not published. */
  price: number | undefined;
  bedrooms: number;
  bathrooms: number;
  garages: number;
  parkings: number;
  garden: boolean;
  terrace: boolean;
}

/**
 * Returns whether a property fits a registered search. As on lists, a search that names a price leaves out
 * properties whose price is not published: a match never tells what it is (decision 11).
 */
export const matchesCriteria = (candidate: MatchCandidate, criteria: SearchCriteria): boolean =>
  !candidate.closed &&
  candidate.goal === criteria.goal &&
  (criteria.types.length === 0 || criteria.types.some((type) => candidate.types.includes(type))) &&
  isPriceWithin(candidate.price, criteria) &&
  isWithin(candidate.bedrooms, criteria.bedroomsMin, criteria.bedroomsMax) &&
  isWithin(candidate.bathrooms, criteria.bathroomsMin) &&
  isWithin(candidate.garages, criteria.garagesMin, criteria.garagesMax) &&
  isWithin(candidate.parkings, criteria.parkingsMin, criteria.parkingsMax) &&
  (!criteria.garden || candidate.garden) &&
  (!criteria.terrace || candidate.terrace) &&
  isInZones(candidate, criteria);

const isWithin = (value: number, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max;

function isPriceWithin(
  price: number | undefined,
  { priceMin, priceMax, budget }: SearchCriteria,
): boolean {
  if (priceMin === undefined && priceMax === undefined && budget === undefined) return true;
  return price !== undefined && isWithin(price, priceMin, priceMax) && isWithin(price, 0, budget);
}

/** Returns whether a property lies in one of the zones of a search; without zones it may lie anywhere. */
function isInZones(
  { city, zip, region, place }: MatchCandidate,
  { cities, zips, regions, area }: SearchCriteria,
): boolean {
  if (cities.length + zips.length + regions.length === 0 && !area) return true;
  return (
    zips.includes(zip) ||
    (region !== undefined && regions.includes(region)) ||
    cities.some(
      (wanted) =>
        (!wanted.zip || wanted.zip === zip) && normalizeName(wanted.name) === normalizeName(city),
    ) ||
    (area !== undefined && place !== undefined && isInside(place, area))
  );
}

/** Returns whether a point lies in a polygon: a ray to the east crosses its sides an odd number of times. */
export function isInside(
  { Latitude, Longitude }: Coordinates,
  corners: readonly (readonly [latitude: number, longitude: number])[],
): boolean {
  let inside = false;
  corners.forEach(([latitude, longitude], index) => {
    const [nextLatitude, nextLongitude] = corners[(index + 1) % corners.length] ?? [0, 0];
    if (latitude > Latitude === nextLatitude > Latitude) return;
    const share = (Latitude - latitude) / (nextLatitude - latitude);
    if (Longitude < longitude + share * (nextLongitude - longitude)) inside = !inside;
  });
  return inside;
}
