import { Hono } from 'hono';
import type { App } from '../../app';
import { propertyCards } from '../../cards/property-cards';
import { listing as find, pageOf } from '../../catalogue/listing';
import { cityName } from '../../format/address';
import type { TextKey } from '../../language/texts';
import type { ListingSection } from '../../routing/section';
import { LISTING_SECTIONS } from '../../routing/section';
import { alternates } from '../../seo/alternates';
import { nearestMatches } from './nearest';
import { ListingPage } from './page';
import { catalogueQuery, listingQueryString, parseListingQuery } from './query';

const TITLE: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_TITLE_FOR_SALE',
  '/for-rent/': 'LISTING_TITLE_FOR_RENT',
  '/Bouwgrond/': 'LISTING_TITLE_BUILDING_PLOTS',
};

const DESCRIPTION: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_DESCRIPTION_FOR_SALE',
  '/for-rent/': 'LISTING_DESCRIPTION_FOR_RENT',
  '/Bouwgrond/': 'LISTING_DESCRIPTION_BUILDING_PLOTS',
};

/** The lists of §2.2: for sale, for rent, building plots. */
export const listing = new Hono<App>();

for (const section of LISTING_SECTIONS) {
  listing.get(section, async (c) => {
    const { visit } = c.var;
    const { snapshot, catalogueLanguage, t } = visit;
    const request = parseListingQuery(new URL(c.req.url).searchParams);
    const found = find(
      snapshot.catalogue.index,
      catalogueQuery(section, request),
      catalogueLanguage,
    );
    const page = pageOf(found, request.page);
    const nearest =
      page.total === 0
        ? nearestMatches(snapshot.catalogue.index, section, request, catalogueLanguage)
        : undefined;
    const cards = await propertyCards(visit, nearest?.ids ?? page.ids);
    const query = listingQueryString(request, { page: page.page });
    const [city] = request.cities;
    const title =
      city && request.cities.length === 1
        ? t(`${TITLE[section]}_IN` as TextKey, {
            city: cityName(city.name, snapshot.site.configuration.listings),
          })
        : t(TITLE[section]);
    const props = { visit, section, request, page, found, cards, nearest, title };
    return c.render(<ListingPage {...props} />, {
      visit,
      sheet: request.view === 'list' ? 'listing' : 'listing-map',
      head: {
        title: page.page > 1 ? `${title}, ${t('PAGE_NUMBER', { page: page.page })}` : title,
        description: t(DESCRIPTION[section], { count: page.total }),
        paths: alternates(visit, section, query),
      },
    });
  });
}
