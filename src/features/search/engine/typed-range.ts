import { normalizeName } from '../../../domain/catalogue/normalize-name';
import { findWordStart } from './search';

/**
 * Returns from where to where the typed letters stand in a name; undefined if they do not. They are found without
 * accents and in lower case, where a letter may be none or two ('İ', 'e' with its accent apart), so that each place is
 * carried back to the name. `searchText` must be normalized (normalizeSearchText).
 */
export function findTypedRange(
  name: string,
  searchText: string,
): { start: number; end: number } | undefined {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of name) {
    const plain = character.trim() ? normalizeName(character) : ' ';
    places.push(...Array.from({ length: plain.length }, () => place));
    folded += plain;
    place += character.length;
  }
  const start = findWordStart(folded, searchText);
  if (start < 0) return undefined;
  return { start: places[start] ?? 0, end: places[start + searchText.length] ?? name.length };
}
