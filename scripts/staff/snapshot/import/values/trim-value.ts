import { cleanTyped } from '../../../../../src/domain/typed-values/typed-text';

/**
 * Takes the trimmings of a map off both ends of a text, in any order and without regard to case: 'ca. 1.250,50 m²' →
 * '1.250,50'. A word of them is not taken off in the middle of another word.
 */
export function trimValue(text: string, trimmings: readonly string[]): string {
  const signs = trimmings
    .map((trimming) => cleanTyped(trimming).toLowerCase())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  let rest = cleanTyped(text);
  for (;;) {
    const folded = rest.toLowerCase();
    const end = signs.find(
      (sign) => folded.endsWith(sign) && isOwnWord(sign, folded.at(-sign.length - 1), 0),
    );
    const start = signs.find(
      (sign) => folded.startsWith(sign) && isOwnWord(sign, folded.at(sign.length), -1),
    );
    if (end) rest = rest.slice(0, rest.length - end.length).trim();
    else if (start) rest = rest.slice(start.length).trim();
    else return rest;
  }
}

/** Whether a trimming ends where a word does: what stands beside it is no letter, or it has none there itself. */
const isOwnWord = (sign: string, beside: string | undefined, side: 0 | -1): boolean =>
  !(/\p{L}/u.test(sign.at(side) ?? '') && /\p{L}/u.test(beside ?? ''));

/** What becomes of a range of two numbers. */
export type RangeRule = 'refuse' | 'same' | 'lowest' | 'highest';

/** Splits a range of two numbers, '179-179' or '80 à 100 m²', into its ends; undefined if it is none. */
export function splitRange(text: string): [string, string] | undefined {
  const [, from, to] =
    /^(\d[^-–]*?) ?(?:-|\/|\btot\b|à|\bbis\b|\bto\b) ?(\d[^-]*)$/i.exec(cleanTyped(text)) ?? [];
  return from && to ? [from, to] : undefined;
}
