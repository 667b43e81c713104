import { foldText } from '../../../domain/language/fold-text';
import type { Language } from '../../../domain/language/language';
import { getInterfaceTexts } from '../../../domain/language/texts';
import type { OwnTexts } from '../../../domain/site/own-texts';

/** As many as one form holds. */
export const MAX_TEXTS = 20;

/** Longer than any text: those that begin with the words come first, then the shortest. */
const FAR = 10_000;

/** What only staff read: the desk, its log, the watch. */
const STAFF_TEXT = /^(?:DESK|ALARM|STAFF)_/;

/**
 * Finds the texts of the site whose words, as visitors read them or as they were, hold each word that is sought, in any of
 * these languages: their keys, those that begin with the words first.
 */
export function findTextKeys(
  texts: OwnTexts,
  languages: readonly Language[],
  sought: string,
): string[] {
  const words = foldText(sought.replaceAll('\u00a0', ' ')).trim();
  if (words === '') return [];
  const parts = words.split(/\s+/);
  const found = new Map<string, number>();
  for (const language of languages)
    for (const [key, original] of Object.entries(getInterfaceTexts(language))) {
      if (STAFF_TEXT.test(key)) continue;
      for (const text of [original, texts[key]?.[language] ?? '']) {
        const folded = foldText(text.replaceAll('\u00a0', ' '));
        if (!parts.every((part) => folded.includes(part))) continue;
        const rank = text.length + (folded.startsWith(words) ? 0 : FAR);
        found.set(key, Math.min(rank, found.get(key) ?? rank));
      }
    }
  return [...found].sort((one, other) => one[1] - other[1]).map(([key]) => key);
}
