import { EPC_LETTERS } from '../../domain/catalogue/energy';
import type { Facets } from '../../domain/catalogue/listing/facets';
import { EPC_STEPS, PRICE_STEPS } from '../../domain/catalogue/listing/filter-thresholds';
import { LISTING_STATES } from '../../domain/catalogue/listing/listing-query';
import { cityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { ListingRequest } from './query';
import { PARAMETER } from './query';

/** One thing to choose: its name and value in the address, how it is called, and how many it would give. */
export interface Choice {
  name: string;
  value: string;
  label: string;
  count: (facets: Facets) => number;
}

type Side = 'sale' | 'rent';
export const sideOf = (section: ListingSection): Side =>
  section === '/for-rent/' ? 'rent' : 'sale';

export const STATE_NAME: Record<NonNullable<ListingRequest['state']>, TextKey> = {
  available: 'FILTER_STATE_AVAILABLE',
  option: 'UNDER_OPTION',
  new: 'NEW',
};

export const FEATURE_NAME = {
  garden: 'FILTER_GARDEN',
  terrace: 'FILTER_TERRACE',
  garage: 'FILTER_GARAGE',
} as const satisfies Record<string, TextKey>;

export const ALSO_CLOSED: Record<Side, TextKey> = { sale: 'ALSO_SOLD', rent: 'ALSO_RENTED' };

/** As many towns as are told by name; the others are found by typing theirs. */
const CITIES_LISTED = 80;

/** At least so many rooms or square metres. */
export function stepChoices(
  steps: readonly number[],
  wish: 'bedrooms' | 'living' | 'ground',
  labelOf: (value: string) => string,
): Choice[] {
  return steps.map((step, place) => ({
    name: PARAMETER[wish],
    value: String(step),
    label: labelOf(String(step)),
    count: (facets) => facets[wish][place] ?? 0,
  }));
}

export function priceChoices(section: ListingSection, end: 'priceMin' | 'priceMax'): Choice[] {
  return PRICE_STEPS[sideOf(section)].map((step, place) => ({
    name: PARAMETER[end],
    value: String(step),
    label: formatCurrency(step),
    count: (facets) => facets[end][place] ?? 0,
  }));
}

export function epcChoices(labelOf: (letter: string) => string): Choice[] {
  return EPC_STEPS.map((step, place) => {
    const value = EPC_LETTERS[step - 1] ?? '';
    return {
      name: PARAMETER.epc,
      value,
      label: labelOf(value),
      count: ({ epc }) => epc[place] ?? 0,
    };
  });
}

/** The types that anything in the section is of, in their own order. */
export function typeChoices(
  { snapshot, catalogueLanguage }: RequestContext,
  section: ListingSection,
): Choice[] {
  const { counts, index } = snapshot.catalogue;
  return snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .filter(({ WebID }) => (counts.byCategory.get(Number(WebID))?.[sideOf(section)] ?? 0) > 0)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => {
      const bit = index.categories.indexOf(Number(WebID));
      return { name: 'type', value: WebID, label: Name, count: ({ type }) => type[bit] ?? 0 };
    });
}

/** The towns with the most offers, by name; two of one name by their zip too. */
export function cityChoices({ snapshot }: RequestContext, section: ListingSection): Choice[] {
  const { counts, index } = snapshot.catalogue;
  const { listings } = snapshot.site.configuration;
  const offered = index.cities
    .map(({ Name, Zip }, number) => {
      const offers = counts.byCity[number]?.[sideOf(section)] ?? 0;
      const alone = index.cities.filter((other) => other.Name === Name).length === 1;
      return { Name, Zip, number, offers, alone };
    })
    .filter(({ Name, offers }) => Name && offers > 0);
  return offered
    .toSorted((a, b) => b.offers - a.offers)
    .slice(0, CITIES_LISTED)
    .sort((a, b) => a.number - b.number)
    .map(({ Name, Zip, number, alone }) => ({
      name: 'city',
      value: `${Name}|${Zip}`,
      label: cityName(Name, listings) + (alone ? '' : ` [${Zip}]`),
      count: ({ city }) => city[number] ?? 0,
    }));
}

export function featureChoices({ t }: RequestContext): Choice[] {
  return (['garden', 'terrace', 'garage'] as const).map((feature) => ({
    name: PARAMETER[feature],
    value: '1',
    label: t(FEATURE_NAME[feature]),
    count: (facets) => facets[feature],
  }));
}

export function stateChoices({ t }: RequestContext): Choice[] {
  return LISTING_STATES.map((state, place) => ({
    name: PARAMETER.state,
    value: state,
    label: t(STATE_NAME[state]),
    count: (facets) => facets.state[place] ?? 0,
  }));
}

export const closedChoice = ({ t }: RequestContext, section: ListingSection): Choice => ({
  name: PARAMETER.includeClosed,
  value: '1',
  label: t(ALSO_CLOSED[sideOf(section)]),
  count: ({ closed }) => closed,
});

/** The name of a type in the visitor's language, whether or not anything in the section is of it. */
export const typeName = (
  { snapshot, catalogueLanguage }: RequestContext,
  type: number,
): string | undefined =>
  snapshot.site.categories.find(
    ({ language, WebID }) => language === catalogueLanguage && Number(WebID) === type,
  )?.Name;
