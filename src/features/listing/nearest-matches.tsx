import { fuzzySearch } from '../../domain/catalogue/fuzzy-search';
import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { relaxQuery } from '../../domain/catalogue/listing/relax-query';
import type { ListingSelection } from '../../domain/catalogue/listing/selection';
import type { CriterionName } from '../../domain/criteria/criteria';
import { getCriterion } from '../../domain/criteria/criteria';
import { formatCityName } from '../../domain/format/address';
import type { CatalogueLanguage } from '../../domain/language/language';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { CardGridProps, RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, clearFilters } from './listing-request';

/** The properties closest to a request without matches, and the criteria that were dropped for them. */
export interface NearestResult {
  droppedCriteria: readonly CriterionName[];
  ids: number[];
  total: number;
  /** Numbers in the index of cities with a name similar to a requested one that does not exist. */
  suggestedCities: number[];
}

/** Finds at most `limit` properties with the fewest filters dropped; undefined in an empty section. */
export function findNearestMatches(
  index: ListingIndex,
  query: ListingQuery,
  selection: ListingSelection,
  language: CatalogueLanguage,
  limit = 3,
): NearestResult | undefined {
  const relaxed = relaxQuery(query, selection);
  if (!relaxed) return undefined;
  const ids = findListingIds(index, relaxed.query, language);
  const suggestedCities = (query.cities ?? [])
    .filter((city) => findCityNumbers(index, city).length === 0)
    .flatMap(({ name }) => fuzzySearch({ types: [], cities: index.cities }, name).cities);
  return {
    droppedCriteria: relaxed.droppedCriteria,
    ids: ids.slice(0, limit),
    total: ids.length,
    suggestedCities,
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

/** A list without matches: the nearest ones, the filters dropped for them, the demand register (docs/look.md). */
export function NearestMatches(props: NearestMatchesProps) {
  const { ctx, section, request, cards, nearest, tile } = props;
  const { t, href, language, snapshot } = ctx;
  if (!nearest) return <p className="lead listing__empty">{t('NO_PROPERTIES')}</p>;
  const { droppedCriteria, total, suggestedCities } = nearest;
  const names = new Intl.ListFormat(language).format(
    droppedCriteria.map((name) => t(getCriterion(name).droppedText)),
  );
  const relaxedSearch = buildListingSearch(request, clearFilters(droppedCriteria));
  return (
    <>
      <p className="lead listing__empty">
        {t('NO_PROPERTIES')} {t('NEAREST_GIVEN_UP', { names, count: total })}
      </p>
      {suggestedCities.length > 0 && (
        <p className="listing__suggestions">
          {t('SEARCH_CITY_MEANT')}{' '}
          {suggestedCities.map((number) => {
            const city = snapshot.catalogue.index.cities[number];
            if (!city) return null;
            const cities = [{ name: city.Name, zip: city.Zip }];
            const query = buildListingSearch(request, { cities, page: 1 });
            return (
              <a key={number} rel="nofollow" href={href.page(section) + query}>
                {`${formatCityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`}
              </a>
            );
          })}
        </p>
      )}
      <div className="listing__bar">
        <h2>{t('NEAREST_MATCHES')}</h2>
        <a href={href.page(section) + relaxedSearch}>{t('SHOW_RESULTS', { count: total })}</a>
      </div>
      <CardGrid cards={cards} tile={tile} />
    </>
  );
}
