import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { CityFilter, CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterion, getRangeEnds } from '../../domain/criteria/criteria';
import type { FilterGroupName, NumberCriterion } from '../../domain/criteria/criterion';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import { groupBy } from '../../domain/group-by';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { describeCriterion } from '../../views/criteria/criteria-words';
import { SEARCH_REGION_TEXTS } from '../../views/criteria/region-texts';
import { SALE_KIND_TEXTS } from '../../views/criteria/sale-kind-texts';
import { describeAround } from '../search/answer-sentence';
import type { Around } from '../search/question/question';
import { getSectionGoal } from './catalogue-options';
import { getFilterGroupName } from './filter-groups';
import {
  findTypeName,
  formatMinimum,
  INCLUDE_CLOSED_TEXTS,
  STATE_FILTER_TEXTS,
} from './filter-options';
import type { ListingRequest } from './listing-request';
import { clearFilters } from './listing-request';

/**
 * A filter that the visitor set: its cell, its text, and the change to the request that removes it.
 */
export interface ActiveFilter {
  name: CriterionName;
  group: FilterGroupName;
  label: string;
  /** Shorter text for its own cell, which already has the filter's name. */
  shortLabel?: string;
  reset: Partial<ListingRequest>;
}

/** Returns the active filters in the order of the filter line; one per type and city, or for all `around` some. */
export const getActiveFilters = (
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  around?: Around,
): ActiveFilter[] =>
  CRITERION_NAMES.flatMap((name) => {
    const group = getFilterGroupName(name, section);
    if (!group) return [];
    const texts =
      name === 'places' && around
        ? [{ label: capitalize(describeAround(ctx, around)) }]
        : describeFilter(ctx, section, request, name);
    return texts.map((text) => ({
      name,
      group,
      reset: clearFilters([name]),
      ...text,
    }));
  });

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type FilterText = Omit<ActiveFilter, 'name' | 'group' | 'reset'> &
  Partial<Pick<ActiveFilter, 'reset'>>;

/** Returns the texts of a criterion's values; none if it is not active. */
function describeFilter(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  name: CriterionName,
): FilterText[] {
  const { t } = ctx;
  const criterion = getCriterion(name);
  const { types = [], epc, state, saleKind, words = [] } = request;
  switch (criterion.kind) {
    case 'number':
      return describeNumber(ctx, section, request, name, criterion);
    case 'all-in':
      return describeBudget(ctx, request);
    case 'price':
      return formatPriceRange(ctx, request).map((label) => ({ label }));
    case 'flag':
      return request[name as keyof ListingRequest] ? [{ label: t(criterion.label) }] : [];
    case 'types':
      return types.flatMap((type) => {
        const label = findTypeName(ctx, type);
        return label ? [{ label, reset: { types: dropItem(types, type) } }] : [];
      });
    case 'places':
      return describePlaces(ctx, request);
    case 'epc':
      if (!epc) return [];
      return [
        {
          label: t('FILTER_EPC_MIN', { label: epc }),
          shortLabel: t('FILTER_OR_BETTER', { label: epc }),
        },
      ];
    case 'state':
      return state ? [{ label: t(STATE_FILTER_TEXTS[state]) }] : [];
    case 'saleKind':
      return saleKind ? [{ label: t(SALE_KIND_TEXTS[saleKind]) }] : [];
    case 'bounds':
      return request.bounds ? [{ label: t(criterion.label) }] : [];
    case 'words':
      return words.map((word) => ({
        label: t('SEARCH_QUOTED', { text: word }),
        reset: { words: dropItem(words, word) },
      }));
    case 'situation':
      return [];
    case 'closed':
      if (!request.includeClosed) return [];
      return [{ label: t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]) }];
  }
}

/** Describes a number: the chip of a lowest value alone, else the words of a sentence. */
function describeNumber(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  name: CriterionName,
  criterion: NumberCriterion,
): FilterText[] {
  const { t } = ctx;
  const [min, max] = getRangeEnds(name).map(({ field }) => request[field]);
  if (criterion.chipText && min !== undefined && max === undefined) {
    const amount = criterion.unit === 'count' ? { count: min } : { area: formatNumber(min) };
    return [{ label: t(criterion.chipText, amount), shortLabel: formatMinimum(t, criterion, min) }];
  }
  const goal = getSectionGoal(section);
  return describeCriterion(ctx, { ...request, goal }, name).map((text) => ({
    label: capitalize(text),
  }));
}

/** Describes the highest price all-in; the plan is chosen beside the list. */
const describeBudget = ({ t }: RequestContext, { budget }: ListingRequest): FilterText[] =>
  budget === undefined
    ? []
    : [{ label: t('FILTER_BUDGET_CHIP', { price: formatCurrency(budget) }) }];

/** Describes cities, postcodes, regions and a drawn shape, each with the change that removes it. */
function describePlaces(ctx: RequestContext, request: ListingRequest): FilterText[] {
  const { t } = ctx;
  const { cities = [], zips = [], regions = [], shape } = request;
  return [
    ...groupCities(ctx, cities).map(({ label, same }) => ({
      label,
      reset: { cities: cities.filter((city) => !same.includes(city)) },
    })),
    ...zips.map((zip) => ({ label: zip, reset: { zips: dropItem(zips, zip) } })),
    ...regions.map((region) => ({
      label: t(SEARCH_REGION_TEXTS[region].name),
      reset: { regions: dropItem(regions, region) },
    })),
    ...(shape ? [{ label: t('SAVED_SEARCH_SHAPE_DRAWN'), reset: { shape: undefined } }] : []),
  ];
}

const dropItem = <Item>(items: readonly Item[], dropped: Item): Item[] =>
  items.filter((item) => item !== dropped);

/** Groups cities by what one calls them: a town with several postcodes is one name, a part of it has its postcode. */
function groupCities(
  { snapshot }: RequestContext,
  cities: readonly CityFilter[],
): { label: string; same: readonly CityFilter[] }[] {
  const { index } = snapshot.catalogue;
  return [...groupBy(cities, ({ name }) => name)].flatMap(([name, same]) => {
    const label = formatCityName(name, snapshot.site.configuration.listings);
    const isWhole = same.length >= findCityNumbers(index, { name }).length;
    return isWhole
      ? [{ label, same }]
      : same.map((city) => ({ label: `${label} [${city.zip}]`, same: [city] }));
  });
}

function formatPriceRange({ t }: RequestContext, { priceMin, priceMax }: ListingRequest): string[] {
  if (priceMin && priceMax)
    return [t('FILTER_RANGE', { min: formatCurrency(priceMin), max: formatNumber(priceMax) })];
  if (priceMin) return [`${t('FILTER_PRICE_MIN')} ${formatCurrency(priceMin)}`];
  if (priceMax) return [`${t('FILTER_PRICE_MAX')} ${formatCurrency(priceMax)}`];
  return [];
}
