import { CONCEPT_WORDS } from '../../../domain/catalogue/words/concept-words';
import {
  collectFeatureLines,
  collectTextLines,
} from '../../../domain/catalogue/words/property-lines';
import { WordIndexer } from '../../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { encodeWordPart, getWordPartNumber } from '../word-part';
import type { StorePart } from './bucket-list';
import { joinProperties } from './join-properties';
import type { CompilableSource } from './source';

/** IDs in a part on average: about 16 KB, of which a search reads one for each word. */
const IDS_PER_PART = 6000;
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
  const synonyms = source['site/synonyms.json'].filter((synonym) => synonym.language === language);
  const phrases = [
    ...synonyms.flatMap(({ sought, found }) => [...sought, ...found]),
    ...CONCEPT_WORDS.flatMap(({ found }) => found[language]),
  ];
  const indexer = new WordIndexer(phrases, language);
  for (const slice of source.slices)
    for (const { [language]: property } of joinProperties(slice))
      indexer.add({
        id: property.ID,
        headline: property.TypeDescription,
        features: collectFeatureLines(property),
        sentences: collectTextLines(property),
      });
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(indexer.size / IDS_PER_PART)));
  const wordsByPart = Array.from({ length: Math.min(count, MAX_PARTS) }, (): string[] => []);
  for (const word of indexer.words)
    wordsByPart[getWordPartNumber(word, wordsByPart.length)]?.push(word);
  const findIds = indexer.finish();
  const hashes: string[] = [];
  for (const words of wordsByPart)
    hashes.push(await store(encodeWordPart(words.map((word) => [word, findIds(word)]))));
  return hashes;
}
