import type { BaseMap } from '../../../src/domain/map/base-map';
import type { MapName } from '../../../src/domain/map/base-map-parts';
import { pickMapName } from '../../../src/domain/map/base-map-parts';

/** A city to label: its name, in any language and where, and the least zoom. */
interface CityLabel {
  name: string;
  names: readonly string[];
  position: readonly [latitude: number, longitude: number];
  minZoom: number;
}

/** A city by its name and where it is. */
export type NamedPlace = readonly [name: string, latitude: number, longitude: number];
type SiteCity = readonly [...NamedPlace, count: number];

/** The minimum zoom of labels of rank 1, 2 and 3. */
const CITY_MIN_ZOOMS = [0, 9, 10];
/** Two names within these degrees, somewhat above a kilometre, are of one place. */
const SAME_LATITUDE = 0.012;
const SAME_LONGITUDE = 0.018;
/** How much farther apart one name may stand: a town's centre is not the middle of its postcode. */
const SAME_NAME = 4;

/**
 * Returns the labels of cities: the five of the site with the most properties, those of the base map, the site's others.
 * Each place has one, in the words of the base map: the site may name it in another language.
 */
export function buildCityLabels(
  mapCities: BaseMap['cities'],
  siteCities: readonly SiteCity[],
  language: string,
): CityLabel[] {
  const known = mapCities.map(([name, latitude, longitude, rank]) => ({
    names: listMapNames(name),
    name: pickMapName(name, language),
    position: [latitude / 1000, longitude / 1000] as const,
    minZoom: CITY_MIN_ZOOMS[rank - 1] ?? 0,
  }));
  const toLabel = ([name, latitude, longitude]: SiteCity, minZoom: number): CityLabel => {
    const position = [latitude, longitude] as const;
    const twin = known.find((label) => isOneCity(label, [name, ...position]));
    return { name, names: [name.toLowerCase()], ...twin, position, minZoom };
  };
  const sorted = [...siteCities].sort((a, b) => b[3] - a[3]);
  const candidates = [
    ...sorted.slice(0, 5).map((city) => toLabel(city, 9)),
    ...known,
    ...sorted.slice(5).map((city) => toLabel(city, 10)),
  ];
  const seenNames = new Set<string>();
  return candidates.filter(({ name }) => !seenNames.has(name) && seenNames.add(name));
}

/** Whether a label is that of a city whose name stands elsewhere already, perhaps in another language. */
export const isOneCity = (
  { names, position }: Pick<CityLabel, 'names' | 'position'>,
  [name, ...place]: NamedPlace,
): boolean => isSamePlace(position, place, names.includes(name.toLowerCase()) ? SAME_NAME : 1);

const isSamePlace = (
  [latitude, longitude]: CityLabel['position'],
  other: CityLabel['position'],
  times: number,
): boolean =>
  Math.abs(latitude - other[0]) < times * SAME_LATITUDE &&
  Math.abs(longitude - other[1]) < times * SAME_LONGITUDE;

const listMapNames = (name: MapName): string[] =>
  (typeof name === 'string' ? [name] : Object.values(name)).map((one) => one.toLowerCase());
