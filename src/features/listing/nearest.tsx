import { citiesNamed } from '../../domain/catalogue/listing/cities';
import type { Wish } from '../../domain/catalogue/listing/filter-match';
import { listing } from '../../domain/catalogue/listing/listing';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { relaxed, WITHOUT } from '../../domain/catalogue/listing/nearest';
import { nearest as nearestNames } from '../../domain/catalogue/search/nearest';
import { cityName } from '../../domain/format/address';
import type { CatalogueLanguage } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { CardGridProps, RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import type { ListingRequest } from './query';
import { catalogueQuery, listingQueryString, NO_WISHES } from './query';

/** What comes closest to a request that nothing answers, and what of it was given up. */
export interface Nearest {
  without: readonly Wish[];
  ids: number[];
  total: number;
  /** Towns that may have been meant by names that no town has, by their number in the index. */
  towns: number[];
}

/** At most `most` of what a request with the fewest wishes given up finds; undefined in an empty section. */
export function nearestMatches(
  index: ListingIndex,
  section: ListingSection,
  request: ListingRequest,
  language: CatalogueLanguage,
  most = 3,
): Nearest | undefined {
  const weaker = relaxed(index, catalogueQuery(section, request));
  if (!weaker) return undefined;
  const ids = listing(index, weaker.query, language);
  const towns = request.cities
    .filter((city) => citiesNamed(index, city).length === 0)
    .flatMap(({ name }) => nearestNames({ types: [], cities: index.cities }, name).cities);
  return { without: weaker.without, ids: ids.slice(0, most), total: ids.length, towns };
}

interface NearestMatchesProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  cards: readonly RenderedCard[];
  nearest?: Nearest | undefined;
  tile: CardGridProps['tile'];
}

/** Nothing matches: what comes nearest, what was given up for it, and the demand register (look.md). */
export function NearestMatches(props: NearestMatchesProps) {
  const { ctx, section, request, cards, nearest, tile } = props;
  const { t, href, language, snapshot } = ctx;
  if (!nearest) return <p className="lead listing__nothing">{t('NO_PROPERTIES')}</p>;
  const { without, total, towns } = nearest;
  const names = new Intl.ListFormat(language).format(without.map((wish) => t(NAME[wish])));
  const all = listingQueryString(request, changeOf(without));
  return (
    <>
      <p className="lead listing__nothing">
        {t('NO_PROPERTIES')} {t('NEAREST_GIVEN_UP', { names, count: total })}
      </p>
      {towns.length > 0 && (
        <p className="listing__meant">
          {t('SEARCH_TOWN_MEANT')}{' '}
          {towns.map((town) => {
            const city = snapshot.catalogue.index.cities[town];
            if (!city) return null;
            const wish = { name: city.Name, zip: city.Zip };
            const query = listingQueryString(request, { cities: [wish], page: 1 });
            return (
              <a key={town} rel="nofollow" href={href.page(section) + query}>
                {`${cityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`}
              </a>
            );
          })}
        </p>
      )}
      <div className="listing__bar">
        <h2>{t('NEAREST_MATCHES')}</h2>
        <a href={href.page(section) + all}>{t('SHOW_RESULTS', { count: total })}</a>
      </div>
      <CardGrid cards={cards} opens tile={tile} />
    </>
  );
}

/** The wishes as a sentence names them. */
const NAME: Record<Wish, TextKey> = {
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

const changeOf = (without: readonly Wish[]): Partial<ListingRequest> => ({
  page: 1,
  ...Object.fromEntries(
    without.flatMap((wish) => WITHOUT[wish].map((field) => [field, NO_WISHES[field]])),
  ),
});
