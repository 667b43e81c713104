import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { formatCityName } from '../../domain/format/address';
import { truncateHeadline } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import { formatWord } from '../../domain/language/catalogue-words';
import type { RequestContext } from '../../platform/request-context';
import { countTypesByCity } from './engine/city-type-counts';
import type { FoundProperty, SearchIndex } from './engine/search-index';
import { MAX_INDEXED_PROPERTIES } from './engine/search-index';

/** The counts of a type or city that no property has. */
export const NO_COUNTS = { sale: 0, rent: 0 };

/**
 * Returns the types of the catalogue in their order with their kinds, in the visitor's language.
 */
export const getSearchableTypes = ({
  snapshot,
  catalogueLanguage,
  language,
}: Pick<RequestContext, 'snapshot' | 'catalogueLanguage' | 'language'>) =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name, Sale, Rent }) => ({
      webId: Number(WebID),
      name: formatWord('MainTypeName', Name, language),
      // A type that is not offered for sale or for rent has no link there (§3, Sale and Rent).
      isForSale: Sale,
      isForRent: Rent,
      kinds: snapshot.catalogue.index.kinds
        .filter(({ category }) => category === Number(WebID))
        .map((kind) => formatWord('MainTypeName', kind[catalogueLanguage], language)),
    }));

/** Returns all types and cities with their counts. */
export function buildSearchNames(ctx: RequestContext): Omit<SearchIndex, 'properties'> {
  const { snapshot } = ctx;
  const { index, counts } = snapshot.catalogue;
  const typesByCity = countTypesByCity(index);
  const types = getSearchableTypes(ctx).map(({ isForSale, isForRent, ...type }) => {
    const { sale, rent } = counts.byCategory.get(type.webId) ?? NO_COUNTS;
    return { ...type, sale: isForSale ? sale : 0, rent: isForRent ? rent : 0 };
  });
  const cities = index.cities.map((city, number) => ({
    ...city,
    label: `${formatCityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`,
    ...(counts.byCity[number] ?? NO_COUNTS),
    types: typesByCity[number] ?? [],
  }));
  return { all: counts.all, types, cities };
}

/** Loads the index that the results panel searches. */
export async function loadSearchIndex(ctx: RequestContext): Promise<SearchIndex> {
  const { catalogue } = ctx.snapshot;
  const { index } = catalogue;
  const names = buildSearchNames(ctx);
  if (index.count > MAX_INDEXED_PROPERTIES) return names;
  const cards = await catalogue.loadCards([...index.columns.id], ctx.catalogueLanguage);
  return { ...names, properties: cards.map((property) => toFoundProperty(ctx, property)) };
}

/** The panel shows the best; the page has all. */
const MAX_PROPERTIES = 3;

/** Loads the entries of the first properties of an answer. */
export async function loadBest(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<FoundProperty[]> {
  const best = ids.slice(0, MAX_PROPERTIES);
  const cards = await ctx.snapshot.catalogue.loadCards(best, ctx.catalogueLanguage);
  return cards.map((property) => toFoundProperty(ctx, property));
}

/** Returns the entry of a property in the results panel; a sold or rented one has no kind. */
export function toFoundProperty(ctx: RequestContext, property: PropertyCardRecord): FoundProperty {
  const { snapshot, href } = ctx;
  const picture = property.SmallPictureItem?.Url;
  const { configuration } = snapshot.site;
  return {
    id: property.ID,
    ...(!isClosed(getPropertyState(property, configuration.listings)) && {
      kind: formatWord('MainTypeName', property.MainTypeName, ctx.language),
    }),
    headline: truncateHeadline(property.TypeDescription),
    ...(picture && { thumbnail: buildImageUrl(picture, 100, configuration.images) }),
    href: href.property(property),
  };
}
