import { EPC_LETTERS } from '../../domain/catalogue/epc-letters';
import type { Facets } from '../../domain/catalogue/listing/facets';
import { isOfferedFor } from '../../domain/catalogue/property-category';
import type { CriterionField, CriterionName, State } from '../../domain/criteria/criteria';
import { getCriterion, STATES } from '../../domain/criteria/criteria';
import { EPC_THRESHOLDS, PRICE_THRESHOLDS } from '../../domain/criteria/criteria-table';
import type { NumberCriterion, PriceCriterion } from '../../domain/criteria/criterion';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { TextKey, Translate } from '../../domain/language/texts';
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

/** The options of a filter: checkboxes (any), radio buttons (one) or a drop-down list. */
export interface FilterControl {
  kind: 'any' | 'one' | 'list';
  /** Query parameter; that of the first option if the checkboxes have several. */
  name: string;
  label: string;
  options: FilterOption[];
  /** Formats a value of the query string that is not among the options. */
  formatValue?: (value: string) => string;
}

type SectionGoal = 'sale' | 'rent';
export const getSectionGoal = (section: ListingSection): SectionGoal =>
  section === '/for-rent/' ? 'rent' : 'sale';

export const STATE_FILTER_TEXTS: Record<State, TextKey> = {
  available: 'FILTER_STATE_AVAILABLE',
  option: 'UNDER_OPTION',
  new: 'NEW',
};

export const INCLUDE_CLOSED_TEXTS: Record<SectionGoal, TextKey> = {
  sale: 'ALSO_SOLD',
  rent: 'ALSO_RENTED',
};

/** Maximum cities with a checkbox, the largest; the others are found by typing their name. */
const MAX_CITY_OPTIONS = 80;

/** Returns the controls of a criterion; none if lists only understand it. */
export function createFilterControls(
  ctx: RequestContext,
  section: ListingSection,
  name: CriterionName,
): FilterControl[] {
  const { t } = ctx;
  const criterion = getCriterion(name);
  const label = t(criterion.label);
  const [[field = '', { parameter } = { parameter: '' }] = []] = Object.entries(criterion.fields);
  const createOptions = (texts: readonly (readonly [value: string, text: string])[]) =>
    texts.map(([value, text], index) =>
      createOption(parameter, field as CriterionField, value, text, index),
    );
  switch (criterion.kind) {
    case 'number': {
      if (!criterion.thresholds) return [];
      const formatValue = (value: string) => formatMinimum(t, criterion, Number(value));
      const values = criterion.thresholds.map(String);
      const options = createOptions(values.map((value) => [value, formatValue(value)]));
      return [{ kind: 'one', name: parameter, label, options, formatValue }];
    }
    case 'flag':
      return [
        {
          kind: 'any',
          name: parameter,
          label: t('FILTER_FEATURES'),
          options: createOptions([['1', label]]),
        },
      ];
    case 'closed': {
      const text = t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]);
      return [{ kind: 'any', name: parameter, label, options: createOptions([['1', text]]) }];
    }
    case 'state': {
      const options = STATES.map((state) => [state, t(STATE_FILTER_TEXTS[state])] as const);
      return [{ kind: 'one', name: parameter, label, options: createOptions(options) }];
    }
    case 'epc': {
      const formatValue = (letter: string) => t('FILTER_EPC_MIN', { label: letter });
      const letters = EPC_THRESHOLDS.map((rank) => EPC_LETTERS[rank - 1] ?? '');
      const options = createOptions(letters.map((letter) => [letter, formatValue(letter)]));
      return [{ kind: 'one', name: parameter, label, options, formatValue }];
    }
    case 'price':
      return createPriceControls(ctx, section, criterion);
    case 'types': {
      const formatValue = (value: string) => findTypeName(ctx, Number(value)) ?? '';
      return [
        {
          kind: 'any',
          name: parameter,
          label,
          options: createTypeOptions(ctx, section),
          formatValue,
        },
      ];
    }
    case 'places': {
      const { listings } = ctx.snapshot.site.configuration;
      const formatValue = (value: string) => formatCityName(value.split('|')[0] ?? '', listings);
      return [
        {
          kind: 'any',
          name: parameter,
          label,
          options: createCityOptions(ctx, section),
          formatValue,
        },
      ];
    }
    case 'bounds':
      return [];
  }
}

/** Formats a minimum: '3+' for a count, 'Vanaf 150 m²' for an area. */
export const formatMinimum = (t: Translate, { unit }: NumberCriterion, value: number): string =>
  unit === 'count'
    ? `${formatNumber(value)}+`
    : t('FILTER_AREA_MIN', { area: formatNumber(value) });

/**
 * Returns the name of a type in the language of the page, whether or not the section has properties
 * of it.
 */
export const findTypeName = (
  { snapshot, catalogueLanguage }: RequestContext,
  type: number,
): string | undefined =>
  snapshot.site.categories.find(
    ({ language, WebID }) => language === catalogueLanguage && Number(WebID) === type,
  )?.Name;

const createOption = (
  name: string,
  field: CriterionField,
  value: string,
  label: string,
  index: number,
): FilterOption => ({ name, value, label, count: (facets) => facets[field]?.[index] ?? 0 });

const createPriceControls = (
  { t }: RequestContext,
  section: ListingSection,
  { fields }: PriceCriterion,
): FilterControl[] =>
  (['priceMin', 'priceMax'] as const).map((field) => {
    const name = fields[field]?.parameter ?? '';
    const prices = PRICE_THRESHOLDS[getSectionGoal(section)];
    return {
      kind: 'list',
      name,
      label: t(field === 'priceMin' ? 'FILTER_PRICE_MIN' : 'FILTER_PRICE_MAX'),
      options: prices.map((price, index) =>
        createOption(name, field, String(price), formatCurrency(price), index),
      ),
      formatValue: (value) => formatCurrency(Number(value)),
    };
  });

/** Returns the types that at least one open property of the section has, in their own order. */
function createTypeOptions(
  { snapshot, catalogueLanguage }: RequestContext,
  section: ListingSection,
): FilterOption[] {
  const { counts, index } = snapshot.catalogue;
  const goal = getSectionGoal(section);
  return snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .filter((category) => isOfferedFor(category, goal))
    .filter(({ WebID }) => (counts.byCategory.get(Number(WebID))?.[goal] ?? 0) > 0)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) =>
      createOption('type', 'types', WebID, Name, index.categories.indexOf(Number(WebID))),
    );
}

/**
 * Returns the cities with the most properties, sorted by name; those that share a name get their
 * zip.
 */
function createCityOptions({ snapshot }: RequestContext, section: ListingSection): FilterOption[] {
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
