import { normalizeName } from '../normalize-name';

/** What can be found by its words: types and towns in their order, and whether an ID is held. */
export interface SearchSource {
  types: readonly { webId: number; name: string }[];
  cities: readonly { Name: string; Zip: string }[];
  hasProperty: (id: number) => boolean;
  /** Which of them may be meant, by their places: nothing else is looked at. Without it all are. */
  findCandidates?: (wanted: string) => Record<'types' | 'cities', readonly number[]>;
}

/** What a text finds: WebIDs, places in `cities`, and ids of properties. */
export interface SearchMatches {
  types: number[];
  cities: number[];
  properties: number[];
}

/**
 * §5, search matching: properties match on their ID, all tokens exact; towns on name, zip or name
 * without diacritics; types by name. Accents and case never matter; a word is found by how it
 * begins. An empty text finds every type and nothing else (§2.9). The panel in the browser and the
 * results page on the server ask the same.
 */
export function searchCatalogue(
  { types, cities, hasProperty, findCandidates }: SearchSource,
  text: string,
): SearchMatches {
  const wanted = normalizeSearchText(text);
  if (!wanted) return { types: types.map(({ webId }) => webId), cities: [], properties: [] };
  const [token = '', ...others] = wanted.split(' ');
  const isReference = /^\d{1,10}$/.test(token) && others.every((other) => other === token);
  const near = findCandidates?.(wanted) ?? { types: [...types.keys()], cities: [...cities.keys()] };
  return {
    types: near.types.flatMap((place) => {
      const type = types[place];
      return type && findWordStart(type.name, wanted) >= 0 ? type.webId : [];
    }),
    cities: near.cities.filter((place) => {
      const city = cities[place];
      return city && findWordStart(toCitySearchText(city), wanted) >= 0;
    }),
    properties: isReference && hasProperty(Number(token)) ? [Number(token)] : [],
  };
}

/** A town is found by its name and by its zip. */
export const toCitySearchText = ({ Name, Zip }: SearchSource['cities'][number]): string =>
  `${Name} ${Zip}`;

/** What was typed, without accents, case and needless spaces. */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text).replace(/\s+/g, ' ');

const WORD_SEPARATOR = /[\s'’/[-]/;

/** The words of a name or a text, plain. */
export const splitWords = (text: string): string[] =>
  normalizeName(text).split(WORD_SEPARATOR).filter(Boolean);

/**
 * Where in a name stands what was typed, at its beginning or that of one of its words; -1 where it
 * does not. `wanted` is plain already.
 */
export function findWordStart(name: string, wanted: string): number {
  const plain = normalizeName(name);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    if (at === 0 || WORD_SEPARATOR.test(plain[at - 1] ?? '')) return at;
  }
  return -1;
}
