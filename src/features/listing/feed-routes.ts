import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { ListingSection } from '../../domain/routing/section';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { SearchParameters } from '../../platform/request-parameters';
import { MAX_FEED_ENTRIES, sendFeed } from '../feed/send-feed';
import { getActiveFilters } from './active-filters';
import { formatRegion } from './format-region';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, CHOSEN_PARAMETERS, readListingRequest } from './listing-request';
import { loadListingQuery } from './load-listing-query';

/**
 * The Atom feed of a list: `goal` (1 for rent) or `in` names the list, the other parameters are its
 * filters.
 */
export const listingFeedRoutes = new Hono<App>();

listingFeedRoutes.get('/feed/', vValidator('query', SearchParameters), async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage, t, href } = ctx;
  const search = c.req.valid('query');
  const section = readSection(search);
  // A list that is not published has no feed either (decision 49).
  if (snapshot.routeTable.byOriginal.get(section.toLowerCase())?.isDraft) return c.notFound();
  const request = readListingRequest(ctx, section, search);
  const filters = getActiveFilters(ctx, section, request).map(({ label }) => label);
  return sendFeed(c, {
    params: [...CHOSEN_PARAMETERS, 'goal', 'in'],
    title: [t(FEED_TITLES[section], { where: formatRegion(ctx) }), ...filters].join(', '),
    path: buildFeedPath(ctx, section, request),
    pagePath: href.page(section) + buildListingSearch(request, UNORDERED),
    ids: findListingIds(
      snapshot.catalogue.index,
      { ...(await loadListingQuery(ctx, section, request)), sort: 'date' },
      catalogueLanguage,
      MAX_FEED_ENTRIES,
    ),
  });
});

/** A feed has its own order, and no pages. */
const UNORDERED = { sort: 'date', view: 'list', page: 1 } as const;

const FEED_TITLES = {
  '/for-sale/': 'LISTING_TITLE_FOR_SALE',
  '/for-rent/': 'LISTING_TITLE_FOR_RENT',
  '/Bouwgrond/': 'LISTING_TITLE_BUILDING_PLOTS',
} as const;

/** Builds the path of the feed of a list. */
export function buildFeedPath(
  { href }: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): string {
  const list =
    section === '/Bouwgrond/' ? 'in=/Bouwgrond/' : `goal=${section === '/for-rent/' ? 1 : 0}`;
  const search = buildListingSearch(request, UNORDERED).replace('?', '&');
  return `${href.page('/feed/')}?${list}${search}`;
}

function readSection(search: URLSearchParams): ListingSection {
  const named = LISTING_SECTIONS.find((section) => section === search.get('in'));
  // Goal 2, for takeover, lists under rent (decision 7).
  return named ?? (/^[12]$/.test(search.get('goal') ?? '') ? '/for-rent/' : '/for-sale/');
}
