import { findCityNumbers } from '../../../domain/catalogue/listing/cities';
import type { CityKey } from '../../../domain/catalogue/listing/listing-index';
import { measureCities } from '../../../domain/catalogue/nearest/place-distance';
import { listPhrases } from '../../../domain/catalogue/words/phrases';
import type { Criteria } from '../../../domain/criteria/criteria';
import { groupBy } from '../../../domain/group-by';
import { beginsAskedPlace, findAskedPlaces } from '../../../domain/places/asked-places';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import type { LexemeSource, Lexicon } from './lexicon';
import { createLexeme } from './lexicon';
import { PLACE_WORDS } from './question-data';
import { toPhraseKey } from './tokenize';
import type { TownsAround } from './typed-part';

/** A town with all its names and postcodes; offers may stand under several of the names. */
interface Town {
  names: Set<string>;
  cities: CityKey[];
}

/** Every place of Belgium and the towns behind its borders, which a phrase names that means nothing else: a town without offers is one too. */
export const KNOWN_PLACES: LexemeSource = {
  get: (key) => {
    // A number is a postcode only where nothing else explains it (resolveNumber).
    if (/^\d/.test(key)) return undefined;
    const cities = nameCities(findAskedPlaces(key).map(({ name }) => ({ Name: name, Zip: '' })));
    return cities.length > 0 ? createLexeme([{ kind: 'place', criteria: { cities } }]) : undefined;
  },
  continues: beginsAskedPlace,
};

/** Adds towns by each of their names and postcodes, and regions. */
export function addPlaces(lexicon: Lexicon, snapshot: Snapshot): void {
  const towns = listTowns(snapshot);
  const keys = groupBy(
    towns.flatMap((town) => [...town.names].flatMap(listSpellings).map((key) => ({ key, town }))),
    ({ key }) => key,
  );
  for (const [key, entries] of keys) {
    const cities = entries.flatMap(({ town }) => town.cities);
    lexicon.mean([key], { kind: 'place', criteria: { cities: nameCities(cities) } });
  }
  for (const [key, begun] of listShortNames(towns))
    if (!keys.has(key))
      lexicon.mean([key], { kind: 'place', criteria: { cities: nameCities(begun.cities) } });
  addZips(lexicon, snapshot);
  for (const { regions, words } of PLACE_WORDS.regions)
    lexicon.mean(listPhrases(words).map(toPhraseKey), { kind: 'place', criteria: { regions } });
}

/** The towns of the offers, of the site, and of Belgium; names that mean one town are together. */
function listTowns({ catalogue, site }: Snapshot): Town[] {
  const towns = PLACE_WORDS.towns.map(({ name, zips, also }) => ({
    names: new Set([name, ...also].map(toPhraseKey)),
    offered: [] as CityKey[],
    known: zips.map((Zip) => ({ Name: name, Zip })),
  }));
  const byName = new Map(towns.flatMap((town) => [...town.names].map((key) => [key, town])));
  const findTown = (name: string) => {
    const key = toPhraseKey(name);
    const existing = byName.get(key);
    if (existing) return existing;
    const town = { names: new Set([key]), offered: [], known: [] };
    byName.set(key, town);
    towns.push(town);
    return town;
  };
  for (const city of site.towns) findTown(city.Name).known.push(city);
  for (const city of catalogue.index.cities) if (city.Name) findTown(city.Name).offered.push(city);
  // A town with offers is found as these name it.
  return towns.map(({ names, offered, known }) => ({
    names,
    cities: offered.length > 0 ? offered : known,
  }));
}

/** Names cities as addresses do: by name alone if it has several postcodes. */
function nameCities(cities: readonly CityKey[]): NonNullable<Criteria['cities']> {
  return [...groupBy(cities, ({ Name }) => Name)].map(([name, same]) => {
    const zips = new Set(same.map(({ Zip }) => Zip));
    const [zip] = zips;
    return zips.size === 1 && zip ? { name, zip } : { name };
  });
}

/** Words that are written in several ways in names. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['saint', 'st', 'sint', 'sankt'],
  ['sainte', 'ste'],
  ['sur', 's'],
];

/** Returns the spellings of a name: Saint-Gilles, St Gilles, Sint-Gillis. */
function listSpellings(key: string): string[] {
  const words = key.split(' ');
  const position = words.findIndex((word) => SPELLINGS.some((forms) => forms.includes(word)));
  const forms = SPELLINGS.find((list) => list.includes(words[position] ?? ''));
  return forms ? forms.map((form) => words.with(position, form).join(' ')) : [key];
}

/** Behind these words a name only says where the town lies: Braine-sur-Senne. */
const WHERE = new Set(['sur', 'en', 'lez', 'les', 'sous', 'aan', 'op', 'an', 'am', 'bei', 'in']);
/** Beginnings that are no name: Saint-…, Trois-…, La …. */
const MIN_SHORT_NAME = 3;

/** Returns short names that begin one town only: 'koningshooikt'. */
function listShortNames(towns: readonly Town[]): Map<string, Town> {
  const begun = towns.flatMap((town) =>
    [...town.names].flatMap((name) => {
      const words = name.split(' ');
      const where = words.findIndex((word, position) => position > 0 && WHERE.has(word));
      const short = where > 0 ? words.slice(0, where).join(' ') : '';
      return short.length >= MIN_SHORT_NAME ? [{ short, town }] : [];
    }),
  );
  return new Map(
    [...groupBy(begun, ({ short }) => short)].flatMap(([short, entries]) => {
      const [first] = entries;
      return first && entries.every(({ town }) => town === first.town) ? [[short, first.town]] : [];
    }),
  );
}

/** A postcode is its only town, or all its towns. */
function addZips(lexicon: Lexicon, { catalogue, site }: Snapshot): void {
  const known = groupBy(site.towns, ({ Zip }) => Zip);
  const offered = groupBy(catalogue.index.cities, ({ Zip }) => Zip);
  for (const [zip, cities] of new Map([...known, ...offered])) {
    const [name, other] = nameCities(cities);
    // An offer without a town (§2.4) is found by its postcode alone.
    const criteria = {
      cities: name?.name && !other ? [{ name: name.name, zip }] : [{ name: zip }],
    };
    if (/^\d{4,5}$/.test(zip)) lexicon.mean([zip], { kind: 'place', criteria });
  }
}

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
