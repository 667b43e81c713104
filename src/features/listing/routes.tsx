import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { countByPlan, countWithoutAllIn } from '../../domain/catalogue/listing/budget-counts';
import { computeFacets } from '../../domain/catalogue/listing/facets';
import {
  DEFAULT_PAGE_SIZE,
  findListingPage,
  findListingRows,
} from '../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { buildMapPoints, countUnlocated } from '../../domain/catalogue/map-points';
import { formatCityName } from '../../domain/format/address';
import { DOT } from '../../domain/format/dot';
import type { ListingSection } from '../../domain/routing/section';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import {
  PositiveIntegerParameter,
  SearchParameters,
  TextParameter,
} from '../../platform/request-parameters';
import { shareVersionedData } from '../../platform/sharing/share';
import { getPrivateCacheControl } from '../../platform/snapshot/cache-control';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { Answer } from '../search/answer';
import { findWritten, readWords } from '../search/answer';
import { quoteCards } from '../search/result-cards';
import { getActiveFilters } from './active-filters';
import { describeList } from './describe-list';
import { buildFeedPath } from './feed-routes';
import { findAround } from './find-around';
import { findBesides, findLoosenings, findNearest } from './find-nearest';
import { buildProjectSearch, getProjectIds } from './grouped-units';
import { isIndexable } from './is-indexable';
import { findUnreadValues } from './list-choices';
import { buildListTitle } from './list-title';
import type { ListingRequest } from './listing-request';
import {
  asksForPricesAllIn,
  buildListingSearch,
  CHOSEN_PARAMETERS,
  LISTING_PARAMETERS,
  readListingRequest,
} from './listing-request';
import { loadListingQuery } from './load-listing-query';
import { NO_OFFER_TEXTS } from './nearest-matches';
import { findNeighbours } from './neighbours';
import { ListingPage } from './page';
import { loadQuestion } from './remaining-question';
import { RESULTS_ID } from './view-switch';

/** The lists of §2.2: for sale, for rent, building plots. */
export const listingRoutes = new Hono<App>();

for (const section of LISTING_SECTIONS) {
  listingRoutes.get(section, vValidator('query', SearchParameters), async (c) => {
    const { ctx } = c.var;
    const { snapshot, catalogueLanguage, t } = ctx;
    const { index } = snapshot.catalogue;
    const search = c.req.valid('query');
    const typed = readListingRequest(ctx, section, search);
    const { request, asked } = await loadQuestion(ctx, typed);
    const query = await loadListingQuery(ctx, section, request);
    const selection = selectProperties(index, query);
    const order = { ...query, language: catalogueLanguage };
    const projects = request.units || request.words ? undefined : getProjectIds(snapshot);
    const page = findListingPage(index, selection, order, request.page, projects);
    const grouped = { projects: page.projects, search: buildProjectSearch(request) };
    const words = readWords(ctx, request.words ?? []);
    const nearest = page.total === 0 ? findNearest(ctx, query, selection, words) : undefined;
    const besides = request.view === 'map' ? undefined : findBesides(ctx, query, selection);
    const [cards, above, nearby] = await Promise.all([
      renderPropertyCards(ctx, nearest?.ids ?? page.ids, {
        aboveFold: true,
        allIn: request,
        grouped,
      }).then((plain) => quoteCards(ctx, plain, words)),
      renderPropertyCards(ctx, besides?.above ?? [], { allIn: request }),
      renderPropertyCards(ctx, besides?.around ?? [], { allIn: request }),
    ]);
    const budgetCounts =
      query.budget === undefined
        ? undefined
        : {
            without: countWithoutAllIn(index, selection),
            byPlan: countByPlan(index, query, selection),
          };
    const around = findAround(ctx.snapshot.catalogue.index, request, asked);
    const title = buildListTitle(ctx, section, request, {
      ...{ words, around },
      written: await findWritten(ctx, words),
    });
    const activeFilters = getActiveFilters(ctx, section, request, around);
    const isNarrowed = activeFilters.length > 0 || page.total < DEFAULT_PAGE_SIZE;
    const facets = computeFacets(index, query, selection);
    const unlocatedCount = request.view === 'list' ? 0 : countUnlocated(index, selection);
    const otherTotal = countOtherGoal(ctx, section, query, asked);
    const props = {
      ...{ ctx, section, request, activeFilters, facets, page },
      ...{ cards, nearest, title, otherTotal, unlocatedCount, budgetCounts },
      besides: besides && { above, around: nearby },
      asked,
      unread: findUnreadValues(ctx, section, search),
      own: search.get('own') ?? '',
      loosenings: nearest?.loosenings ?? findLoosenings(query, selection),
    };
    return c.render(<ListingPage {...props} />, {
      ctx,
      stylesheet: chooseStylesheet(request),
      addedStyles: [
        ...(isNarrowed ? ['narrowed' as const] : []),
        ...(asksForPricesAllIn(request) ? ['all-in' as const] : []),
      ],
      queryParams: LISTING_PARAMETERS,
      sharing: typed.question ? 'isolate' : 'version',
      resultsId: RESULTS_ID,
      head: {
        ...{ title, isVariant: activeFilters.length > 0 },
        part: page.page > 1 ? t('PAGE_NUMBER', { page: page.page }) : undefined,
        // What is narrowed is no longer 'houses, flats and plots', and may be one.
        description:
          activeFilters.length > 0
            ? title + DOT + t('SEARCH_COUNT', { count: page.total })
            : page.total > 0
              ? describeList(ctx, section, page.total)
              : t(NO_OFFER_TEXTS[section]),
        paths: buildAlternatePaths(ctx, section, buildListingSearch(request, { page: page.page })),
        feed: buildFeedPath(ctx, section, request),
        robots: page.total > 0 && isIndexable(request, activeFilters) ? undefined : 'noindex',
      },
    });
  });
}

