import { encodeWords } from '../../../domain/catalogue/words/word-encoder';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Synonym } from '../../../domain/site/synonym';
import { normalizeSearchText } from './search';

/** A part of a typed text with what it was understood as. */
export type QuestionPart =
  | { kind: 'goal'; text: string; goal: 'sale' | 'rent' }
  | { kind: 'type'; text: string; webId: number; name: string }
  | { kind: 'city'; text: string; name: string; cities: readonly CityName[] }
  | { kind: 'words'; text: string; synonym?: Synonym | undefined };
export type WordsPart = Extract<QuestionPart, { kind: 'words' }>;

interface CityName {
  Name: string;
  Zip: string;
}

/** Names that the text of a search may hold. */
export interface QuestionSource {
  language: CatalogueLanguage;
  types: readonly { webId: number; name: string }[];
  cities: readonly CityName[];
  synonyms: readonly Synonym[];
}

/** Ways to say that one wants to buy or to rent, in the languages of the site. */
const GOAL_PHRASES: Record<'sale' | 'rent', string> = {
  sale: 'te koop|kopen|koop|a vendre|acheter|achat|vente|for sale|buy|kaufen|zu verkaufen',
  rent: 'te huur|huren|huur|a louer|louer|location|for rent|rent|mieten|zu vermieten',
};

const MAX_PHRASE_WORDS = 6;

/** The least letters of a beginning of a city's name, such as 'marche'. */
const MIN_CITY_BEGINNING = 4;

/**
 * Splits a text into what it names: goal, cities, types, phrases of the synonyms, and words to look for
 * in the texts of properties. The longest phrase wins; stop words between the parts are left out.
 */
export function readQuestion(text: string, source: QuestionSource): QuestionPart[] {
  const tokens = [...text.matchAll(/[\p{Letter}\p{Number}&]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const parts: QuestionPart[] = [];
  for (let from = 0; from < tokens.length; ) {
    let count = Math.min(MAX_PHRASE_WORDS, tokens.length - from);
    let part: QuestionPart | undefined;
    for (; count > 0 && !part; count--) {
      const phrase = text.slice(tokens[from]?.start, tokens[from + count - 1]?.end);
      part = recognizePhrase(phrase, source) ?? (count === 1 ? toWords(phrase, source) : undefined);
    }
    if (part) parts.push(part);
    from += count + 1;
  }
  return parts;
}

function recognizePhrase(text: string, source: QuestionSource): QuestionPart | undefined {
  const phrase = normalizeSearchText(text);
  const synonym = source.synonyms.find(
    ({ language, sought }) =>
      language === source.language && sought.some((other) => isSamePhrase(other, text, language)),
  );
  if (synonym) return { kind: 'words', text, synonym };
  const goal = (['sale', 'rent'] as const).find((side) =>
    GOAL_PHRASES[side].split('|').includes(phrase),
  );
  if (goal) return { kind: 'goal', text, goal };
  const cities = findCities(phrase, source.cities);
  if (cities[0]) return { kind: 'city', text, name: cities[0].Name, cities };
  const type = source.types.find(({ name }) => isSamePhrase(name, text, source.language));
  return type && { kind: 'type', text, ...type };
}

/** Whether two phrases are the same, in whatever form their words have (paard, paarden). */
function isSamePhrase(one: string, other: string, language: CatalogueLanguage): boolean {
  const [first, second] = [normalizeSearchText(one), normalizeSearchText(other)];
  if (first === second) return true;
  if (first.split(' ').length !== second.split(' ').length) return false;
  const words = encodeWords(one, language);
  return words.length > 0 && words.join(' ') === encodeWords(other, language).join(' ');
}

/** Returns the zips of the one city that a phrase names: by its name, its beginning, or by a zip. */
function findCities(phrase: string, cities: readonly CityName[]): CityName[] {
  const named = cities.filter(({ Name }) => normalizeSearchText(Name) === phrase);
  if (named.length > 0) return named;
  const begun =
    phrase.length < MIN_CITY_BEGINNING
      ? []
      : cities.filter(
          ({ Name, Zip }) => Zip === phrase || normalizeSearchText(Name).startsWith(`${phrase} `),
        );
  return begun.every(({ Name }) => Name === begun[0]?.Name) ? begun : [];
}

const toWords = (text: string, { language }: QuestionSource): WordsPart | undefined =>
  encodeWords(text, language).length > 0 ? { kind: 'words', text } : undefined;

/** Returns the text of a question without one of its parts. */
export const withoutPart = (parts: readonly QuestionPart[], part: QuestionPart): string =>
  joinParts(parts.filter((other) => other !== part));

export const joinParts = (parts: readonly QuestionPart[]): string =>
  parts.map(({ text }) => text).join(' ');
