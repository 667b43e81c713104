import { isWithinEdits } from './edit-distance';
import { normalizeName } from './normalize-name';

/** The candidates of a fuzzy search: types with the names of their kinds (chalet), and cities. */
export interface FuzzySearchSource {
  types: readonly { webId: number; name: string; kinds: readonly string[] }[];
  cities: readonly { Name: string; Zip: string }[];
}

/** A type that resembles the text, and its kind if the name of the kind resembles it most. */
interface FuzzyTypeMatch {
  webId: number;
  kind?: string | undefined;
}

/** The types and the indexes in `cities` that resemble a text most. */
export interface FuzzyMatches {
  types: FuzzyTypeMatch[];
  cities: number[];
}

/** Longer lists of suggestions do not help. */
const MAX_FUZZY_TYPES = 3;
const MAX_FUZZY_CITIES = 4;
/** Nobody types more words of a type and a city; each is compared with every word of the names. */
const MAX_TYPED_WORDS = 12;

/**
 * Finds the types and cities that resemble a text without matches by §5. They are suggestions, not
 * results: a type or city among other words ('huis te koop in Lier'), one with a typing error
 * ('durbui'), and the type of a kind ('chalet').
 */
export const fuzzySearch = (source: FuzzySearchSource, text: string): FuzzyMatches =>
  prepareFuzzySearch(source)(text);

/** Splits the names once, for several texts to search them for. */
export function prepareFuzzySearch(source: FuzzySearchSource): (text: string) => FuzzyMatches {
  const types = source.types.map(({ webId, name, kinds }) => ({
    webId,
    name,
    names: [name, ...kinds].map((candidate) => ({
      name: candidate,
      words: tokenizeText(candidate),
    })),
  }));
  const cities = source.cities.map(({ Name, Zip }) => (Name ? tokenizeText(`${Name} ${Zip}`) : []));
  return (text) => {
    const score = scoreNames(
      [...new Set(tokenizeText(text))].filter((word) => word.length > 2).slice(0, MAX_TYPED_WORDS),
    );
    const scoredTypes = types.map(({ webId, name, names }) => {
      const [best] = names
        .map((candidate) => ({ name: candidate.name, score: score(candidate.words) }))
        .sort((a, b) => b.score - a.score);
      return {
        match: { webId, kind: best?.name === name ? undefined : best?.name },
        score: best?.score ?? 0,
      };
    });
    const scoredCities = cities.map((words, match) => ({ match, score: score(words) }));
    return {
      types: selectBestMatches(scoredTypes).slice(0, MAX_FUZZY_TYPES),
      cities: selectBestMatches(scoredCities).slice(0, MAX_FUZZY_CITIES),
    };
  };
}

/** Returns all matches with the highest score; none if that is 0. */
function selectBestMatches<Match>(scored: readonly { match: Match; score: number }[]): Match[] {
  const highest = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === highest).map(({ match }) => match);
}

/**
 * Returns what scores the words of a name: the sum, over the typed words, of the score with the most similar word. Names
 * share words, of which each is compared once.
 */
function scoreNames(typedWords: readonly string[]): (nameWords: readonly string[]) => number {
  const scores = new Map<string, readonly number[]>();
  const scoreTyped = (word: string): readonly number[] => {
    const known = scores.get(word);
    if (known) return known;
    const computed = typedWords.map((typed) => scoreWord(typed, word));
    scores.set(word, computed);
    return computed;
  };
  return (nameWords) => {
    const scored = nameWords.map(scoreTyped);
    return typedWords.reduce(
      (sum, _, typed) => sum + Math.max(0, ...scored.map((ofWord) => ofWord[typed] ?? 0)),
      0,
    );
  };
}

/**
 * Scores 3 for the same word, 2 for its beginning, 1 for a word with a typing error, else 0. A number is the same or
 * another one: it has no typing errors.
 */
function scoreWord(typed: string, word: string): number {
  if (typed === word) return 3;
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  if (word.startsWith(typed)) return 2;
  const maxEdits = typed.length < 8 ? 1 : 2;
  return word.length >= 4 && isWithinEdits(typed, word, maxEdits) ? 1 : 0;
}

const tokenizeText = (text: string): string[] =>
  normalizeName(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
