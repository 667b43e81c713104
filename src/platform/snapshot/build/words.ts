import { collectPhrases } from '../../../domain/catalogue/words/indexed-phrases';
import { toIndexedText } from '../../../domain/catalogue/words/property-lines';
import { WordIndexer } from '../../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { encodeWordPart, getWordPartNumber } from '../word-part';
import type { StorePart } from './bucket-list';
import { joinProperties } from './join-properties';
import type { CompilableSource } from './source';

/** Properties to a part: of a hundred words each that is about 16 KB, and a search reads one part for each word. */
const PROPERTIES_PER_PART = 60;
const MAX_PARTS = 256;

/**
 * Builds the index of words of the properties' texts in a language and stores it in parts by the
 * beginnings of the words; returns their hashes. A new property changes only the parts that hold its
 * words.
 */
export async function storeWordParts(
  source: CompilableSource,
  language: CatalogueLanguage,
  store: StorePart,
): Promise<string[]> {
  const phrases = collectPhrases(source['site/synonyms.json'], language);
  const indexer = new WordIndexer(phrases, language);
  for (const slice of source.slices)
    for (const { [language]: property } of joinProperties(slice))
      indexer.add(toIndexedText(property));
  // By their number, not by their words: other texts of a property leave the parts what they are (decision 157).
  const properties = source.totals.summaries / 2;
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(properties / PROPERTIES_PER_PART)));
  const wordsByPart = Array.from({ length: Math.min(count, MAX_PARTS) }, (): string[] => []);
  for (const word of indexer.words)
    wordsByPart[getWordPartNumber(word, wordsByPart.length)]?.push(word);
  const findIds = indexer.finish();
  const hashes: string[] = [];
  for (const words of wordsByPart)
    hashes.push(await store(encodeWordPart(words.map((word) => [word, findIds(word)]))));
  return hashes;
}
