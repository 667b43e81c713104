import { hasTownPage } from '../../../../src/domain/catalogue/town-offer';
import type { Language } from '../../../../src/domain/language/language';
import { LANGUAGES } from '../../../../src/domain/language/language';
import type { HrefBuilder } from '../../../../src/domain/routing/href';
import { resolveRoute } from '../../../../src/domain/routing/resolve-route';
import { getVisiblePath } from '../../../../src/domain/routing/route-table';
import type { SoldHome } from '../../../../src/domain/site/sold-home';
import { buildTownPath, getTowns } from '../../../../src/domain/site/towns';
import { formatSoldQuery, HOMES_PER_PAGE } from '../../../../src/features/sold/sold-query';
import { isAccountPath } from '../../../../src/platform/accounts/account-paths';
import { createRequestContext } from '../../../../src/platform/request-context';
import type { Snapshot } from '../../../../src/platform/snapshot/snapshot';
import type { ConfiguredValue } from './configured-values';

/** Properties of a large catalogue whose pages are looked at, from all of its list. */
const MAX_PROPERTIES = 150;

/** What every site answers beside its pages. */
const FILES = [
  '/',
  '/sitemap/pages.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/.well-known/security.txt',
];

/**
 * Lists the paths of a site that a visitor may open, in every language in use: pages, lists, forms, properties, projects
 * and towns.
 */
export async function listSitePaths(snapshot: Snapshot): Promise<string[]> {
  const { routeTable, catalogue } = snapshot;
  const { id } = catalogue.index.columns;
  const step = Math.ceil(catalogue.index.count / MAX_PROPERTIES);
  const ids = [...id].filter((_, row) => row % step === 0);
  const paths = new Set(FILES);
  for (const language of routeTable.languages.inUse) {
    for (const entry of new Set(routeTable.byOriginal.values())) {
      const path = getVisiblePath(entry, language);
      if (path && (!isAccountPath(entry.original) || entry.type === 'login')) paths.add(path);
    }
    const { href, catalogueLanguage } = openContext(snapshot, language);
    for (const card of await catalogue.loadCards(ids, catalogueLanguage))
      paths.add(href.property(card));
    for (const project of catalogue.projects)
      if (project.language === catalogueLanguage) paths.add(href.project(project));
    for (const town of getTowns(snapshot.site).values())
      if (hasTownPage(catalogue, town)) paths.add(href.page(buildTownPath(town)));
    for (const goal of ['sale', 'rent'] as const)
      for (const path of listSoldPaths(snapshot, href, goal)) paths.add(path);
  }
  return [...paths];
}

/** Lists the addresses of the archive of homes that were sold, or let, page by page. */
function listSoldPaths({ site }: Snapshot, href: HrefBuilder, goal: SoldHome['goal']): string[] {
  const pages = Math.ceil(site.sold.filter((home) => home.goal === goal).length / HOMES_PER_PAGE);
  return Array.from(
    { length: pages },
    (_, index) => href.page('/sold/') + formatSoldQuery({ goal, page: index + 1 }),
  );
}

/**
 * Lists the paths on which a value most likely shows, best first: the page that its record is or names, then those of
 * the menu, in the language of the value; for the title of a page or an article also the search for it.
 */
export function listLikelyPaths(
  snapshot: Snapshot,
  { record, keys, field, value }: ConfiguredValue,
): string[] {
  const { routeTable, pages, site } = snapshot;
  const language = findLanguage(keys) ?? routeTable.languages.default;
  const [kind, name] = record.split(' ');
  const article =
    kind === 'article' ? site.articles.find(({ id }) => String(id) === name) : undefined;
  const category = site.articleCategories.find(({ ID }) => ID === article?.category);
  const own = [
    kind === 'route' && name,
    article?.path,
    category?.path,
    kind === 'menu' && [...pages.originals].find(([{ id }]) => String(id) === name)?.[1],
  ];
  const isOnOwnPage = kind === 'menu' || kind === 'route' || article !== undefined;
  const likely = isOnOwnPage
    ? ['/', '/for-sale/']
    : ['/', '/for-sale/', '/contact/', ...LATE_PARTS, ...pages.originals.values()];
  const paths = [...own, ...likely].flatMap((original) => {
    const entry = original && routeTable.byOriginal.get(original.toLowerCase());
    return (entry && getVisiblePath(entry, language)) || [];
  });
  const { href } = openContext(snapshot, language);
  const town = [...getTowns(site).values()].find(({ text }) => record === `town ${text?.Name}`);
  if (town) paths.unshift(href.page(buildTownPath(town)));
  const sold = site.sold.find(({ id }) => record === `sold home ${id}`);
  if (sold) paths.unshift(...listSoldPaths(snapshot, href, sold.goal));
  const isTitle = isOnOwnPage && /^(params\.)?title\.\w+$/.test(field);
  return isTitle ? [...paths, href.page('/search/', { q: String(value) })] : paths;
}

/** What pages fetch when it is needed. */
const LATE_PARTS = ['/fragments/popup/', '/fragments/consent/', '/map-frame/'];

const findLanguage = (keys: readonly (string | number)[]): Language | undefined =>
  LANGUAGES.find((language) => keys.includes(language));

const openContext = (snapshot: Snapshot, language: Language) =>
  createRequestContext(snapshot, resolveRoute(snapshot.routeTable, `/${language}/`), '');
