import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import {
  collectFeatureLines,
  collectTextLines,
} from '../../../domain/catalogue/words/property-lines';
import type { WordIds } from '../../../domain/catalogue/words/word-index';
import { indexWords } from '../../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Synonym } from '../../../domain/site/synonym';
import { encodeWordPart, getWordPartNumber } from '../word-part';

/** IDs in a part on average: about 16 KB, of which a search reads one for each word. */
const IDS_PER_PART = 6000;
const MAX_PARTS = 256;

/**
 * Builds the index of words of the properties' texts in a language, in parts by the beginnings of the
 * words. A new listing changes only the parts that hold its words.
 */
export function buildWordParts(
  properties: readonly PropertyByLanguage[],
  synonyms: readonly Synonym[],
  language: CatalogueLanguage,
): Uint8Array[] {
  const texts = properties
    .map((property) => property[language])
    .sort((a, b) => b.ID - a.ID)
    .map((property) => ({
      id: property.ID,
      headline: property.TypeDescription,
      features: collectFeatureLines(property),
      sentences: collectTextLines(property),
    }));
  const phrases = synonyms
    .filter((synonym) => synonym.language === language)
    .flatMap(({ sought, found }) => [...sought, ...found]);
  const words = indexWords(texts, phrases, language);
  const idCount = [...words.values()].reduce((sum, ids) => sum + ids.flat().length, 0);
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(idCount / IDS_PER_PART)));
  const parts = Array.from({ length: Math.min(count, MAX_PARTS) }, (): [string, WordIds][] => []);
  for (const entry of words) parts[getWordPartNumber(entry[0], parts.length)]?.push(entry);
  return parts.map(encodeWordPart);
}
