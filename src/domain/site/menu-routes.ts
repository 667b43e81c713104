import { LANGUAGES } from '../language/language';
import type { RouteEntry } from '../routing/route-table';
import type { MenuPage } from './menu';

/**
 * Builds the routes of menu pages that are not in the route map: /{path}/, and /{path}/{childPath}/
 * for a page below another (§2.1). The page with path 'home' is '/'.
 */
export function buildMenuRoutes(
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[],
): RouteEntry[] {
  const findMapped = createRouteFinder(mapped);
  return buildPageRoutes(menu).flatMap(({ route }) => (findMapped(route) ? [] : [route]));
}

/** The menu pages of a site, those below others included, and where each of them is. */
export interface PageIndex {
  /** By original path in lower case; of two pages with one path the first. */
  byOriginal: ReadonlyMap<string, MenuPage>;
  /** The original path of each page, as the route map writes it if it contains the page. */
  originals: ReadonlyMap<MenuPage, string>;
}

/** Creates the index of the pages of a menu. */
export function createPageIndex(
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[],
): PageIndex {
  const byOriginal = new Map<string, MenuPage>();
  const originals = new Map<MenuPage, string>();
  const findMapped = createRouteFinder(mapped);
  for (const { page, route } of buildPageRoutes(menu)) {
    const { original } = findMapped(route) ?? route;
    originals.set(page, original);
    if (!byOriginal.has(original.toLowerCase())) byOriginal.set(original.toLowerCase(), page);
  }
  return { byOriginal, originals };
}

interface PageRoute {
  page: MenuPage;
  /** The route built from the page's own paths; the route map may have another one. */
  route: RouteEntry;
}

/** Builds the routes of all pages, below the routes of their parents. */
function buildPageRoutes(menu: readonly MenuPage[], parent?: RouteEntry): PageRoute[] {
  return menu.flatMap((page) => {
    const route: RouteEntry = {
      original: getOriginalPath(page, parent?.original),
      type: 'page',
    };
    for (const language of LANGUAGES) {
      const own = page.params.path[language];
      const above = parent ? parent[language] : `/${language}/`;
      if (own && above) route[language] = own === 'home' ? above : `${above}${own}/`;
    }
    return [{ page, route }, ...buildPageRoutes(page.childMenus, route)];
  });
}

/** Returns the original path of a page below the page at `above`. */
export const getOriginalPath = (
  { path, original }: Pick<MenuPage, 'path' | 'original'>,
  above = '/',
): string => original ?? (path === 'home' ? '/' : `${above}${path}/`);

/**
 * Creates the search for the entry of the route map for a menu page: by its original path, else by a localized path,
 * since the path of a menu page may be 'te-huur' for '/for-rent/' of the route map (§2.6). Of several the first is it.
 */
function createRouteFinder(
  mapped: readonly RouteEntry[],
): (route: RouteEntry) => RouteEntry | undefined {
  const byOriginal = new Map<string, RouteEntry>();
  const places = new Map<string, number>();
  for (const [index, entry] of [...mapped.entries()].reverse()) {
    byOriginal.set(entry.original.toLowerCase(), entry);
    for (const code of LANGUAGES) places.set(`${code} ${entry[code]}`, index);
  }
  return (route) =>
    byOriginal.get(route.original.toLowerCase()) ??
    mapped[
      Math.min(
        ...LANGUAGES.flatMap((code) =>
          route[code] ? (places.get(`${code} ${route[code]}`) ?? []) : [],
        ),
      )
    ];
}
