import { foldText } from '../../../../../src/domain/language/fold-text';
import type { Language } from '../../../../../src/domain/language/language';

/** Words that no text of a language is without, and that few texts of another have. */
const EVERYDAY_WORDS: Readonly<Record<Language, string>> = {
  nl: 'de het een van met en op is te aan bij naar zijn wordt',
  fr: 'le la les des du une et est avec dans sur au aux pour',
  en: 'the and of with is in to for this has are from',
  de: 'der die das und mit ein eine ist im zum am von fur den',
};

/** Guesses the language of texts by their everyday words; undefined where none stands out. */
export function guessLanguage(texts: readonly unknown[]): Language | undefined {
  const tokens = foldText(texts.join(' ')).match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(EVERYDAY_WORDS).map(([language, words]) => {
    const known = new Set(words.split(' '));
    return {
      language: language as Language,
      count: tokens.filter((token) => known.has(token)).length,
    };
  });
  const [best, next] = counts.toSorted((a, b) => b.count - a.count);
  return best && next && best.count > 2 && best.count >= next.count * 2 ? best.language : undefined;
}
