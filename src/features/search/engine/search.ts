import { normalizeName } from '../../../domain/catalogue/normalize-name';
import { readReference } from '../../../domain/typed-values/read-reference';

/** The data to search: types and cities in their order, and a test whether an ID exists. */
export interface SearchSource {
  types: readonly { webId: number; name: string }[];
  cities: readonly { Name: string; Zip: string }[];
  hasProperty: (id: number) => boolean;
  /** Returns the indexes of the types and cities to test for a text; absent: all are tested. */
  findCandidates?: (searchText: string) => Record<'types' | 'cities', readonly number[]>;
}

/** The matches of a text: WebIDs, indexes in `cities`, and IDs of properties. */
export interface TextMatches {
  types: number[];
  cities: number[];
  properties: number[];
}

/**
 * Finds the types, cities and properties that match a text (§5, search matching): properties by ID in any form
 * that the site prints it in, all tokens exact; cities by name or zip; types by name. Accents and case are ignored; the beginning
 * of a word is enough. An empty text matches every type and nothing else (§2.9). The panel in the
 * browser and the results page on the server both call this.
 */
export function searchCatalogue(
  { types, cities, hasProperty, findCandidates }: SearchSource,
  text: string,
): TextMatches {
  const searchText = normalizeSearchText(text);
  if (!searchText) return { types: types.map(({ webId }) => webId), cities: [], properties: [] };
  const reference = readReference(text);
  const candidates = findCandidates?.(searchText) ?? {
    types: [...types.keys()],
    cities: [...cities.keys()],
  };
  return {
    types: candidates.types.flatMap((index) => {
      const type = types[index];
      return type && hasWordStart(type.name, searchText) ? type.webId : [];
    }),
    cities: candidates.cities.filter((index) => {
      const city = cities[index];
      return city?.Name && hasWordStart(toCitySearchText(city), searchText);
    }),
    properties: reference !== undefined && hasProperty(reference) ? [reference] : [],
  };
}

/** Returns the text that a search for a city is matched with: name and zip. */
export const toCitySearchText = ({ Name, Zip }: SearchSource['cities'][number]): string =>
  `${Name} ${Zip}`;

const WORD_SEPARATOR = /[\s'’/[-]/;

/** Returns a typed text in lower case, without accents, with a space between words ('la louviere'). */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text)
    .replace(/[\s'’/[-]+/g, ' ')
    .trim();

/** Splits a name or a text into words in lower case without accents. */
export const splitWords = (text: string): string[] =>
  normalizeName(text).split(WORD_SEPARATOR).filter(Boolean);

/**
 * Returns whether one of the words of a name begins with the text, whatever stands between the words.
 * `searchText` must be normalized (normalizeSearchText).
 */
const hasWordStart = (name: string, searchText: string): boolean =>
  findWordStart(normalizeName(name), searchText) >= 0;

/** Returns the first index in a normalized name where one of its words begins with the text; -1 if there is none. */
function findWordStart(name: string, searchText: string): number {
  const text = name.replace(/[\s'’/[-]/g, ' ');
  for (let i = text.indexOf(searchText); i >= 0; i = text.indexOf(searchText, i + 1)) {
    if (i === 0 || text[i - 1] === ' ') return i;
  }
  return -1;
}

/**
 * Returns from where to where the typed letters stand in a name; undefined if they do not. They are found without
 * accents and in lower case, where a letter may be none or two ('İ', 'e' with its accent apart), so that each place is
 * carried back to the name. `searchText` must be normalized (normalizeSearchText).
 */
export function findTypedRange(
  name: string,
  searchText: string,
): { start: number; end: number } | undefined {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of name) {
    const plain = character.trim() ? normalizeName(character) : ' ';
    places.push(...Array.from({ length: plain.length }, () => place));
    folded += plain;
    place += character.length;
  }
  const start = findWordStart(folded, searchText);
  if (start < 0) return undefined;
  return { start: places[start] ?? 0, end: places[start + searchText.length] ?? name.length };
}
