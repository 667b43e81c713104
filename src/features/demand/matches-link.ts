import type { SearchCriteria } from '../../domain/demand/search-criteria';
import type { RequestContext } from '../../platform/request-context';
import { findListPath, findMatchingIds } from './matching-list';

/**
 * Returns a link to the list of properties that match the search, labelled with their number;
 * undefined if there are none, or if no list shows exactly these.
 */
export function buildMatchesLink(
  ctx: RequestContext,
  criteria: SearchCriteria,
): { href: string; label: string } | undefined {
  const count = findMatchingIds(ctx, criteria).length;
  const path = count > 0 && findListPath(ctx, criteria, count);
  return path ? { href: ctx.origin + path, label: ctx.t('DEMAND_MATCHES', { count }) } : undefined;
}
