import { encodeWords } from '../../../domain/catalogue/words/word-encoder';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Token } from './tokenize';
import { cleanText, tokenize } from './tokenize';

/** Replaces the words of tokens by their stems in a language; numbers and stop words stay. */
export function stemTokens(tokens: readonly Token[], language: CatalogueLanguage): Token[] {
  // A long text says the same words again, and encoding takes longer than all else about them.
  const stems = new Map<string, string>();
  const toStem = (key: string): string => {
    const stem = stems.get(key) ?? encodeWords(key, language)[0] ?? key;
    stems.set(key, stem);
    return stem;
  };
  return tokens.map((token) =>
    token.value === undefined ? { ...token, key: toStem(token.key) } : token,
  );
}

/** Returns what the stems of a phrase are found by. */
export const toStemKey = (phrase: string, language: CatalogueLanguage): string =>
  stemTokens(tokenize(cleanText(phrase)), language)
    .map(({ key }) => key)
    .join(' ');
