import { Index } from 'flexsearch';
import type { CatalogueLanguage } from '../../language/language';
import { encodeWords, getWordEncoder } from './word-encoder';

/** IDs of the properties whose texts hold a word or phrase: in the headline, elsewhere. */
export type WordIds = [headline: number[], elsewhere: number[]];

/** A text to index: a headline and lines of text, of which the headline counts more. */
export interface IndexedText {
  id: number;
  headline: string;
  lines: readonly string[];
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
  let headlineLength = 0;
  const index = new Index({
    tokenize: 'strict',
    encoder: getWordEncoder(language),
    resolution: 2,
    score: (_words, _word, position) => (position < headlineLength ? 0 : 1),
  });
  for (const { id, headline, lines } of texts) {
    headlineLength = encodeWords(headline, language).length;
    index.add(id, [headline, ...lines].join('\n'));
  }
  const words = new Map<string, WordIds>();
  index.export((key, data) => {
    if (!key.endsWith('.map') || !data) return;
    for (const [word, [headlineIds, otherIds]] of JSON.parse(data) as ExportedEntry[])
      words.set(word, [headlineIds ?? [], otherIds ?? []]);
  });
  for (const [key, ids] of indexPhrases(texts, phrases, language)) words.set(key, ids);
  return words;
}

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
  for (const key of keys) if (key.includes(' ')) found.set(key, [[], []]);
  for (const { id, headline, lines } of texts) {
    const [first, ...others] = [headline, ...lines].map(
      (line) => ` ${getPhraseKey(line, language)} `,
    );
    for (const [key, [inHeadline, elsewhere]] of found) {
      if (first?.includes(` ${key} `)) inHeadline.push(id);
      else if (others.some((line) => line.includes(` ${key} `))) elsewhere.push(id);
    }
  }
  return found;
}
