import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Meaning } from './lexicon';

/** Whether 'met' stands before a word, or before the amount before it: 'met 500 m² grond'. */
export type WithState = false | 'with' | 'with amount';

/** Chooses the likeliest meaning: behind 'met' no type of home, and right behind it no town ('met hal', 'met boom'), of words those of the page's language. */
export function chooseMeaning(
  meanings: readonly Meaning[],
  language: CatalogueLanguage,
  isWith: WithState,
): Meaning | undefined {
  const fitting = isWith
    ? meanings.filter(({ kind }) => kind !== 'type' && (kind !== 'place' || isWith !== 'with'))
    : meanings;
  const [first] = fitting;
  if (first?.kind !== 'words') return first;
  return fitting.find((meaning) => meaning.kind === 'words' && meaning.found[language]) ?? first;
}
