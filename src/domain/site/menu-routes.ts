import { LANGUAGES } from '../language/language';
import type { RouteEntry } from '../routing/route-table';
import type { MenuPage } from './menu';

/**
 * The routes of menu pages that the route map does not name: /{path}/, and /{path}/{childPath}/ for
 * a page below another (§2.1). The page whose path is 'home' is '/'.
 */
export function buildMenuRoutes(
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[],
): RouteEntry[] {
  return buildPageRoutes(menu).flatMap(({ route }) =>
    findMappedRoute(route, mapped) ? [] : [route],
  );
}

/** The menu page that answers an original path. */
export function findMenuPage(
  menu: readonly MenuPage[],
  original: string,
  mapped: readonly RouteEntry[] = [],
): MenuPage | undefined {
  const wanted = original.toLowerCase();
  const answers = ({ route }: PageRoute) =>
    (findMappedRoute(route, mapped) ?? route).original.toLowerCase() === wanted;
  return buildPageRoutes(menu).find(answers)?.page;
}

/** Returns the original path of a menu page, as the route map writes it if it contains the page. */
export function getOriginalPath(
  page: MenuPage,
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[] = [],
): string {
  const route = buildPageRoutes(menu).find((candidate) => candidate.page === page)?.route;
  const original = route && (findMappedRoute(route, mapped) ?? route).original;
  return original ?? buildOriginalPath(page.path);
}

interface PageRoute {
  page: MenuPage;
  /** The route that the page's own paths make, whatever the route map says of it. */
  route: RouteEntry;
}

/** The pages with those below them, each where its parents put it. */
function buildPageRoutes(menu: readonly MenuPage[], parent?: RouteEntry): PageRoute[] {
  return menu.flatMap((page) => {
    const route: RouteEntry = {
      original: buildOriginalPath(page.path, parent?.original),
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

const buildOriginalPath = (path: string, above = '/') =>
  path === 'home' ? '/' : `${above}${path}/`;

/**
 * The line of the route map that a menu page means: the one of its original path; else, since the
 * menu may call 'te-huur' what the map calls '/for-rent/' (§2.6), the one of a localized path.
 */
function findMappedRoute(route: RouteEntry, mapped: readonly RouteEntry[]): RouteEntry | undefined {
  const original = route.original.toLowerCase();
  return (
    mapped.find((entry) => entry.original.toLowerCase() === original) ??
    mapped.find((entry) => LANGUAGES.some((code) => route[code] && route[code] === entry[code]))
  );
}
