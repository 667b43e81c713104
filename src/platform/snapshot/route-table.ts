import { BUILT_IN_ROUTES } from '../../domain/routing/built-in-routes';
import type { RouteEntry, RouteTable } from '../../domain/routing/route-table';
import { createRouteTable } from '../../domain/routing/route-table';
import { getLanguagesInUse } from '../../domain/site/configuration/language-settings';
import { buildMenuRoutes } from '../../domain/site/menu-routes';
import type { Site } from '../../domain/site/site';

/** Builds a site's route table: its route map, its menu pages and the product's own pages. */
export function buildRouteTable({
  routes,
  menu,
  configuration,
}: Pick<Site, 'routes' | 'menu' | 'configuration'>): RouteTable {
  const mapped: readonly RouteEntry[] = routes;
  return createRouteTable([...mapped, ...buildMenuRoutes(menu, mapped), ...BUILT_IN_ROUTES], {
    inUse: getLanguagesInUse(configuration.language),
    default: configuration.language.languageDefault,
  });
}
