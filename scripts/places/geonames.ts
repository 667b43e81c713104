import { readFile } from 'node:fs/promises';

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
