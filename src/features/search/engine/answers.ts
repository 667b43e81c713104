import type { Coordinates } from '../../../domain/catalogue/distance';
import { computeDistanceKm, UNITS_PER_DEGREE } from '../../../domain/catalogue/distance';
import type {
  CityCoordinates,
  CityKey,
  ListingIndex,
} from '../../../domain/catalogue/listing/listing-index';
import { findRowById, toCityId } from '../../../domain/catalogue/listing/listing-index';
import type { GoalCounts } from '../../../domain/catalogue/property-counts';
import { toListingGoal } from '../../../domain/catalogue/property-kind';

/** Maximum kilometres from the centre of a city that count as nearby. */
export const NEARBY_KM = 15;

/** Returns the properties near a city, nearest first; none if the site has no coordinates of it. */
export function filterNearby(
  index: ListingIndex,
  ids: readonly number[],
  city: readonly CityKey[],
  coordinates: readonly CityCoordinates[],
): number[] {
  const keys = new Set(city.map(toCityId));
  const centre = coordinates.find((city) => keys.has(toCityId(city)));
  if (!centre) return [];
  return ids
    .map((id) => ({ id, distance: computeDistanceKm(centre, getPlace(index, id)) }))
    .filter(({ distance }) => distance <= NEARBY_KM)
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
}

function getPlace(index: ListingIndex, id: number): Coordinates {
  const { columns } = index;
  const row = findRowById(index, id);
  return {
    Latitude: (columns.latitude[row] ?? 0) / UNITS_PER_DEGREE,
    Longitude: (columns.longitude[row] ?? 0) / UNITS_PER_DEGREE,
  };
}

/** Counts properties for sale and for rent. */
export function countPropertiesByGoal(index: ListingIndex, ids: readonly number[]): GoalCounts {
  const sale = ids.filter(
    (id) => toListingGoal(index.columns.goal[findRowById(index, id)]) === 'sale',
  ).length;
  return { sale, rent: ids.length - sale };
}

/** How many of some properties are for sale and for rent, in each city and of each type. */
export interface AnswerCounts extends GoalCounts {
  /** By the number of the city in the index. */
  cities: ReadonlyMap<number, number>;
  /** By WebID. */
  types: ReadonlyMap<number, number>;
}

/** Counts properties by goal, city and type, for links that narrow a search. */
export function countAnswers(index: ListingIndex, ids: readonly number[]): AnswerCounts {
  const [cities, types] = [new Map<number, number>(), new Map<number, number>()];
  const increment = (counts: Map<number, number>, key: number) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const id of ids) {
    const row = findRowById(index, id);
    increment(cities, index.columns.city[row] ?? -1);
    index.categories.forEach((webId, bit) => {
      if ((index.columns.categories[row] ?? 0) & (1 << bit)) increment(types, webId);
    });
  }
  return { ...countPropertiesByGoal(index, ids), cities, types };
}
