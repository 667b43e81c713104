import { findCityNumbers } from '../../../domain/catalogue/listing/cities';
import { measureCities } from '../../../domain/catalogue/nearest/place-distance';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { nameCities } from './place-names';
import type { TownsAround } from './resolve-parts';

/**
 * Returns the towns with offers around others, the nearest first: a list is asked for them by name, so that its filters,
 * counts and alerts need no distance. Kilometres are those of the lists of what is nearest, in a straight line.
 */
export const listAround =
  ({ catalogue: { index }, site }: Snapshot): TownsAround =>
  (criteria, km) => {
    const asked = new Set(criteria.cities?.flatMap((city) => findCityNumbers(index, city)));
    const distances = measureCities(index, criteria, site.towns);
    const near = index.cities
      .map((city, number) => ({ city, number, distance: distances[number] ?? Infinity }))
      .filter(({ number, distance }) => !asked.has(number) && distance <= km)
      .sort((a, b) => a.distance - b.distance);
    return nameCities(near.map(({ city }) => city));
  };
