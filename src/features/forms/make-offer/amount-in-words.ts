import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-GB';
import { toCardinal as belgianFrench } from 'n2words/fr-BE';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as dutch } from 'n2words/nl-NL';
import type { Language } from '../../../domain/language/language';

/** The accepted spellings of an amount in a language, the usual one first. */
const SPELLINGS: Record<Language, (amount: number) => readonly [string, ...string[]]> = {
  nl: (amount) => [
    dutch(amount, { accentOne: false, noHundredPairing: true }),
    // 'elfhonderd' for 'duizend honderd'
    dutch(amount, { accentOne: false }),
  ],
  // Belgian septante and nonante, and the forms of France.
  fr: (amount) => [belgianFrench(amount), french(amount)],
  en: (amount) => [english(amount)],
  de: (amount) => [german(amount)],
};

/** Spellings that are optional: removed from both texts before they are compared. */
const OPTIONAL_SPELLINGS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  nl: [
    [/^een(?=honderd|duizend)/, ''],
    [/en/g, ''],
  ],
  fr: [
    [/(cent|vingt|million|milliard)s/g, '$1'],
    [/et/g, ''],
  ],
  en: [
    [/^(a|one)(?=hundred|thousand|million)/, ''],
    [/and/g, ''],
  ],
  de: [
    [/^ein(?=hundert|tausend)/, ''],
    [/ein[es]/g, 'ein'],
    [/und/g, ''],
  ],
};

/** Formats a whole amount in euro as words: 285000 → 'tweehonderdvijfentachtigduizend euro'. */
export const formatAmountInWords = (amount: number, language: Language): string =>
  `${SPELLINGS[language](amount)[0]} ${language === 'fr' && amount > 1 ? 'euros' : 'euro'}`;

/**
 * Checks whether `words` spell this whole amount in this language (§3, offer to purchase). Accents,
 * capitals, spaces, hyphens, 'en', 'et', 'and', 'und' and the word euro are optional.
 */
export function isAmountInWords(words: string, amount: number, language: Language): boolean {
  const normalized = normalizeWords(words, language);
  return SPELLINGS[language](amount).some(
    (spelling) => normalizeWords(spelling, language) === normalized,
  );
}

function normalizeWords(words: string, language: Language): string {
  const letters = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\beuros?\b|\beur\b/g, '')
    .replace(/[^a-z]/g, '');
  return OPTIONAL_SPELLINGS[language].reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    letters,
  );
}
