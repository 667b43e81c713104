import { readFile } from 'node:fs/promises';
import { toPlaceKey } from '../../src/domain/places/place-key.ts';

/** A place of GeoNames' table. */
export interface GeonamesPlace {
  name: string;
  latitude: number;
  longitude: number;
  country: string;
  /** Province or region. */
  region: string;
  /** NIS code in Belgium, INSEE code in France. */
  municipality: string;
  population: number;
}

/** What the lists are made of, for their notices. */
export const GEONAMES_SOURCE =
  'GeoNames (geonames.org), CC BY 4.0, places of 500 inhabitants and more, February 2023';

/** Reads the table cities500.txt of GeoNames. */
export const readGeonames = async (file: string): Promise<GeonamesPlace[]> =>
  (await readFile(file, 'utf8')).split('\n').filter(Boolean).map(readPlace);

function readPlace(line: string): GeonamesPlace {
  const cells = line.split('\t');
  const cell = (index: number) => cells[index] ?? '';
  return {
    name: cell(1).replaceAll('’', "'"),
    latitude: Number(cell(4)),
    longitude: Number(cell(5)),
    country: cell(8),
    region: cell(10),
    municipality: cell(13),
    population: Number(cell(14)),
  };
}

/** A place as the tables hold it; `municipality` is empty if it is one. */
interface TablePlace
  extends Pick<GeonamesPlace, 'name' | 'latitude' | 'longitude' | 'municipality'> {
  otherNames: readonly string[];
  postcodes: readonly string[];
}

/** Returns the lines of a table, 'key|name|latitude|longitude|postcodes|municipality', one for each key, in their order. */
export const formatPlaces = (places: readonly TablePlace[]): string[] =>
  places.flatMap(formatPlace).toSorted();

function formatPlace(place: TablePlace): string[] {
  const { name, otherNames, latitude, longitude, postcodes, municipality } = place;
  const coordinates = [latitude.toFixed(3), longitude.toFixed(3)];
  const cells = [name, ...coordinates, postcodes.join(' '), municipality].join('|');
  return [...new Set([name, ...otherNames].map(toPlaceKey))].map((key) => `${key}|${cells}`);
}
