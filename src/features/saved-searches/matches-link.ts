import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import { buildListPath, findMatchingIds } from './matching-list';

/**
 * Returns a link to the list of properties that match the search, labelled with their number;
 * undefined if there are none.
 */
export function buildMatchesLink(
  ctx: RequestContext,
  criteria: SavedCriteria,
): { href: string; label: string } | undefined {
  const count = findMatchingIds(ctx, criteria).length;
  if (count === 0) return undefined;
  const href = ctx.origin + buildListPath(ctx, criteria);
  return { href, label: ctx.t('DEMAND_MATCHES', { count }) };
}
