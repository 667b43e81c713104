import type { Language } from '../language/language';

/** A picture whose description lacks a language: the path of the picture, as fields of a record have it. */
export interface UndescribedPicture {
  path: string;
  language: Language;
}

/**
 * Finds the pictures of a record that are to be described and are not in one of these languages; things of lists with an
 * id are named by it if `byId`, as the desk's fields are, else by their place; so are pictures, whose ids are another system's.
 */
export function findUndescribed(
  record: unknown,
  languages: readonly Language[],
  byId = false,
  path: readonly string[] = [],
): UndescribedPicture[] {
  if (typeof record !== 'object' || record === null) return [];
  const { alt } = record as { alt?: Readonly<Partial<Record<Language, string>>> };
  const own = 'url' in record && typeof alt === 'object' && alt !== null ? alt : undefined;
  return [
    ...languages
      .filter((language) => own && !own[language]?.trim())
      .map((language) => ({ path: path.join('.'), language })),
    ...Object.entries(record).flatMap(([name, value]) => {
      const id = byId && Array.isArray(record) ? getId(value) : undefined;
      const step = id === undefined ? name : `@${id}`;
      return findUndescribed(value, languages, byId, [...path, step]);
    }),
  ];
}

const getId = (thing: unknown): unknown => {
  const { id, url } = thing as { id?: unknown; url?: unknown };
  return url === undefined ? id : undefined;
};
