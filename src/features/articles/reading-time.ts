import { htmlToText } from '../../domain/format/html-to-text';

/** Words a minute that people read for pleasure. */
const WORDS_PER_MINUTE = 220;

/** Returns the whole minutes that it takes to read texts in HTML, at least one. */
export function countReadingMinutes(...texts: readonly string[]): number {
  const words = texts.flatMap((html) => htmlToText(html).split(/\s+/)).filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
