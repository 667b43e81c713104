import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';

/** A line of the route map as routing reads it (§3, route map entry). */
export interface RouteEntry extends Partial<Record<Language, string | undefined>> {
  original: string;
  type: 'page' | 'article' | 'feedback' | 'login';
}

/** The languages a route table speaks, and which of them is spoken where none is asked for. */
export interface SiteLanguages {
  inUse: readonly Language[];
  default: Language;
}

/** The site's routes, ready to be looked up from either end (§2.1). */
export interface RouteTable {
  languages: SiteLanguages;
  byOriginal: ReadonlyMap<string, RouteEntry>;
  byPath: ReadonlyMap<string, { entry: RouteEntry; language: Language }>;
}

export function createRouteTable(
  entries: readonly RouteEntry[],
  languages: SiteLanguages,
): RouteTable {
  const byOriginal = new Map(entries.map((entry) => [entry.original.toLowerCase(), entry]));
  const byPath: Map<string, { entry: RouteEntry; language: Language }> = new Map();
  for (const entry of entries) {
    for (const language of LANGUAGES) {
      const path = getEntryPath(entry, language);
      if (path && !byPath.has(path)) byPath.set(path, { entry, language });
    }
  }
  return { languages, byOriginal, byPath };
}

/**
 * The path of an entry in a language; undefined where the page does not exist in it (decision 4).
 * The route map gives nl and fr; in a language it does not know at all a page lives under its
 * original path (decision 1: turning a language on is all it takes).
 */
export function getEntryPath(entry: RouteEntry, language: Language): string | undefined {
  const own = entry[language];
  if (own) return own;
  if (language === 'nl' || language === 'fr') return undefined;
  return `/${language}${entry.original.toLowerCase()}`;
}
