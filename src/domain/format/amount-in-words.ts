import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-GB';
import { toCardinal as belgianFrench } from 'n2words/fr-BE';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as dutch } from 'n2words/nl-NL';
import type { Language } from '../language/language';

/** How an amount is written out in a language, the usual way first. */
const SPELLINGS: Record<Language, (amount: number) => readonly [string, ...string[]]> = {
  nl: (amount) => [
    dutch(amount, { accentOne: false, noHundredPairing: true }),
    // 'elfhonderd' for 'duizend honderd'
    dutch(amount, { accentOne: false }),
  ],
  // Septante and nonante, and what neighbours say.
  fr: (amount) => [belgianFrench(amount), french(amount)],
  en: (amount) => [english(amount)],
  de: (amount) => [german(amount)],
};

/** What people write or leave out as they please; taken away from both sides before they are compared. */
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

/** A whole amount in euro written out: 285000 → 'tweehonderdvijfentachtigduizend euro'. */
export const formatAmountInWords = (amount: number, language: Language): string =>
  `${SPELLINGS[language](amount)[0]} ${language === 'fr' && amount > 1 ? 'euros' : 'euro'}`;

/**
 * Whether `words` say this whole amount in this language (§3, offer to purchase). Accents, capitals,
 * spaces, hyphens and 'en', 'et', 'and', 'und' are free, and so is the word euro.
 */
export function isAmountInWords(words: string, amount: number, language: Language): boolean {
  const said = normalizeWords(words, language);
  return SPELLINGS[language](amount).some((written) => normalizeWords(written, language) === said);
}

function normalizeWords(words: string, language: Language): string {
  const letters = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\beuros?\b|\beur\b/g, '')
    .replace(/[^a-z]/g, '');
  return OPTIONAL_SPELLINGS[language].reduce((text, [what, by]) => text.replace(what, by), letters);
}
