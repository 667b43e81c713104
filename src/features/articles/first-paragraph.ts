import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>.*?<\/p>/is;

/**
 * Splits a configured text after its first paragraph; a text that begins with anything else is not
 * split, for a cut inside another element would break it.
 */
export function splitAfterFirstParagraph(html: Localized): [beginning: Localized, rest: Localized] {
  const beginning: Localized = {};
  const rest: Localized = {};
  for (const language of LANGUAGES) {
    const text = html[language];
    if (text === undefined) continue;
    const first = FIRST_PARAGRAPH.exec(text)?.[0] ?? text;
    beginning[language] = first;
    rest[language] = text.slice(first.length);
  }
  return [beginning, rest];
}
