import { Index } from 'flexsearch';
import type { CatalogueLanguage } from '../../language/language';
import { encodeWords, getWordEncoder } from './word-encoder';

/**
 * IDs of the properties whose texts hold a word or phrase: in the headline, else among the features,
 * else in the sentences. This is the order of results.
 */
export type WordIds = [headline: number[], features: number[], sentences: number[]];

/** A text to index: each ID counts where the word stands first in this order. */
export interface IndexedText {
  id: number;
  headline: string;
  features: readonly string[];
  sentences: readonly string[];
}

/**
 * Indexes texts with FlexSearch; returns the IDs by word, in the order of the texts. Words that form
 * one of the `phrases` in a line are indexed as a phrase too: 'open haard' is no open kitchen with a
 * hearth elsewhere.
 */
export function indexWords(
  texts: readonly IndexedText[],
  phrases: readonly string[],
  language: CatalogueLanguage,
): Map<string, WordIds> {
  let headlineEnd = 0;
  let featuresEnd = 0;
  const index = new Index({
    tokenize: 'strict',
    encoder: getWordEncoder(language),
    resolution: 3,
    score: (_words, _word, position) =>
      position < headlineEnd ? 0 : position < featuresEnd ? 1 : 2,
  });
  for (const { id, headline, features, sentences } of texts) {
    headlineEnd = countWords(headline, language);
    featuresEnd = countWords([headline, ...features].join('\n'), language);
    index.add(id, [headline, ...features, ...sentences].join('\n'));
  }
  const words = new Map<string, WordIds>();
  index.export((key, data) => {
    if (!key.endsWith('.map') || !data) return;
    for (const [word, [headline, features, sentences]] of JSON.parse(data) as ExportedEntry[])
      words.set(word, [headline ?? [], features ?? [], sentences ?? []]);
  });
  for (const [key, ids] of indexPhrases(texts, phrases, language)) words.set(key, ids);
  return words;
}

/** Counts words as FlexSearch numbers them: each once. */
const countWords = (text: string, language: CatalogueLanguage): number =>
  new Set(encodeWords(text, language)).size;

/** An entry as FlexSearch exports it: a word, then the IDs by score. */
type ExportedEntry = [word: string, ids: (number[] | null | undefined)[]];

/** Returns the key of a word or phrase in the index; '' for a phrase of stop words. */
export const getPhraseKey = (phrase: string, language: CatalogueLanguage): string =>
  encodeWords(phrase, language).join(' ');

function indexPhrases(
  texts: readonly IndexedText[],
  phrases: readonly string[],
  language: CatalogueLanguage,
): Map<string, WordIds> {
  const keys = new Set(phrases.map((phrase) => getPhraseKey(phrase, language)));
  const found = new Map<string, WordIds>();
  for (const key of keys) if (key.includes(' ')) found.set(key, [[], [], []]);
  for (const { id, headline, features, sentences } of texts) {
    const levels = [[headline], features, sentences].map((lines) =>
      lines.map((line) => ` ${getPhraseKey(line, language)} `),
    );
    for (const [key, ids] of found) {
      const level = levels.findIndex((lines) => lines.some((line) => line.includes(` ${key} `)));
      ids[level]?.push(id);
    }
  }
  return found;
}
