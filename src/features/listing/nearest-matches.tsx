import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { Filter } from '../../domain/catalogue/listing/filter-match';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { FILTER_FIELDS, relaxQuery } from '../../domain/catalogue/listing/relax-query';
import { fuzzySearch as nearestNames } from '../../domain/catalogue/search/fuzzy-search';
import { formatCityName } from '../../domain/format/address';
import type { CatalogueLanguage } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { CardGridProps, RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, NO_FILTERS, toListingQuery } from './listing-request';

/** What comes closest to a request that nothing answers, and what of it was given up. */
export interface NearestResult {
  droppedFilters: readonly Filter[];
  ids: number[];
  total: number;
  /** Towns that may have been meant by names that no town has, by their number in the index. */
  suggestedCities: number[];
}

/** At most `most` of what a request with the fewest wishes given up finds; undefined in an empty section. */
export function findNearestMatches(
  index: ListingIndex,
  section: ListingSection,
  request: ListingRequest,
  language: CatalogueLanguage,
  most = 3,
): NearestResult | undefined {
  const weaker = relaxQuery(index, toListingQuery(section, request));
  if (!weaker) return undefined;
  const ids = findListingIds(index, weaker.query, language);
  const towns = request.cities
    .filter((city) => findCityNumbers(index, city).length === 0)
    .flatMap(({ name }) => nearestNames({ types: [], cities: index.cities }, name).cities);
  return {
    droppedFilters: weaker.droppedFilters,
    ids: ids.slice(0, most),
    total: ids.length,
    suggestedCities: towns,
  };
}

interface NearestMatchesProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  cards: readonly RenderedCard[];
  nearest?: NearestResult | undefined;
  tile: CardGridProps['tile'];
}

/** Nothing matches: what comes nearest, what was given up for it, and the demand register (docs/look.md). */
export function NearestMatches(props: NearestMatchesProps) {
  const { ctx, section, request, cards, nearest, tile } = props;
  const { t, href, language, snapshot } = ctx;
  if (!nearest) return <p className="lead listing__empty">{t('NO_PROPERTIES')}</p>;
  const { droppedFilters, total, suggestedCities } = nearest;
  const names = new Intl.ListFormat(language).format(
    droppedFilters.map((wish) => t(FILTER_TEXTS[wish])),
  );
  const all = buildListingSearch(request, buildFilterReset(droppedFilters));
  return (
    <>
      <p className="lead listing__empty">
        {t('NO_PROPERTIES')} {t('NEAREST_GIVEN_UP', { names, count: total })}
      </p>
      {suggestedCities.length > 0 && (
        <p className="listing__suggestions">
          {t('SEARCH_TOWN_MEANT')}{' '}
          {suggestedCities.map((town) => {
            const city = snapshot.catalogue.index.cities[town];
            if (!city) return null;
            const wish = { name: city.Name, zip: city.Zip };
            const query = buildListingSearch(request, { cities: [wish], page: 1 });
            return (
              <a key={town} rel="nofollow" href={href.page(section) + query}>
                {`${formatCityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`}
              </a>
            );
          })}
        </p>
      )}
      <div className="listing__bar">
        <h2>{t('NEAREST_MATCHES')}</h2>
        <a href={href.page(section) + all}>{t('SHOW_RESULTS', { count: total })}</a>
      </div>
      <CardGrid cards={cards} tile={tile} />
    </>
  );
}

/** The wishes as a sentence names them. */
const FILTER_TEXTS: Record<Filter, TextKey> = {
  closed: 'WISH_STATE',
  garden: 'WISH_GARDEN',
  terrace: 'WISH_TERRACE',
  garage: 'WISH_GARAGE',
  type: 'WISH_TYPE',
  city: 'WISH_CITY',
  price: 'WISH_PRICE',
  bedrooms: 'WISH_BEDROOMS',
  living: 'WISH_LIVING',
  ground: 'WISH_GROUND',
  epc: 'WISH_EPC',
  state: 'WISH_STATE',
  area: 'WISH_AREA',
};

const buildFilterReset = (without: readonly Filter[]): Partial<ListingRequest> => ({
  page: 1,
  ...Object.fromEntries(
    without.flatMap((wish) => FILTER_FIELDS[wish].map((field) => [field, NO_FILTERS[field]])),
  ),
});
