import { OWN_ROUTES } from '../../domain/routing/own-routes';
import type { RouteEntry, RouteTable } from '../../domain/routing/route-table';
import { routeTable } from '../../domain/routing/route-table';
import { languagesInUse } from '../../domain/site/configuration/language-settings';
import { menuRoutes } from '../../domain/site/menu-routes';
import type { Snapshot } from './snapshot';

const tables = new WeakMap<Snapshot, RouteTable>();

/** The route table of a version: its route map, its menu pages, the product's own pages; made once. */
export function routesOf(snapshot: Snapshot): RouteTable {
  const known = tables.get(snapshot);
  if (known) return known;
  const { routes, menu, configuration } = snapshot.site;
  const mapped: readonly RouteEntry[] = routes;
  const table = routeTable([...mapped, ...menuRoutes(menu, mapped), ...OWN_ROUTES], {
    inUse: languagesInUse(configuration.language),
    default: configuration.language.languageDefault,
  });
  tables.set(snapshot, table);
  return table;
}
