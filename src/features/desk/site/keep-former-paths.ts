import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import { LANGUAGES } from '../../../domain/language/language';
import { PERIODS } from '../../../domain/periods';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import { getOriginalPath } from '../../../domain/site/menu-routes';
import type { RouteMapEntry } from '../../../domain/site/route-map';

/**
 * Returns the site with the paths that its pages had in the live one, so that links to them still lead there, those of
 * a removed page to the page above it; steps of breadcrumbs follow their page. A path that another page takes after a
 * year is that page's (decision 161).
 */
export function keepFormerPaths(live: EditableSite, site: EditableSite, now: number): EditableSite {
  const today = toBrusselsDay(new Date(now));
  const oldest = toBrusselsDay(new Date(subtractPeriod(now, PERIODS.formerPath)));
  const before = new Map(live.routes.map((entry) => [entry.original.toLowerCase(), entry]));
  const originals = new Set(site.routes.map(({ original }) => original.toLowerCase()));
  const removed = live.routes.filter(({ original }) => !originals.has(original.toLowerCase()));
  const above = new Map(listParents(live.menu));
  const heirs = Map.groupBy(removed, ({ original }) => findAbove(original, originals, above));
  const taken = new Set(site.routes.flatMap(listPaths));
  const moved = new Map(
    site.routes.flatMap((entry) => listMoves(before.get(entry.original.toLowerCase()), entry)),
  );
  return {
    ...site,
    routes: site.routes.map(({ former: own = [], ...entry }): RouteMapEntry => {
      const published = before.get(entry.original.toLowerCase());
      const present = new Set(listPaths(entry));
      const known: NonNullable<RouteMapEntry['former']> = [
        ...own,
        ...(published?.former ?? []),
        ...(published ? listPaths(published) : []).map((path) => ({ path, since: today })),
        ...(heirs.get(entry.original.toLowerCase()) ?? []).flatMap((gone) => [
          ...(gone.former ?? []).map((kept) => ({ of: gone.original, ...kept })),
          ...listPaths(gone).map((path) => ({ path, since: today, of: gone.original })),
        ]),
      ];
      const former = [...new Map(known.map((kept) => [kept.path, kept])).values()].filter(
        ({ path, since, of = '' }) =>
          !present.has(path) &&
          // A page that came back has its paths again.
          !originals.has(of.toLowerCase()) &&
          (since > oldest || !taken.has(path)),
      );
      const breadcrumb = entry.breadcrumb.map(({ path, ...step }) => ({
        ...step,
        ...(path && { path: followMoves(path, moved) }),
      }));
      return { ...entry, breadcrumb, ...(former.length > 0 && { former }) };
    }),
  };
}

/** Lists the original path of each page with that of the page above it. */
const listParents = (pages: readonly MenuPage[], above = '/'): [string, string][] =>
  pages.flatMap((page) => {
    const path = getOriginalPath(page, above);
    return [[path.toLowerCase(), above.toLowerCase()], ...listParents(page.childMenus, path)];
  });

/**
 * Finds the original path above one that is gone: of the page above it in the menu, else '/a/' for '/a/b/', at last that
 * of the home page.
 */
function findAbove(
  original: string,
  originals: ReadonlySet<string>,
  above: ReadonlyMap<string, string>,
): string {
  const known = above.get(original.toLowerCase());
  if (known)
    return originals.has(known) || known === '/' ? known : findAbove(known, originals, above);
  const segments = original.toLowerCase().split('/').slice(1, -2);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`);
  return paths.findLast((path) => originals.has(path)) ?? '/';
}

const listPaths = (entry: RouteMapEntry): string[] =>
  LANGUAGES.flatMap((language) => entry[language] ?? []);

const listMoves = (from: RouteMapEntry | undefined, to: RouteMapEntry): [string, string][] =>
  LANGUAGES.flatMap((language) => {
    const [old, own] = [from?.[language], to[language]];
    return old && own && old !== own ? [[old, own]] : [];
  });

const followMoves = <Path extends object>(path: Path, moved: ReadonlyMap<string, string>): Path =>
  Object.fromEntries(
    Object.entries(path).map(([language, step]) => [language, moved.get(String(step)) ?? step]),
  ) as Path;
