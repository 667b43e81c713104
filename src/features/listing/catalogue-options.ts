import type { Facets } from '../../domain/catalogue/listing/facets';
import { isOfferedFor } from '../../domain/catalogue/property-category';
import type { CriterionField } from '../../domain/criteria/criteria';
import { formatCityName } from '../../domain/format/address';
import { formatWord } from '../../domain/language/catalogue-words';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';

/** One option of a filter: query parameter, value and text. */
export interface FilterOption {
  name: string;
  value: string;
  label: string;
  /** Returns the number of properties that the option would give. */
  count: (facets: Facets) => number;
}

export type SectionGoal = 'sale' | 'rent';
export const getSectionGoal = (section: ListingSection): SectionGoal =>
  section === '/for-rent/' ? 'rent' : 'sale';

/** Maximum cities with a checkbox, the largest; the others are found by typing their name. */
const MAX_CITY_OPTIONS = 80;

export const createOption = (
  name: string,
  field: CriterionField,
  value: string,
  label: string,
  index: number,
): FilterOption => ({ name, value, label, count: (facets) => facets[field]?.[index] ?? 0 });

/** Returns the types that at least one open property of the section has, in their own order. */
export function createTypeOptions(
  { snapshot, language, catalogueLanguage }: RequestContext,
  section: ListingSection,
): FilterOption[] {
  const { counts, index } = snapshot.catalogue;
  const goal = getSectionGoal(section);
  return snapshot.site.categories
    .filter((category) => category.language === catalogueLanguage)
    .filter((category) => isOfferedFor(category, goal))
    .filter(({ WebID }) => (counts.byCategory.get(Number(WebID))?.[goal] ?? 0) > 0)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) =>
      createOption(
        'type',
        'types',
        WebID,
        formatWord('MainTypeName', Name, language),
        index.categories.indexOf(Number(WebID)),
      ),
    );
}

/**
 * Returns the cities with the most properties, sorted by name; those that share a name get their
 * zip.
 */
export function createCityOptions(
  { snapshot }: RequestContext,
  section: ListingSection,
): FilterOption[] {
  const { counts, index } = snapshot.catalogue;
  const { listings } = snapshot.site.configuration;
  return index.cities
    .map((city, number) => ({
      ...city,
      number,
      listingCount: counts.byCity[number]?.[getSectionGoal(section)] ?? 0,
    }))
    .filter(({ Name, listingCount }) => Name && listingCount > 0)
    .sort((a, b) => b.listingCount - a.listingCount)
    .slice(0, MAX_CITY_OPTIONS)
    .sort((a, b) => a.number - b.number)
    .map(({ Name, Zip, number }) => {
      const isUnique = index.cities.filter((other) => other.Name === Name).length === 1;
      const label = formatCityName(Name, listings) + (isUnique ? '' : ` [${Zip}]`);
      return createOption('city', 'cities', `${Name}|${Zip}`, label, number);
    });
}
