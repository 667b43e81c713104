/** A name on a base map in the visitor's languages, or one for all. */
export type MapName = string | Readonly<Record<string, string>>;

/** Returns a name of a base map in a language. */
export const pickMapName = (name: MapName, language: string): string =>
  typeof name === 'string' ? name : (name[language] ?? name.fr ?? '');
