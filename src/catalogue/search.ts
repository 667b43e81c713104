import { plainName } from './listing';
import type { ListingIndex } from './listing-index';
import { rowOf } from './listing-index';

/** What a text finds (§5, search matching): numbers of towns in the index, WebIDs, and ids of properties. */
export interface Found {
  types: number[];
  cities: number[];
  properties: number[];
}

/**
 * §5: properties match on their ID, all tokens exact; towns on name, zip or name without diacritics;
 * types by name. Accents and case never matter. An empty text finds every type and nothing else (§2.9).
 */
export function search(
  index: ListingIndex,
  types: readonly { webId: number; name: string }[],
  text: string,
): Found {
  const wanted = plainName(text);
  if (!wanted) return { types: types.map(({ webId }) => webId), cities: [], properties: [] };
  const tokens = wanted.split(/\s+/);
  return {
    types: types.filter(({ name }) => begins(name, wanted)).map(({ webId }) => webId),
    cities: index.cities.flatMap(({ Name, Zip }, number) =>
      begins(Name, wanted) || Zip === wanted || begins(`${Name} ${Zip}`, wanted) ? [number] : [],
    ),
    properties: tokens.every((token) => token === tokens[0] && isHeld(index, token))
      ? [Number(tokens[0])]
      : [],
  };
}

/** Whether a word of the name begins with what was typed. */
function begins(name: string, wanted: string): boolean {
  const plain = plainName(name);
  return plain.startsWith(wanted) || new RegExp(`[\\s-]${escapeRegExp(wanted)}`).test(plain);
}

const isHeld = (index: ListingIndex, token: string) =>
  /^\d{1,10}$/.test(token) && rowOf(index, Number(token)) >= 0;

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
