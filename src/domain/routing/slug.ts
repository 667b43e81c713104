/**
 * Converts a text to a path segment (§2.1): lower case without diacritics and punctuation, hyphens
 * for spaces: 'Huis à vendre!' → 'huis-a-vendre'. Existing hyphens and dashes become hyphens, several
 * in a row become one. A text without a Latin letter or digit gives ''.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđðþłı]/g, (letter) => TRANSLITERATIONS[letter] ?? '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const TRANSLITERATIONS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
