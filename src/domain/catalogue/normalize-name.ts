/** Returns a name in lower case without diacritics, like SearchName (§3, city). */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
