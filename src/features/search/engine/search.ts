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
      return type && findWordStart(type.name, searchText) >= 0 ? type.webId : [];
    }),
    cities: candidates.cities.filter((index) => {
      const city = cities[index];
      return city && findWordStart(toCitySearchText(city), searchText) >= 0;
    }),
    properties: reference !== undefined && hasProperty(reference) ? [reference] : [],
  };
}

/** Returns the text that a search for a city is matched with: name and zip. */
export const toCitySearchText = ({ Name, Zip }: SearchSource['cities'][number]): string =>
  `${Name} ${Zip}`;

const WORD_SEPARATOR = /[\s'’/[-]/;

/** Returns a typed text in lower case, without accents, with a space between words ('la roche en ardenne'). */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text)
    .replace(/[\s'’/[-]+/g, ' ')
    .trim();

/** Splits a name or a text into words in lower case without accents. */
export const splitWords = (text: string): string[] =>
  normalizeName(text).split(WORD_SEPARATOR).filter(Boolean);

/**
 * Returns the first index in a name where one of its words begins with the text, whatever stands
 * between the words; -1 if there is none. `searchText` must be normalized (normalizeSearchText).
 */
export function findWordStart(name: string, searchText: string): number {
  const text = normalizeName(name).replace(/[\s'’/[-]/g, ' ');
  for (let i = text.indexOf(searchText); i >= 0; i = text.indexOf(searchText, i + 1)) {
    if (i === 0 || text[i - 1] === ' ') return i;
  }
  return -1;
}
