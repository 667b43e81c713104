import { isClosed, stateOf } from '../../domain/catalogue/listing/listing-state';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { FoundProperty, SearchIndex } from '../../domain/catalogue/search/search-index';
import { PROPERTIES_SENT } from '../../domain/catalogue/search/search-index';
import { cityName } from '../../domain/format/address';
import { truncate } from '../../domain/format/excerpt';
import { imageUrl } from '../../domain/images/image';
import type { RequestContext } from '../../platform/request-context';

const NONE = { sale: 0, rent: 0 };

/** The types of the catalogue in their order with their kinds, in the visitor's language. */
export const searchedTypes = ({ snapshot, catalogueLanguage }: RequestContext) =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({
      webId: Number(WebID),
      name: Name,
      kinds: snapshot.catalogue.index.kinds
        .filter(({ category }) => category === Number(WebID))
        .map((kind) => kind[catalogueLanguage]),
    }));

/** All that can be found by name, with its counts, made of the version this visitor is shown. */
export function countedNames(ctx: RequestContext): Omit<SearchIndex, 'properties'> {
  const { snapshot } = ctx;
  const { index, counts } = snapshot.catalogue;
  const types = searchedTypes(ctx).map((type) => ({
    ...type,
    ...(counts.byCategory.get(type.webId) ?? NONE),
  }));
  const cities = index.cities.map((city, number) => ({
    ...city,
    label: `${cityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`,
    ...(counts.byCity[number] ?? NONE),
  }));
  return { all: counts.all, types, cities };
}

/** What the results panel searches. */
export async function searchIndex(ctx: RequestContext): Promise<SearchIndex> {
  const { catalogue } = ctx.snapshot;
  const { index } = catalogue;
  const names = countedNames(ctx);
  if (index.count > PROPERTIES_SENT) return names;
  const cards = await catalogue.cards([...index.columns.id], ctx.catalogueLanguage);
  return { ...names, properties: cards.map((property) => foundProperty(ctx, property)) };
}

export function foundProperty(ctx: RequestContext, property: PropertyCardRecord): FoundProperty {
  const { snapshot, href } = ctx;
  const picture = property.SmallPictureItem?.Url;
  const { configuration } = snapshot.site;
  return {
    id: property.ID,
    ...(!isClosed(stateOf(property, configuration.listings)) && { kind: property.MainTypeName }),
    headline: truncate(property.TypeDescription),
    ...(picture && { thumbnail: imageUrl(picture, 100, configuration.images) }),
    href: href.property(property),
  };
}
