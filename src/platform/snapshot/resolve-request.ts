import { resolveRoute } from '../../domain/routing/resolve-route';
import type { ResolvedRoute } from '../../domain/routing/resolved-route';
import type { Snapshot } from './snapshot';

/** Resolves the URL of a request by a version's routes; a preview link also reaches unpublished pages. */
export function resolveRequest({ url }: Pick<Request, 'url'>, snapshot: Snapshot): ResolvedRoute {
  const { pathname, search } = new URL(url);
  const route = resolveRoute(snapshot.routeTable, pathname, search);
  return route.preview && snapshot.drafts
    ? resolveRoute(snapshot.drafts.routeTable, pathname, search)
    : route;
}
