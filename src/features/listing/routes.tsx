import { Hono } from 'hono';
import { listingPage, matchingRows } from '../../domain/catalogue/listing/listing';
import { select } from '../../domain/catalogue/listing/selection';
import { mapPoints } from '../../domain/catalogue/map-points';
import { cityName } from '../../domain/format/address';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { App } from '../../env';
import { keptByVersion } from '../../platform/snapshot/cache-control';
import { propertyCards } from '../../views/cards/property-cards';
import { alternates } from '../../views/layout/alternates';
import type { Chosen } from './chosen';
import { chosenOf } from './chosen';
import { nearestMatches } from './nearest';
import { neighboursIn } from './neighbours';
import { ListingPage } from './page';
import type { ListingRequest } from './query';
import { catalogueQuery, LISTING_PARAMETERS, listingQueryString, requestIn } from './query';
import { RESULTS_ID } from './view-switch';

const TITLE: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_TITLE_FOR_SALE',
  '/for-rent/': 'LISTING_TITLE_FOR_RENT',
  '/Bouwgrond/': 'LISTING_TITLE_BUILDING_PLOTS',
};

const TITLE_IN_TOWN: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_TITLE_FOR_SALE_IN',
  '/for-rent/': 'LISTING_TITLE_FOR_RENT_IN',
  '/Bouwgrond/': 'LISTING_TITLE_BUILDING_PLOTS_IN',
};

const DESCRIPTION: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_DESCRIPTION_FOR_SALE',
  '/for-rent/': 'LISTING_DESCRIPTION_FOR_RENT',
  '/Bouwgrond/': 'LISTING_DESCRIPTION_BUILDING_PLOTS',
};

/** The lists of §2.2: for sale, for rent, building plots. */
export const listings = new Hono<App>();

for (const section of LISTING_SECTIONS) {
  listings.get(section, async (c) => {
    const { ctx } = c.var;
    const { snapshot, catalogueLanguage, t } = ctx;
    const { index } = snapshot.catalogue;
    const request = requestIn(ctx, section, new URL(c.req.url).searchParams);
    const asked = catalogueQuery(section, request);
    const { facets } = select(index, asked);
    const page = listingPage(index, asked, catalogueLanguage, request.page);
    const nearest =
      page.total === 0 ? nearestMatches(index, section, request, catalogueLanguage) : undefined;
    const cards = await propertyCards(ctx, nearest?.ids ?? page.ids);
    const query = listingQueryString(request, { page: page.page });
    const [city] = request.cities;
    const title =
      city && request.cities.length === 1
        ? t(TITLE_IN_TOWN[section], {
            city: cityName(city.name, snapshot.site.configuration.listings),
          })
        : t(TITLE[section]);
    const chosen = chosenOf(ctx, section, request);
    const props = { ctx, section, request, chosen, facets, page, cards, nearest, title };
    return c.render(<ListingPage {...props} />, {
      ctx,
      sheet: request.view === 'list' ? 'listing' : 'listing-map',
      reads: LISTING_PARAMETERS,
      results: RESULTS_ID,
      head: {
        title: page.page > 1 ? `${title}, ${t('PAGE_NUMBER', { page: page.page })}` : title,
        description: t(DESCRIPTION[section], { count: page.total }),
        paths: alternates(ctx, section, query),
        robots: page.total > 0 && isOwnPage(request, chosen) ? undefined : 'noindex',
      },
    });
  });
}

/**
 * Where all that match lie, on whatever page of the list: `in` names the section, the rest is the
 * list's own query.
 */
listings.get('/map-points/', (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const section = LISTING_SECTIONS.find((known) => known === c.req.query('in')) ?? '/for-sale/';
  const query = catalogueQuery(section, requestIn(ctx, section, new URL(c.req.url).searchParams));
  const rows = matchingRows(index, query, catalogueLanguage);
  c.header('Cache-Control', keptByVersion(snapshot, c.req.query('version')));
  return c.json(mapPoints(index, rows, catalogueLanguage));
});

/** `?list=` is the address of a list, `?id=` a property on it; null where it does not stand there. */
listings.get('/neighbours/', async (c) => {
  const neighbours = await neighboursIn(
    c.var.ctx,
    c.req.query('list') ?? '',
    Number(c.req.query('id')),
  );
  // As many addresses as lists times properties: kept by who asks, not by an isolate.
  c.header('Cache-Control', 'private, max-age=60');
  return c.json(neighbours ?? null);
});

/** Whether a search engine should know this list: of one type, of one town, or of one in the other. */
const isOwnPage = ({ cities, types, sort, view }: ListingRequest, chosen: readonly Chosen[]) =>
  cities.length < 2 &&
  types.length < 2 &&
  sort === 'date' &&
  view === 'list' &&
  chosen.every(({ cell }) => cell === 'type' || cell === 'city');
