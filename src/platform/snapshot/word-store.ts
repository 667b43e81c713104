import type { WordIds } from '../../domain/catalogue/words/word-index';
import { getPhraseKey } from '../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../domain/language/language';
import type { PartReader } from './part';
import { findWord, findWordsByPrefix, getWordPartNumber } from './word-part';

/** The content hashes of the parts of the index of words; none in a version from before it. */
export type WordParts = Record<CatalogueLanguage, readonly string[]>;

/** Shorter words are searched whole: as beginnings they would find anything. */
const MIN_PREFIX_LENGTH = 4;
const MAX_WORDS_BY_PREFIX = 20;

/** What is searched: a word or phrase, in a language, among the properties that a catalogue has. */
interface WordSearch {
  phrase: string;
  language: CatalogueLanguage;
  hasProperty: (id: number) => boolean;
}

/**
 * Finds the properties whose texts hold a word, or a phrase of the site's synonyms, by where they hold
 * it, the newest first. Reads one part. A word that no text holds stands for the words
 * that begin with it.
 */
export async function searchWordParts(
  parts: WordParts,
  { readText }: PartReader,
  { phrase, language, hasProperty }: WordSearch,
): Promise<WordIds> {
  const hashes = parts[language];
  const key = getPhraseKey(phrase, language);
  const hash = hashes[getWordPartNumber(key, hashes.length)];
  if (!hash || !key) return [[], [], []];
  const part = await readText(hash);
  const found = findWord(part, key, hasProperty);
  if (found) return found;
  if (key.length < MIN_PREFIX_LENGTH) return [[], [], []];
  const begun = findWordsByPrefix(part, key, MAX_WORDS_BY_PREFIX, hasProperty);
  const mergeLevel = (level: 0 | 1 | 2) =>
    [...new Set(begun.flatMap((ids) => ids[level]))].sort((a, b) => b - a);
  return [mergeLevel(0), mergeLevel(1), mergeLevel(2)];
}
