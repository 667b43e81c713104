import { computeEditDistance } from './edit-distance';
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

/**
 * Finds the types and cities that resemble a text without matches by §5. They are suggestions, not
 * results: a type or city among other words ('huis te koop in Durbuy'), one with a typing error
 * ('durbui'), and the type of a kind ('chalet').
 */
export function fuzzySearch({ types, cities }: FuzzySearchSource, text: string): FuzzyMatches {
  const words = tokenizeText(text).filter((word) => word.length > 2);
  const scoredTypes = types.map(({ webId, name, kinds }) => {
    const [best] = [name, ...kinds]
      .map((candidate) => ({ name: candidate, score: scoreName(words, candidate) }))
      .sort((a, b) => b.score - a.score);
    return {
      match: { webId, kind: best?.name === name ? undefined : best?.name },
      score: best?.score ?? 0,
    };
  });
  const scoredCities = cities.map(({ Name, Zip }, index) => ({
    match: index,
    score: Name ? scoreName(words, `${Name} ${Zip}`) : 0,
  }));
  return {
    types: selectBestMatches(scoredTypes).slice(0, MAX_FUZZY_TYPES),
    cities: selectBestMatches(scoredCities).slice(0, MAX_FUZZY_CITIES),
  };
}

/** Returns all matches with the highest score; none if that is 0. */
function selectBestMatches<Match>(scored: readonly { match: Match; score: number }[]): Match[] {
  const highest = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === highest).map(({ match }) => match);
}

/** Returns the sum, over the typed words, of the score with the most similar word of the name. */
function scoreName(typedWords: readonly string[], name: string): number {
  const nameWords = tokenizeText(name);
  return typedWords.reduce(
    (sum, typed) => sum + Math.max(0, ...nameWords.map((word) => scoreWord(typed, word))),
    0,
  );
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
  if (Math.abs(typed.length - word.length) > maxEdits || word.length < 4) return 0;
  return computeEditDistance(typed, word) <= maxEdits ? 1 : 0;
}

const tokenizeText = (text: string): string[] =>
  normalizeName(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