/** Counts what the same criteria find for the other goal, if the question names none; building plots have no other. */
const countOtherGoal = (
  ctx: RequestContext,
  section: ListingSection,
  query: ListingQuery,
  question: Answer | undefined,
): number =>
  !question || section === '/Bouwgrond/' || question.asked.goal
    ? 0
    : selectProperties(ctx.snapshot.catalogue.index, {
        ...query,
        goal: query.goal === 'sale' ? 'rent' : 'sale',
      }).total;

function chooseStylesheet({ question, words, view }: ListingRequest) {
  if (question ?? words) return 'listing-question';
  return view === 'list' ? 'listing' : 'listing-map';
}

/** Coordinates of all matches of a list: `in` names the section, the other parameters are the list's. */
listingRoutes.get('/map-points/', vValidator('query', SearchParameters), async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const search = c.req.valid('query');
  const section =
    LISTING_SECTIONS.find((candidate) => candidate === search.get('in')) ?? '/for-sale/';
  const query = await loadListingQuery(ctx, section, readListingRequest(ctx, section, search));
  const rows = findListingRows(index, query, catalogueLanguage);
  shareVersionedData(c, snapshot, search.get('version') ?? undefined, [...CHOSEN_PARAMETERS, 'in']);
  const { listings } = snapshot.site.configuration;
  const formatCity = (name: string) => formatCityName(name, listings);
  return c.json(buildMapPoints(index, rows, catalogueLanguage, formatCity));
});

const NeighboursQuery = v.object({
  list: TextParameter,
  id: v.fallback(PositiveIntegerParameter, 0),
});

/** `?list=` is the address of a list, `?id=` a property; null if the property is not on the list. */
listingRoutes.get('/neighbours/', vValidator('query', NeighboursQuery), async (c) => {
  const { list, id } = c.req.valid('query');
  const neighbours = await findNeighbours(c.var.ctx, list, id);
  // There are as many URLs as lists times properties: browsers cache them, isolates do not.
  c.header('Cache-Control', getPrivateCacheControl());
  return c.json(neighbours ?? null);
});
