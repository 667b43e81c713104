import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';

/** An entry of the route map, with the fields that routing reads (§3, route map entry). */
export interface RouteEntry extends Partial<Record<Language, string | undefined>> {
  original: string;
  type: 'page' | 'article' | 'feedback' | 'login';
  /** Whether the menu page of the entry is not published: no address shows it (decision 49). */
  isDraft?: boolean;
  /**
   * The links that the page redirects to, by language, to this site or another (§2.1, §2.6);
   * follow-redirect.ts says where a visitor lands.
   */
  redirectTo?: Partial<Record<Language, string>>;
  /** Paths that it had before, which redirect to the one that it has (decision 161). */
  former?: readonly { path: string }[] | undefined;
}

/** A city of the catalogue, as its lists write it in their query. */
interface RoutedCity {
  Name: string;
  Zip: string;
}

/** The languages in use, and the default language of paths without one. */
export interface SiteLanguages {
  inUse: readonly Language[];
  default: Language;
}

/** The site's routes by original path and by localized path (§2.1). */
export interface RouteTable {
  languages: SiteLanguages;
  byOriginal: ReadonlyMap<string, RouteEntry>;
  byPath: ReadonlyMap<string, { entry: RouteEntry; language: Language }>;
  /** By a path that an entry had: one that another entry has now is not among them. */
  byFormerPath: ReadonlyMap<string, RouteEntry>;
  /** The cities of the catalogue, for paths that were shortened to /{section}/{city}/. */
  cities: readonly RoutedCity[];
}

/** Values of a table besides its entries. */
export interface RouteTableExtras {
  /** Other originals of pages: /diensten/ for /services/ (§2.5, category). */
  aliases?: ReadonlyMap<string, string>;
  cities?: readonly RoutedCity[];
}

/** Creates the table; if two entries have the same localized path, the first one wins. */
export function createRouteTable(
  entries: readonly RouteEntry[],
  languages: SiteLanguages,
  { aliases = new Map(), cities = [] }: RouteTableExtras = {},
): RouteTable {
  const byOriginal = new Map(entries.map((entry) => [entry.original.toLowerCase(), entry]));
  for (const [alias, original] of aliases) {
    const entry = byOriginal.get(original.toLowerCase());
    if (entry && !byOriginal.has(alias.toLowerCase())) byOriginal.set(alias.toLowerCase(), entry);
  }
  const byPath: Map<string, { entry: RouteEntry; language: Language }> = new Map();
  for (const entry of entries) {
    for (const language of new Set([...languages.inUse, ...LANGUAGES])) {
      const path = getEntryPath(entry, language);
      if (path && !byPath.has(path)) byPath.set(path, { entry, language });
    }
  }
  const byFormerPath = new Map(
    entries.flatMap((entry) =>
      (entry.former ?? []).flatMap(({ path }) => (byPath.has(path) ? [] : [[path, entry]])),
    ),
  );
  return { languages, byOriginal, byPath, byFormerPath, cities };
}

/**
 * Returns the path of an entry in a language; undefined if the page does not exist in it (decision 4).
 * The route map has nl and fr; in another language without a path of its own, a page has its original
 * path (decision 1: a language only has to be switched on).
 */
export function getEntryPath(entry: RouteEntry, language: Language): string | undefined {
  const own = entry[language];
  if (own) return own;
  if (language === 'nl' || language === 'fr') return undefined;
  return `/${language}${entry.original.toLowerCase()}`;
}

/** Returns the path that a visitor may open; undefined for a draft, or without a path in this language. */
export const getVisiblePath = (
  entry: RouteEntry | undefined,
  language: Language,
): string | undefined => (entry && !entry.isDraft ? getEntryPath(entry, language) : undefined);
