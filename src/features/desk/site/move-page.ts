import { LANGUAGES } from '../../../domain/language/language';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu } from '../../../domain/site/menu';
import type { RouteMapEntry } from '../../../domain/site/route-map';
import { buildOriginal, findTrail, openPage } from './site-document';

/** The field of a page whose draft moves it. */
export const PARENT_FIELD = 'page.parentId';

type Crumb = RouteMapEntry['breadcrumb'][number];

/**
 * Moves a page below another one in place, 0 is the top, with the pages below it: their addresses and breadcrumbs follow,
 * and their original paths stay (decision 172). Does nothing if there is no such page, or if it is the page itself.
 */
export function movePage(site: EditableSite, id: number, parentId: number): void {
  const trail = findTrail(site.menu, id);
  const page = trail?.at(-1);
  const above = findTrail(site.menu, parentId);
  const isBelow = page && flattenMenu([page]).some((other) => other.id === parentId);
  const from = trail?.at(-2);
  if (!trail || !page || isBelow || (from?.id ?? 0) === parentId || (parentId !== 0 && !above))
    return;
  const original = buildOriginal(trail);
  const { route } = openPage(site, id) ?? {};
  const parent = openPage(site, parentId)?.route;
  const isOther = (other: { id: number }) => other.id !== id;
  if (from) from.childMenus = from.childMenus.filter(isOther);
  else site.menu = site.menu.filter(isOther);
  (above?.at(-1)?.childMenus ?? site.menu).push(page);
  page.parentId = parentId;
  delete page.original;
  if (buildOriginal([...(above ?? []), page]) !== original) page.original = original;
  if (route) moveRoutes(site.routes, route, parent);
}

/** Moves an address, and every one that begins with it, below another one. */
function moveRoutes(
  routes: readonly RouteMapEntry[],
  moved: RouteMapEntry,
  parent: RouteMapEntry | undefined,
): void {
  const crumbs = parent ? closeCrumbs(parent) : [];
  const before = closeCrumbs(moved);
  const old = LANGUAGES.map((language) => [language, moved[language] ?? ''] as const);
  for (const [language, path] of old) {
    const base = parent ? parent[language] : `/${language}/`;
    if (!path || !base) continue;
    const next = `${base}${path.split('/').at(-2)}/`;
    for (const entry of routes)
      if (entry[language]?.startsWith(path))
        entry[language] = next + entry[language].slice(path.length);
  }
  const own = moved.breadcrumb.slice(-1);
  moved.breadcrumb = own.length > 0 ? [...crumbs, ...own] : [];
  const after = closeCrumbs(moved);
  for (const entry of routes) {
    const place = entry.breadcrumb.findIndex(({ path }) => isSamePath(path, before.at(-1)?.path));
    if (entry !== moved && place >= 0)
      entry.breadcrumb = [...after, ...entry.breadcrumb.slice(place + 1)];
  }
}

/** Returns the breadcrumb of a page as it stands before that of a page below: its last step leads to it. */
const closeCrumbs = (entry: RouteMapEntry): Crumb[] =>
  entry.breadcrumb.map((step, index) =>
    index < entry.breadcrumb.length - 1
      ? step
      : {
          ...step,
          path: Object.fromEntries(
            LANGUAGES.flatMap((language) => {
              const path = entry[language];
              return path ? [[language, path]] : [];
            }),
          ),
        },
  );

const isSamePath = (one: Crumb['path'], other: Crumb['path']) =>
  one !== undefined &&
  LANGUAGES.some((language) => one[language] && one[language] === other?.[language]);
