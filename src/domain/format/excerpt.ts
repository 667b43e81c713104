import { htmlToText } from './html-to-text';

/** Minimum share of the limit that an excerpt cut at its last space must have (§5). */
const MIN_EXCERPT_SHARE = 0.8;

/**
 * Returns the beginning of a description, HTML or not, as plain text (§5): all of it if it has at
 * most `limit` characters; else cut there, or at the last space if that is beyond 80 % of the limit,
 * with '...' appended; never between the thousands of a number.
 */
export function createExcerpt(text: string, limit = 250): string {
  const characters = [...htmlToText(text)];
  if (characters.length <= limit) return characters.join('');
  const space = characters.findLastIndex(
    (character, at) => at < limit && character === ' ' && !isInNumber(characters, at),
  );
  return `${characters.slice(0, space > limit * MIN_EXCERPT_SHARE ? space : limit).join('')}...`;
}

/** Whether a space parts the thousands of a number: cut there, '145 000' would be a price of 145. */
const isInNumber = (characters: readonly string[], at: number): boolean =>
  /^\d \d{3}$/.test(characters.slice(at - 1, at + 4).join(''));

/** Cuts a headline after `limit` characters and appends '...' if it was longer (§2.9, §5). */
export function truncateHeadline(text: string, limit = 100): string {
  const characters = [...text.trim()];
  if (characters.length <= limit) return characters.join('');
  return `${characters.slice(0, limit).join('').trimEnd()}...`;
}
