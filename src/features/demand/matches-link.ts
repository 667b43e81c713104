import type { RequestContext } from '../../platform/request-context';
import type { DemandSearch } from './search';
import { buildListPath, findMatchingIds, getDemandCities } from './search';

/**
 * Returns a link to the list of properties that match the search, labelled with their number;
 * undefined if there are none, or if the only zone is a drawn area, which a list cannot filter by.
 */
export function buildMatchesLink(
  ctx: RequestContext,
  search: DemandSearch,
): { href: string; label: string } | undefined {
  if (getDemandCities(search).length === 0) return undefined;
  const count = findMatchingIds(ctx, search).length;
  if (count === 0) return undefined;
  return {
    href: ctx.origin + buildListPath(ctx, search),
    label: ctx.t('DEMAND_MATCHES', { count }),
  };
}
