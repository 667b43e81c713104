import { findListingIds } from '../../domain/catalogue/listing/listing';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { listCriteriaParameters } from '../../domain/criteria/criteria-address';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { formatSearch } from '../../domain/routing/query-string';
import type { RequestContext } from '../../platform/request-context';

/** Returns the IDs of at most `max` properties that match a search now, newest first: the first of its list. */
export const findMatchingIds = (
  { snapshot, catalogueLanguage }: Pick<RequestContext, 'snapshot' | 'catalogueLanguage'>,
  criteria: SavedCriteria,
  max: number,
): number[] => findListingIds(snapshot.catalogue.index, criteria, catalogueLanguage, max);

/** Counts the properties that match a search now: those of its list. */
export const countMatchingProperties = (
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  criteria: SavedCriteria,
): number => selectProperties(snapshot.catalogue.index, criteria).total;

/** Returns the path of the list that shows exactly the matches of a search. */
export const buildListPath = (
  { href }: Pick<RequestContext, 'href'>,
  criteria: SavedCriteria,
): string =>
  href.page(criteria.goal === 'rent' ? '/for-rent/' : '/for-sale/') +
  formatSearch(listCriteriaParameters(criteria));

/** Returns the path of the feed of a search: that of its list. It names what is wanted and nobody who wants it. */
export const buildListFeedPath = (
  { href }: Pick<RequestContext, 'href'>,
  criteria: SavedCriteria,
): string =>
  href.page('/feed/') +
  formatSearch([
    ['goal', criteria.goal === 'rent' ? '1' : '0'],
    ...listCriteriaParameters(criteria),
  ]);

/**
 * Returns a link to the list of properties that match the search, labelled with their number;
 * undefined if there are none.
 */
export function buildMatchesLink(
  ctx: RequestContext,
  criteria: SavedCriteria,
): { href: string; label: string } | undefined {
  const count = countMatchingProperties(ctx, criteria);
  if (count === 0) return undefined;
  const href = ctx.origin + buildListPath(ctx, criteria);
  return { href, label: ctx.t('SAVED_SEARCH_MATCHES', { count }) };
}
