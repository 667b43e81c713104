import type { Criteria } from '../../criteria/criteria';
import { SEARCH_REGIONS } from '../../criteria/search-region';
import { memoizePerObject } from '../../memoize-per-object';
import { findAskedPlaces } from '../../places/asked-places';
import type { Coordinates } from '../distance';
import { computeDistanceKm, UNITS_PER_DEGREE } from '../distance';
import { findCityNumbers } from '../listing/cities';
import type { CityCoordinates, ListingIndex } from '../listing/listing-index';
import { normalizeName } from '../normalize-name';

/**
 * Returns the kilometres from each city of the index, by its number, to the nearest place that is asked for: a city,
 * a postcode, the cities of a region, a corner of a drawn shape. Undefined for a city, or for all, that stands on no map.
 */
export function measureCities(
  index: ListingIndex,
  criteria: Criteria,
  towns: readonly CityCoordinates[],
): (number | undefined)[] {
  const wanted = findWantedPlaces(index, criteria, towns);
  return getCityPlaces(index).map((place) => {
    if (!place || wanted.length === 0) return undefined;
    return Math.min(...wanted.map((point) => computeDistanceKm(point, place)));
  });
}

function findWantedPlaces(
  index: ListingIndex,
  { cities = [], zips = [], regions = [], shape = [] }: Criteria,
  towns: readonly CityCoordinates[],
): Coordinates[] {
  const places = getCityPlaces(index);
  const names = [...cities, ...zips.map((zip) => ({ name: zip, zip: undefined }))];
  // A town without an offer is not in the index; one of which the site has no coordinates may be a known one.
  const known = names.flatMap(({ name, zip }): readonly Coordinates[] => {
    const own = towns.filter(
      ({ Name, Zip }) =>
        (name === Zip || normalizeName(name) === normalizeName(Name)) && (!zip || zip === Zip),
    );
    return own.length > 0 ? own : findAskedPlaces(name);
  });
  const numbers = [
    ...names.flatMap((city) => findCityNumbers(index, city)),
    ...regions.flatMap((region) => getCitiesByRegion(index)[SEARCH_REGIONS.indexOf(region) + 1]),
  ];
  return [
    ...known,
    ...numbers.flatMap((number) => places[number ?? -1] ?? []),
    ...shape.map(([Latitude, Longitude]) => ({ Latitude, Longitude })),
  ];
}

/** Returns a place of each city: that of its first property on the map. */
const getCityPlaces = memoizePerObject((index: ListingIndex): (Coordinates | undefined)[] => {
  const { city, latitude, longitude } = index.columns;
  const places: (Coordinates | undefined)[] = index.cities.map(() => undefined);
  for (let row = 0; row < index.count; row++) {
    const number = city[row] as number;
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    if (!places[number] && (y !== 0 || x !== 0))
      places[number] = { Latitude: y / UNITS_PER_DEGREE, Longitude: x / UNITS_PER_DEGREE };
  }
  return places;
});

/** Returns the numbers of the cities by the number of their region. */
const getCitiesByRegion = memoizePerObject(({ columns, count }: ListingIndex): number[][] => {
  const cities = [0, ...SEARCH_REGIONS].map(() => new Set<number>());
  for (let row = 0; row < count; row++)
    cities[columns.region[row] as number]?.add(columns.city[row] as number);
  return cities.map((numbers) => [...numbers]);
});
