import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatCityName } from '../../domain/format/address';
import { truncateHeadline } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import { CategoryIcon } from './category-icon';
import type { TextMatches } from './engine/search';
import type { SearchSuggestion } from './engine/suggestions';
import { getSearchableTypes, NO_COUNTS } from './search-index-data';

interface SearchGroupsProps {
  ctx: RequestContext;
  matches: TextMatches;
  properties: readonly PropertyCardRecord[];
}

/** The groups of §5: types and cities with links to sale and rent, and the property of a reference. */
export function SearchGroups({ ctx, matches, properties }: SearchGroupsProps) {
  const { t, snapshot } = ctx;
  const { catalogue, site } = snapshot;
  const { counts, index } = catalogue;
  const types = getSearchableTypes(ctx).filter(({ webId }) => matches.types.includes(webId));
  return (
    <>
      <ResultGroup title={t('TYPE')} empty={types.length === 0}>
        {types.map(({ webId, name }) => (
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
    </>
  );
}

export function ResultGroup({
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
export function ResultRow({
  ctx,
  name,
  icon,
  counts,
  query,
}: SearchSuggestion & { ctx: RequestContext; icon?: React.ReactNode }) {
  const { t, href } = ctx;
  const links = [
    { label: t('FOR_SALE'), count: counts.sale, url: href.find('/for-sale/') },
    { label: t('FOR_RENT'), count: counts.rent, url: href.find('/for-rent/') },
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
        return count === 0 || !url ? (
          <span key={label} className="search__no-link">
            {label}
          </span>
        ) : (
          <a key={label} href={query ? `${url}?${query}` : url} aria-label={`${name}, ${text}`}>
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
        <span lang={getTextLang(property, ctx.language)}>
          {truncateHeadline(property.TypeDescription)}
        </span>
        <span>{t('SEARCH_REFERENCE', { id: property.ID })}</span>
      </a>
    </li>
  );
}
