import { normalizeName } from '../catalogue/normalize-name.ts';

/** Words of names that are written in several ways. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...(['st', 'sint', 'sankt'] as const).map((word) => [word, 'saint'] as const),
  ['ste', 'sainte'],
  ['lez', 'les'],
  ['s', 'sur'],
]);
/** Words that normalizeName would leave as they are. */
const PLAIN = /^[a-z\d ]*$/;

/** Returns what the names of a place are compared by: without accents, hyphens and case, with 'saint' for 'St' and 'Sint'. */
export const toPlaceKey = (name: string): string =>
  (PLAIN.test(name) ? name : toPlainWords(name))
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');

const toPlainWords = (name: string): string =>
  normalizeName(name)
    .replaceAll('œ', 'oe')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
