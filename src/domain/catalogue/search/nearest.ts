import { plainName } from '../plain-name';
import { editDistance } from './edit-distance';

/** What may have been meant: types with what properties of them are called more closely, and towns. */
export interface Nameable {
  types: readonly { webId: number; name: string; kinds: readonly string[] }[];
  cities: readonly { Name: string; Zip: string }[];
}

/** A type that may have been meant, and the closer name it was recognised by, if it was by one. */
interface NearType {
  webId: number;
  kind?: string | undefined;
}

/** What comes near to a text: types, and places in `cities`. */
export interface Near {
  types: NearType[];
  cities: number[];
}

/** More than these are no help any more. */
const TYPES_SHOWN = 3;
const CITIES_SHOWN = 4;

/**
 * For a text that finds nothing by §5: what may have been meant. These are suggestions and no
 * results: a type or a town named among other words ('huis te koop in Durbuy'), one that has a slip
 * in it ('durbui'), and the type of what properties are called more closely ('chalet').
 */
export function nearest({ types, cities }: Nameable, text: string): Near {
  const words = wordsIn(text).filter((word) => word.length > 2);
  const near = types.map(({ webId, name, kinds }) => {
    const [best] = [name, ...kinds]
      .map((called) => ({ called, likeness: likeness(words, called) }))
      .sort((a, b) => b.likeness - a.likeness);
    return {
      found: { webId, kind: best?.called === name ? undefined : best?.called },
      likeness: best?.likeness ?? 0,
    };
  });
  const towns = cities.map(({ Name, Zip }, found) => ({
    found,
    likeness: likeness(words, `${Name} ${Zip}`),
  }));
  return {
    types: likest(near).slice(0, TYPES_SHOWN),
    cities: likest(towns).slice(0, CITIES_SHOWN),
  };
}

/** Those that none is more like than. */
function likest<Of>(all: readonly { found: Of; likeness: number }[]): Of[] {
  const most = Math.max(1, ...all.map(({ likeness }) => likeness));
  return all.filter(({ likeness }) => likeness === most).map(({ found }) => found);
}

/** How much of what was typed the name has in it, word by word. */
function likeness(words: readonly string[], name: string): number {
  const named = wordsIn(name);
  return words.reduce(
    (sum, word) => sum + Math.max(0, ...named.map((other) => likenessOf(word, other))),
    0,
  );
}

/** The same word counts most, its beginning less, one with a slip in it least. */
function likenessOf(typed: string, word: string): number {
  if (typed === word) return 3;
  if (typed.length < 4) return 0;
  if (word.startsWith(typed)) return 2;
  const slips = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > slips || word.length < 4) return 0;
  return editDistance(typed, word) <= slips ? 1 : 0;
}

const wordsIn = (text: string): string[] =>
  plainName(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
