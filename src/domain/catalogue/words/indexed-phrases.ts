import type { CatalogueLanguage } from '../../language/language';
import type { Synonym } from '../../site/synonym';
import { CONCEPT_WORDS } from './concept-words';

/** Returns the phrases of a language that the index of words holds as such: those of synonyms, and of concepts. */
export const collectPhrases = (
  synonyms: readonly Synonym[],
  language: CatalogueLanguage,
): string[] => [
  ...synonyms
    .filter((synonym) => synonym.language === language)
    .flatMap(({ sought, found }) => [...sought, ...found]),
  ...CONCEPT_WORDS.flatMap(({ found }) => found[language]),
];
