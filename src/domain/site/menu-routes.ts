import { LANGUAGES } from '../language/language';
import type { RouteEntry } from '../routing/route-table';
import type { MenuPage } from './menu';

/**
 * The routes of menu pages that the route map does not name: /{path}/, and /{path}/{childPath}/ for
 * a page below another (§2.1). The page whose path is 'home' is '/'.
 */
export function menuRoutes(menu: readonly MenuPage[], mapped: readonly RouteEntry[]): RouteEntry[] {
  return placePages(menu).flatMap(({ route }) => (mappedRoute(route, mapped) ? [] : [route]));
}

/** The menu page that answers an original path. */
export function menuPageAt(
  menu: readonly MenuPage[],
  original: string,
  mapped: readonly RouteEntry[] = [],
): MenuPage | undefined {
  const wanted = original.toLowerCase();
  const answers = ({ route }: PlacedPage) =>
    (mappedRoute(route, mapped) ?? route).original.toLowerCase() === wanted;
  return placePages(menu).find(answers)?.page;
}

/** Every header asks for every page's path: found once for the route map of a version. */
const known = new WeakMap<readonly RouteEntry[], WeakMap<MenuPage, string>>();

/** The original path of a menu page, as the route map writes it where it names the page. */
export function originalOf(
  page: MenuPage,
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[] = [],
): string {
  const originals = known.get(mapped) ?? new WeakMap<MenuPage, string>();
  known.set(mapped, originals);
  const original = originals.get(page) ?? findOriginal(page, menu, mapped);
  originals.set(page, original);
  return original;
}

function findOriginal(
  page: MenuPage,
  menu: readonly MenuPage[],
  mapped: readonly RouteEntry[],
): string {
  const route = placePages(menu).find((placed) => placed.page === page)?.route;
  const original = route && (mappedRoute(route, mapped) ?? route).original;
  return original ?? ownOriginal(page.path);
}

interface PlacedPage {
  page: MenuPage;
  /** The route that the page's own paths make, whatever the route map says of it. */
  route: RouteEntry;
}

/** The pages with those below them, each where its parents put it. */
function placePages(menu: readonly MenuPage[], parent?: RouteEntry): PlacedPage[] {
  return menu.flatMap((page) => {
    const route: RouteEntry = { original: ownOriginal(page.path, parent?.original), type: 'page' };
    for (const language of LANGUAGES) {
      const own = page.params.path[language];
      const above = parent ? parent[language] : `/${language}/`;
      if (own && above) route[language] = own === 'home' ? above : `${above}${own}/`;
    }
    return [{ page, route }, ...placePages(page.childMenus, route)];
  });
}

const ownOriginal = (path: string, above = '/') => (path === 'home' ? '/' : `${above}${path}/`);

/**
 * The line of the route map that a menu page means: the one of its original path; else, since the
 * menu may call 'te-huur' what the map calls '/for-rent/' (§2.6), the one of a localized path.
 */
function mappedRoute(route: RouteEntry, mapped: readonly RouteEntry[]): RouteEntry | undefined {
  const original = route.original.toLowerCase();
  return (
    mapped.find((entry) => entry.original.toLowerCase() === original) ??
    mapped.find((entry) => LANGUAGES.some((code) => route[code] && route[code] === entry[code]))
  );
}
