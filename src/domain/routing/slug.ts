import { foldText } from '../language/fold-text';

/**
 * Converts a text to a path segment (§2.1): lower case without diacritics and punctuation, hyphens
 * for spaces: 'Huis à vendre!' → 'huis-a-vendre'. Existing hyphens and dashes become hyphens, several
 * in a row become one. A text without a Latin letter or digit gives ''.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
