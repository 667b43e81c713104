import { plainName } from './plain-name';

/** What can be found by its words: types and towns in their order, and whether an ID is held. */
export interface Searchable {
  types: readonly { webId: number; name: string }[];
  cities: readonly { Name: string; Zip: string }[];
  holds: (id: number) => boolean;
}

/** What a text finds: WebIDs, places in `cities`, and ids of properties. */
export interface Found {
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
export function search({ types, cities, holds }: Searchable, text: string): Found {
  const wanted = plainName(text).replace(/\s+/g, ' ');
  if (!wanted) return { types: types.map(({ webId }) => webId), cities: [], properties: [] };
  const [token = '', ...others] = wanted.split(' ');
  const isReference = /^\d{1,10}$/.test(token) && others.every((other) => other === token);
  return {
    types: types.filter(({ name }) => begins(name, wanted)).map(({ webId }) => webId),
    cities: cities.flatMap(({ Name, Zip }, place) =>
      Zip === wanted || begins(`${Name} ${Zip}`, wanted) ? [place] : [],
    ),
    properties: isReference && holds(Number(token)) ? [Number(token)] : [],
  };
}

/** Whether the name begins with what was typed, or one of its words does. */
function begins(name: string, wanted: string): boolean {
  const plain = plainName(name);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    if (at === 0 || /[\s'’/-]/.test(plain[at - 1] ?? '')) return true;
  }
  return false;
}
