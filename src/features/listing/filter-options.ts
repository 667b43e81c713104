import { EPC_LETTERS } from '../../domain/catalogue/energy';
import type { Facets } from '../../domain/catalogue/listing/facets';
import { EPC_THRESHOLDS, PRICE_THRESHOLDS } from '../../domain/catalogue/listing/filter-thresholds';
import { STATE_FILTERS } from '../../domain/catalogue/listing/listing-query';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { ListingRequest } from './listing-request';
import { PARAMETER_NAMES } from './listing-request';

/** One thing to choose: its name and value in the address, how it is called, and how many it would give. */
export interface FilterOption {
  name: string;
  value: string;
  label: string;
  count: (facets: Facets) => number;
}

type SectionGoal = 'sale' | 'rent';
export const getSectionGoal = (section: ListingSection): SectionGoal =>
  section === '/for-rent/' ? 'rent' : 'sale';

export const STATE_FILTER_TEXTS: Record<NonNullable<ListingRequest['state']>, TextKey> = {
  available: 'FILTER_STATE_AVAILABLE',
  option: 'UNDER_OPTION',
  new: 'NEW',
};

export const FEATURE_FILTER_TEXTS = {
  garden: 'FILTER_GARDEN',
  terrace: 'FILTER_TERRACE',
  garage: 'FILTER_GARAGE',
} as const satisfies Record<string, TextKey>;

export const INCLUDE_CLOSED_TEXTS: Record<SectionGoal, TextKey> = {
  sale: 'ALSO_SOLD',
  rent: 'ALSO_RENTED',
};

/** As many towns as are told by name; the others are found by typing theirs. */
const MAX_CITY_OPTIONS = 80;

/** At least so many rooms or square metres. */
export function createThresholdOptions(
  steps: readonly number[],
  wish: 'bedrooms' | 'living' | 'ground',
  labelOf: (value: string) => string,
): FilterOption[] {
  return steps.map((step, place) => ({
    name: PARAMETER_NAMES[wish],
    value: String(step),
    label: labelOf(String(step)),
    count: (facets) => facets[wish][place] ?? 0,
  }));
}

export function createPriceOptions(
  section: ListingSection,
  end: 'priceMin' | 'priceMax',
): FilterOption[] {
  return PRICE_THRESHOLDS[getSectionGoal(section)].map((step, place) => ({
    name: PARAMETER_NAMES[end],
    value: String(step),
    label: formatCurrency(step),
    count: (facets) => facets[end][place] ?? 0,
  }));
}

export function createEpcOptions(labelOf: (letter: string) => string): FilterOption[] {
  return EPC_THRESHOLDS.map((step, place) => {
    const value = EPC_LETTERS[step - 1] ?? '';
    return {
      name: PARAMETER_NAMES.epc,
      value,
      label: labelOf(value),
      count: ({ epc }) => epc[place] ?? 0,
    };
  });
}

/** The types that anything in the section is of, in their own order. */
export function createTypeOptions(
  { snapshot, catalogueLanguage }: RequestContext,
  section: ListingSection,
): FilterOption[] {
  const { counts, index } = snapshot.catalogue;
  return snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .filter(
      ({ WebID }) => (counts.byCategory.get(Number(WebID))?.[getSectionGoal(section)] ?? 0) > 0,
    )
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => {
      const bit = index.categories.indexOf(Number(WebID));
      return { name: 'type', value: WebID, label: Name, count: ({ type }) => type[bit] ?? 0 };
    });
}

/** The towns with the most offers, by name; two of one name by their zip too. */
export function createCityOptions(
  { snapshot }: RequestContext,
  section: ListingSection,
): FilterOption[] {
  const { counts, index } = snapshot.catalogue;
  const { listings } = snapshot.site.configuration;
  const offered = index.cities
    .map(({ Name, Zip }, number) => {
      const offers = counts.byCity[number]?.[getSectionGoal(section)] ?? 0;
      const alone = index.cities.filter((other) => other.Name === Name).length === 1;
      return { Name, Zip, number, offers, alone };
    })
    .filter(({ Name, offers }) => Name && offers > 0);
  return offered
    .toSorted((a, b) => b.offers - a.offers)
    .slice(0, MAX_CITY_OPTIONS)
    .sort((a, b) => a.number - b.number)
    .map(({ Name, Zip, number, alone }) => ({
      name: 'city',
      value: `${Name}|${Zip}`,
      label: formatCityName(Name, listings) + (alone ? '' : ` [${Zip}]`),
      count: ({ city }) => city[number] ?? 0,
    }));
}

export function createFeatureOptions({ t }: RequestContext): FilterOption[] {
  return (['garden', 'terrace', 'garage'] as const).map((feature) => ({
    name: PARAMETER_NAMES[feature],
    value: '1',
    label: t(FEATURE_FILTER_TEXTS[feature]),
    count: (facets) => facets[feature],
  }));
}

export function createStateOptions({ t }: RequestContext): FilterOption[] {
  return STATE_FILTERS.map((state, place) => ({
    name: PARAMETER_NAMES.state,
    value: state,
    label: t(STATE_FILTER_TEXTS[state]),
    count: (facets) => facets.state[place] ?? 0,
  }));
}

export const createIncludeClosedOption = (
  { t }: RequestContext,
  section: ListingSection,
): FilterOption => ({
  name: PARAMETER_NAMES.includeClosed,
  value: '1',
  label: t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]),
  count: ({ closed }) => closed,
});

/** The name of a type in the visitor's language, whether or not anything in the section is of it. */
export const findTypeName = (
  { snapshot, catalogueLanguage }: RequestContext,
  type: number,
): string | undefined =>
  snapshot.site.categories.find(
    ({ language, WebID }) => language === catalogueLanguage && Number(WebID) === type,
  )?.Name;
