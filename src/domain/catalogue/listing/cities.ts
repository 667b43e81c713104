import type { CityFilter } from '../../criteria/criteria';
import { memoizePerObject } from '../../memoize-per-object';
import { normalizeName } from '../normalize-name';
import type { CityKey, ListingIndex } from './listing-index';
import { toCityId } from './listing-index';

/**
 * Returns the numbers of the cities in the index that match the filter. §5: names are equal
 * ignoring case and diacritics; a zip, if present, must be the same. A zip may replace the name.
 */
export function findCityNumbers(index: ListingIndex, { name, zip }: CityFilter): readonly number[] {
  const numbers = getCityNumbersByName(index).get(normalizeName(name)) ?? [];
  return zip ? numbers.filter((number) => index.cities[number]?.Zip === zip) : numbers;
}

/** Returns the numbers of an index's cities by normalized name and by zip. */
const getCityNumbersByName = memoizePerObject((index: ListingIndex) => {
  const numbers = new Map<string, number[]>();
  index.cities.forEach(({ Name, Zip }, number) => {
    for (const name of [normalizeName(Name), Zip])
      numbers.set(name, [...(numbers.get(name) ?? []), number]);
  });
  return numbers;
});

/** Returns the number of a city in a list of cities; undefined if it is not there. The list is read once. */
export const findCityNumber = (
  cities: readonly CityKey[],
  city: Parameters<typeof toCityId>[0],
): number | undefined => getNumbersById(cities).get(toCityId(city));

const getNumbersById = memoizePerObject(
  (cities: readonly CityKey[]): ReadonlyMap<string, number> =>
    new Map(cities.map((city, number) => [toCityId(city), number])),
);
