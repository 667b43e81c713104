import type { PropertyCardRecord } from '../../catalogue/property-card';
import type { FoundProperty, SearchIndex } from '../../catalogue/search-index';
import { PROPERTIES_SENT } from '../../catalogue/search-index';
import { cityName } from '../../format/address';
import { truncate } from '../../format/excerpt';
import { imageUrl } from '../../images/image';
import type { Visit } from '../../visit';

const NONE = { sale: 0, rent: 0 };

/** The types of the catalogue in their order, in the visitor's language. */
export const searchedTypes = ({ snapshot, catalogueLanguage }: Visit) =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({ webId: Number(WebID), name: Name }));

/** What the results panel searches, made of the version this visitor is shown. */
export async function searchIndex(visit: Visit): Promise<SearchIndex> {
  const { snapshot, catalogueLanguage } = visit;
  const { index, counts } = snapshot.catalogue;
  const types = searchedTypes(visit).map((type) => ({
    ...type,
    ...(counts.byCategory.get(type.webId) ?? NONE),
  }));
  const cities = index.cities.map((city, number) => ({
    ...city,
    label: `${cityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`,
    ...(counts.byCity[number] ?? NONE),
  }));
  if (index.count > PROPERTIES_SENT) return { types, cities };
  const all = await snapshot.catalogue.cards([...index.columns.id], catalogueLanguage);
  return { types, cities, properties: all.map((property) => foundProperty(visit, property)) };
}

export function foundProperty(visit: Visit, property: PropertyCardRecord): FoundProperty {
  const { snapshot, href } = visit;
  const project = snapshot.catalogue.projects.find(
    ({ ID, language }) => ID === property.ProjectID && language === property.language,
  );
  const picture = property.SmallPictureItem?.Url;
  return {
    id: property.ID,
    headline: truncate(property.TypeDescription),
    ...(picture && { thumbnail: imageUrl(picture, 100, snapshot.site.configuration.images) }),
    href: href.property(property, project),
  };
}
