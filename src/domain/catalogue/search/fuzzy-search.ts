import { normalizeName } from '../normalize-name';
import { computeEditDistance } from './edit-distance';

/** What may have been meant: types with what properties of them are called more closely, and towns. */
export interface FuzzySearchSource {
  types: readonly { webId: number; name: string; kinds: readonly string[] }[];
  cities: readonly { Name: string; Zip: string }[];
}

/** A type that may have been meant, and the closer name it was recognised by, if it was by one. */
interface FuzzyTypeMatch {
  webId: number;
  kind?: string | undefined;
}

/** What comes near to a text: types, and places in `cities`. */
export interface FuzzyMatches {
  types: FuzzyTypeMatch[];
  cities: number[];
}

/** More than these are no help any more. */
const MAX_FUZZY_TYPES = 3;
const MAX_FUZZY_CITIES = 4;

/**
 * For a text that finds nothing by §5: what may have been meant. These are suggestions and no
 * results: a type or a town named among other words ('huis te koop in Durbuy'), one that has a slip
 * in it ('durbui'), and the type of what properties are called more closely ('chalet').
 */
export function fuzzySearch({ types, cities }: FuzzySearchSource, text: string): FuzzyMatches {
  const words = tokenizeText(text).filter((word) => word.length > 2);
  const near = types.map(({ webId, name, kinds }) => {
    const [best] = [name, ...kinds]
      .map((called) => ({ called, likeness: scoreName(words, called) }))
      .sort((a, b) => b.likeness - a.likeness);
    return {
      found: { webId, kind: best?.called === name ? undefined : best?.called },
      likeness: best?.likeness ?? 0,
    };
  });
  const towns = cities.map(({ Name, Zip }, found) => ({
    found,
    likeness: scoreName(words, `${Name} ${Zip}`),
  }));
  return {
    types: selectBestMatches(near).slice(0, MAX_FUZZY_TYPES),
    cities: selectBestMatches(towns).slice(0, MAX_FUZZY_CITIES),
  };
}

/** Those that none is more like than. */
function selectBestMatches<Of>(all: readonly { found: Of; likeness: number }[]): Of[] {
  const most = Math.max(1, ...all.map(({ likeness }) => likeness));
  return all.filter(({ likeness }) => likeness === most).map(({ found }) => found);
}

/** How much of what was typed the name has in it, word by word. */
function scoreName(words: readonly string[], name: string): number {
  const named = tokenizeText(name);
  return words.reduce(
    (sum, word) => sum + Math.max(0, ...named.map((other) => scoreWord(word, other))),
    0,
  );
}

/** The same word counts most, its beginning less, one with a slip in it least. */
function scoreWord(typed: string, word: string): number {
  if (typed === word) return 3;
  if (typed.length < 4) return 0;
  if (word.startsWith(typed)) return 2;
  const slips = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > slips || word.length < 4) return 0;
  return computeEditDistance(typed, word) <= slips ? 1 : 0;
}

const tokenizeText = (text: string): string[] =>
  normalizeName(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
