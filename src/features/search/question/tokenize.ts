import { normalizeName } from '../../../domain/catalogue/normalize-name';
import { unifySpelledNumbers } from './spelled-numbers';
import { unifyFractions, unifyNumbers } from './unify-numbers';

/** A word, number or sign of a typed text. */
export interface Token {
  text: string;
  /** Lower case without accents: what words are compared by. */
  key: string;
  /** Undefined for words. */
  value?: number | undefined;
  start: number;
  end: number;
}

/**
 * A number with a letter in it, which nobody can tell ('350.S00'), a number ('300.000', "250'000", '84/236', '1,5'), a word that may end in digits ('m2', 'b&b'), or a sign. A dash is
 * one only between numbers, a slash between those of one digit ('3/4 slaapkamers').
 */
const TOKEN =
  /\d+(?:[.,]\d+)*[.,]?\p{L}\d{2,}(?:[.,]\d+)*(?![\p{L}\d])|\d{1,3}(?:[.,'’ /]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?|\p{L}[\p{L}\p{M}\d&]*|[€#+<>≤≥~±]|(?<=[\dkK€+ ])[-–—](?= ?[\d€])|(?<=\b\d)\/(?=\d\b)/gu;
const GROUPED = /^\d{1,3}(?:[.,'’ /]\d{3})+/;

/** Splits a text into words, numbers and signs, the first ones if it has more. Letters and digits may be of any width ('３', 'm²'). */
export function tokenize(text: string, most = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    if (tokens.length === most) break;
    tokens.push({
      text: token,
      key: toKey(token),
      ...(/^\d/.test(token) && !/\p{L}/u.test(token) && { value: readValue(token) }),
      start,
      end: start + token.length,
    });
  }
  return tokens;
}

/** What stands between the ends of a range instead of a dash: '250k..400k', '250k & 400k'. */
const RANGE_SIGN = /(?<=\d ?(?:k|€|euro)?) ?(?:\.{2,}|→|[-=]>|&) ?(?=[€\d])/gi;

/** 'B-6940', 'L-9710' */
const COUNTRY_OF_ZIP = /(?<![\p{L}\d])(?:be?|lu?)-(?=\d{4}(?!\d))/giu;

/** Unifies widths, spaces, numbers, signs and invisible characters; tokens are positions in this text. */
export const cleanText = (text: string): string =>
  unifySpelledNumbers(
    unifyNumbers(
      unifyFractions(text.replace(/\s+/g, ' '))
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, ''),
    ),
  )
    .replace(RANGE_SIGN, ' - ')
    .replace(COUNTRY_OF_ZIP, '')
    .replace(/< ?=|= ?</g, '≤')
    .replace(/> ?=|= ?>/g, '≥')
    .replace(/\s+/g, ' ')
    .trim();

/** Most phrases of the tables are their own key: found out once for thousands of them, before the first answer. */
const PLAIN_PHRASE = /^[a-z]+(?: [a-z]+)*$/;

/** Returns what the words of a phrase are found by, whatever stands between them. */
export const toPhraseKey = (phrase: string): string =>
  PLAIN_PHRASE.test(phrase)
    ? phrase
    : tokenize(cleanText(phrase))
        .map(({ key }) => key)
        .join(' ');

const PLAIN_WORD = /^[a-z\d]+$/;

const toKey = (word: string): string =>
  PLAIN_WORD.test(word)
    ? word
    : normalizeName(word).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');

function readValue(digits: string): number {
  const groups = GROUPED.exec(digits)?.[0] ?? '';
  const whole = groups.replace(/\D/g, '');
  const rest = digits.slice(groups.length).replace(',', '.');
  return Number(groups ? `${whole}${rest}` : rest);
}
