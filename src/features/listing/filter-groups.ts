import {
  BEDROOM_THRESHOLDS,
  GROUND_THRESHOLDS,
  LIVING_THRESHOLDS,
} from '../../domain/catalogue/listing/filter-thresholds';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { FilterOption } from './filter-options';
import {
  createCityOptions,
  createEpcOptions,
  createFeatureOptions,
  createIncludeClosedOption,
  createPriceOptions,
  createStateOptions,
  createThresholdOptions,
  createTypeOptions,
  findTypeName,
  getSectionGoal,
} from './filter-options';

export type FilterGroupName =
  | 'type'
  | 'city'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'epc'
  | 'ground'
  | 'more';

/** Choices that belong together: any of them, one of them, or one from a list that drops down. */
export interface FilterField {
  kind: 'any' | 'one' | 'list';
  /** In the address; of several names the first. */
  name: string;
  label: string;
  options: FilterOption[];
  /** How a value is called that the address asks for and the choices do not offer. */
  formatValue?: (value: string) => string;
}

/** A cell of the filter line, with what it opens. */
export interface FilterGroup {
  name: FilterGroupName;
  label: string;
  /** What it says where nothing is chosen. */
  emptyText: string;
  fields: FilterField[];
}

/** The cells of a section's filter line; a plot has neither rooms nor an energy label. */
export function buildFilterGroups(ctx: RequestContext, section: ListingSection): FilterGroup[] {
  const { t } = ctx;
  const towns = createCityOptions(ctx, section);
  const city = createFilterGroup(
    'city',
    t('FILTER_CITY'),
    t('FILTER_ALL_COUNT', { count: towns.length }),
    [{ kind: 'any', options: towns, formatValue: (value) => formatCityValue(ctx, value) }],
  );
  const price = createFilterGroup(
    'price',
    t(getSectionGoal(section) === 'rent' ? 'FILTER_RENT' : 'FILTER_PRICE'),
    t('FILTER_ALL'),
    (['priceMin', 'priceMax'] as const).map((end) => ({
      kind: 'list',
      label: t(end === 'priceMin' ? 'FILTER_PRICE_MIN' : 'FILTER_PRICE_MAX'),
      options: createPriceOptions(section, end),
      formatValue: (value) => formatCurrency(Number(value)),
    })),
  );
  const steps = (
    name: 'bedrooms' | 'living' | 'ground',
    label: TextKey,
    all: readonly number[],
    say: (value: string) => string,
  ) => {
    const labelOf = (value: string) => say(formatNumber(Number(value)));
    return createFilterGroup(name, t(label), t('FILTER_ALL'), [
      { kind: 'one', options: createThresholdOptions(all, name, labelOf), formatValue: labelOf },
    ]);
  };
  const area = (value: string) => t('FILTER_AREA_MIN', { area: value });
  const ground = steps('ground', 'FILTER_GROUND', GROUND_THRESHOLDS, area);
  const states: FilterFieldInput[] = [
    { kind: 'one', label: t('FILTER_STATE'), options: createStateOptions(ctx) },
    { kind: 'any', label: t('FILTER_CLOSED'), options: [createIncludeClosedOption(ctx, section)] },
  ];
  const more = (parts: FilterFieldInput[]) =>
    createFilterGroup('more', t('FILTER_MORE'), t('FILTER_MORE'), parts);
  if (section === '/Bouwgrond/') return [city, price, ground, more(states)];
  const epcLabel = (label: string) => t('FILTER_EPC_MIN', { label });
  return [
    createFilterGroup('type', t('FILTER_TYPE'), t('FILTER_ALL'), [
      {
        kind: 'any',
        options: createTypeOptions(ctx, section),
        formatValue: (value) => findTypeName(ctx, Number(value)) ?? '',
      },
    ]),
    city,
    price,
    steps('bedrooms', 'FILTER_BEDROOMS', BEDROOM_THRESHOLDS, (count) => `${count}+`),
    steps('living', 'FILTER_LIVING', LIVING_THRESHOLDS, area),
    createFilterGroup('epc', t('FILTER_EPC'), t('FILTER_ALL'), [
      { kind: 'one', options: createEpcOptions(epcLabel), formatValue: epcLabel },
    ]),
    more([
      ...ground.fields,
      { kind: 'any', label: t('FILTER_FEATURES'), options: createFeatureOptions(ctx) },
      ...states,
    ]),
  ];
}

/** A group as a cell is given it: named by its choices, called like the cell where it says nothing else. */
type FilterFieldInput = Omit<FilterField, 'name' | 'label'> & { label?: string };

const createFilterGroup = (
  name: FilterGroupName,
  label: string,
  unset: string,
  parts: readonly FilterFieldInput[],
): FilterGroup => ({
  name,
  label,
  emptyText: unset,
  fields: parts.map((part) => ({ label, ...part, name: part.options[0]?.name ?? name })),
});

const formatCityValue = ({ snapshot }: RequestContext, value: string) =>
  formatCityName(value.split('|')[0] ?? '', snapshot.site.configuration.listings);
