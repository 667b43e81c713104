import { BUILT_IN_ROUTES } from '../../domain/routing/built-in-routes';
import type { RouteEntry, RouteTable } from '../../domain/routing/route-table';
import { createRouteTable } from '../../domain/routing/route-table';
import { getLanguagesInUse } from '../../domain/site/configuration/language-settings';
import { buildMenuRoutes } from '../../domain/site/menu-routes';
import type { Snapshot } from './snapshot';

const routeTableCache = new WeakMap<Snapshot, RouteTable>();

/** The route table of a version: its route map, its menu pages, the product's own pages; made once. */
export function getRouteTable(snapshot: Snapshot): RouteTable {
  const known = routeTableCache.get(snapshot);
  if (known) return known;
  const { routes, menu, configuration } = snapshot.site;
  const mapped: readonly RouteEntry[] = routes;
  const table = createRouteTable(
    [...mapped, ...buildMenuRoutes(menu, mapped), ...BUILT_IN_ROUTES],
    {
      inUse: getLanguagesInUse(configuration.language),
      default: configuration.language.languageDefault,
    },
  );
  routeTableCache.set(snapshot, table);
  return table;
}
