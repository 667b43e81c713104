/** Returns the dotted paths of the texts within a value for which `isFound` is true. */
export function findTexts(value: unknown, isFound: (text: string) => boolean, path = ''): string[] {
  if (typeof value === 'string') return isFound(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, isFound, path ? `${path}.${key}` : key),
  );
}
