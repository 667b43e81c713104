import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { SearchMatches } from '../../domain/catalogue/search/search';
import type { SearchSuggestion } from '../../domain/catalogue/search/suggestions';
import { formatCityName } from '../../domain/format/address';
import { truncateHeadline } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { SearchForm } from '../../views/layout/search-form';
import { SuggestedProperties } from '../../views/layout/suggested-properties';
import { CategoryIcon } from '../../views/ui/category-icon';
import { NO_COUNTS } from './search-index-data';

export interface SearchPageProps {
  ctx: RequestContext;
  text: string;
  types: readonly { webId: number; name: string }[];
  matches: SearchMatches;
  properties: readonly PropertyCardRecord[];
  /** Lists that were probably meant if the text has no results. */
  suggestions: readonly SearchSuggestion[];
  /** Properties to show if the text has no results. */
  alternatives: readonly RenderedCard[];
}

/**
 * The search results: types, cities and properties, types and cities with links to sale and rent.
 */
export function SearchPage(props: SearchPageProps) {
  const { ctx, text, types, matches, properties, suggestions, alternatives } = props;
  const { t, href, snapshot } = ctx;
  const { catalogue, site } = snapshot;
  const { counts, index } = catalogue;
  const visibleTypes = types.filter(({ webId }) => matches.types.includes(webId));
  const isEmpty = visibleTypes.length + matches.cities.length + properties.length === 0;
  return (
    <div className="page search">
      <h1>{t('SEARCH_RESULTS')}</h1>
      <SearchForm ctx={ctx} text={text} />
      {isEmpty && (
        <>
          {suggestions.length === 0 && (
            <p className="lead search__empty" role="status">
              {t('SEARCH_NO_RESULTS', { text })}
            </p>
          )}
          <ResultGroup title={t('SEARCH_NEAR')} empty={suggestions.length === 0}>
            {suggestions.map((suggestion) => (
              <ResultRow key={suggestion.query} ctx={ctx} {...suggestion} />
            ))}
          </ResultGroup>
          <ul className="search__group">
            <ResultRow ctx={ctx} name={t('SEARCH_ALL')} query="" counts={counts.all} />
          </ul>
          <p className="search__demand">
            {t('DEMAND_TILE_TITLE')}{' '}
            <a href={href.page('/demand-register/')}>{t('DEMAND_TILE_ACTION')}</a>
          </p>
        </>
      )}
      <SuggestedProperties ctx={ctx} cards={alternatives} />
      <ResultGroup title={t('TYPE')} empty={visibleTypes.length === 0}>
        {visibleTypes.map(({ webId, name }) => (
          <ResultRow
            key={webId}
            ctx={ctx}
            name={name}
            icon={<CategoryIcon webId={webId} />}
            counts={counts.byCategory.get(webId) ?? NO_COUNTS}
            query={`type=${webId}`}
          />
        ))}
      </ResultGroup>
      <ResultGroup title={t('CITY')} empty={matches.cities.length === 0}>
        {matches.cities.map((number) => {
          const city = index.cities[number];
          return city ? (
            <ResultRow
              key={number}
              ctx={ctx}
              name={`${formatCityName(city.Name, site.configuration.listings)} [${city.Zip}]`}
              counts={counts.byCity[number] ?? NO_COUNTS}
              query={`city=${encodeURIComponent(`${city.Name}|${city.Zip}`)}`}
            />
          ) : null;
        })}
      </ResultGroup>
      <ResultGroup title={t('PROPERTY')} empty={properties.length === 0}>
        {properties.map((property) => (
          <PropertyResult key={property.ID} ctx={ctx} property={property} />
        ))}
      </ResultGroup>
    </div>
  );
}

function ResultGroup({
  title,
  empty,
  children,
}: {
  title: string;
  empty: boolean;
  children: React.ReactNode;
}) {
  if (empty) return null;
  return (
    <section className="search__group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/**
 * A type or city with links to its listings for sale and for rent; a link without listings is
 * greyed out (§2.9).
 */
function ResultRow({
  ctx,
  name,
  icon,
  counts,
  query,
}: SearchSuggestion & { ctx: RequestContext; icon?: React.ReactNode }) {
  const { t, href } = ctx;
  const search = query && `?${query}`;
  const links = [
    { label: t('FOR_SALE'), count: counts.sale, url: href.page('/for-sale/') + search },
    { label: t('FOR_RENT'), count: counts.rent, url: href.page('/for-rent/') + search },
  ];
  const { showSearchCount } = ctx.snapshot.site.configuration.searchBlock;
  return (
    <li className="search__row">
      <span className="search__name">
        {icon}
        {name}
      </span>
      {links.map(({ label, count, url }) => {
        const text = showSearchCount ? `${label} (${count})` : label;
        return count === 0 ? (
          <span key={label} className="search__no-link">
            {label}
          </span>
        ) : (
          <a key={label} href={url} aria-label={`${name}, ${text}`}>
            {text}
          </a>
        );
      })}
    </li>
  );
}

function PropertyResult({ ctx, property }: { ctx: RequestContext; property: PropertyCardRecord }) {
  const { t, href, snapshot } = ctx;
  const picture = property.SmallPictureItem?.Url;
  return (
    <li>
      <a className="search__property" href={href.property(property)}>
        {picture && (
          <img
            src={buildImageUrl(picture, 100, snapshot.site.configuration.images)}
            alt=""
            width={60}
            height={60}
            loading="lazy"
          />
        )}
        <span lang={property.language === ctx.language ? undefined : property.language}>
          {truncateHeadline(property.TypeDescription)}
        </span>
        <span>{t('SEARCH_REFERENCE', { id: property.ID })}</span>
      </a>
    </li>
  );
}
