import { htmlToText } from './html-to-text';

/** A cut falls back to the last space only where that costs less than this part of the text (§5). */
const MIN_EXCERPT_SHARE = 0.8;

/**
 * The beginning of a description, HTML or not, as plain text (§5): whole where it fits in `limit`
 * characters; else cut there, or at the last space before if that falls beyond 80 % of the limit,
 * with '...' appended.
 */
export function createExcerpt(text: string, limit = 250): string {
  const characters = [...htmlToText(text)];
  if (characters.length <= limit) return characters.join('');
  const space = characters.lastIndexOf(' ', limit - 1);
  return `${characters.slice(0, space > limit * MIN_EXCERPT_SHARE ? space : limit).join('')}...`;
}

/** A headline cut after `limit` characters, with '...' where something was lost (§2.9, §5). */
export function truncateHeadline(text: string, limit = 100): string {
  const characters = [...text.trim()];
  if (characters.length <= limit) return characters.join('');
  return `${characters.slice(0, limit).join('').trimEnd()}...`;
}
