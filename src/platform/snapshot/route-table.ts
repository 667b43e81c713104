import { BUILT_IN_ROUTES } from '../../domain/routing/built-in-routes';
import type { RouteEntry, RouteTable } from '../../domain/routing/route-table';
import { createRouteTable } from '../../domain/routing/route-table';
import { getLanguagesInUse } from '../../domain/site/configuration/language-settings';
import { buildMenuRoutes } from '../../domain/site/menu-routes';
import { collectPageRedirects } from '../../domain/site/page-redirects';
import type { Site } from '../../domain/site/site';

/** The content that decides the paths of a site. */
type RoutedSite = Pick<Site, 'routes' | 'menu' | 'configuration' | 'articleCategories' | 'cities'>;

/**
 * Builds a site's route table: its route map, its menu pages and the product's own pages. `drafts`
 * are the originals, in lower case, of pages that no address shows.
 */
export function buildRouteTable(site: RoutedSite, drafts: ReadonlySet<string>): RouteTable {
  const { routes, menu, configuration, articleCategories, cities } = site;
  const mapped: readonly RouteEntry[] = routes;
  const redirects = collectPageRedirects(site);
  const entries = [...mapped, ...buildMenuRoutes(menu, mapped), ...BUILT_IN_ROUTES].map((entry) => {
    const original = entry.original.toLowerCase();
    const redirectTo = redirects.get(original);
    return {
      ...entry,
      ...(drafts.has(original) && { isDraft: true }),
      ...(redirectTo && { redirectTo }),
    };
  });
  // Of two pages with one localized path the published one has it.
  entries.sort((a, b) => Number(a.isDraft ?? false) - Number(b.isDraft ?? false));
  const languages = {
    inUse: getLanguagesInUse(configuration.language),
    default: configuration.language.languageDefault,
  };
  const aliases = new Map(articleCategories.map(({ key, path }) => [`/${key}/`, path]));
  return createRouteTable(entries, languages, { aliases, cities });
}
