import type { ListingQuery } from '../../domain/catalogue/listing/listing-query';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { findWordRows } from '../search/answer';
import type { ListingRequest } from './listing-request';
import { toListingQuery } from './listing-request';

/** Loads the query for a request in a section, with the rows whose texts hold its words. */
export async function loadListingQuery(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): Promise<ListingQuery> {
  const query = toListingQuery(section, request);
  return query.words ? { ...query, wordRows: await findWordRows(ctx, query.words) } : query;
}
