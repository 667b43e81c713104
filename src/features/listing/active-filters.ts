import type { FilterGroupName, FilterName } from '../../domain/catalogue/listing/filters';
import { FILTER_NAMES, getFilter } from '../../domain/catalogue/listing/filters';
import type { CityFilter } from '../../domain/catalogue/listing/listing-query';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { getFilterGroupName } from './filter-groups';
import {
  findTypeName,
  formatMinimum,
  getSectionGoal,
  INCLUDE_CLOSED_TEXTS,
  STATE_FILTER_TEXTS,
} from './filter-options';
import type { ListingRequest } from './listing-request';
import { clearFilters } from './listing-request';

/**
 * A filter that the visitor set: its cell, its text, and the change to the request that removes it.
 */
export interface ActiveFilter {
  group: FilterGroupName;
  label: string;
  /** Shorter text for its own cell, which already has the filter's name. */
  shortLabel?: string;
  reset: Partial<ListingRequest>;
}

/** Returns the active filters in the order of the filter line; one per type and city. */
export const getActiveFilters = (
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): ActiveFilter[] =>
  FILTER_NAMES.flatMap((name) => {
    const group = getFilterGroupName(name, section);
    if (!group) return [];
    return describeFilter(ctx, section, request, name).map((text) => ({
      group,
      reset: clearFilters([name]),
      ...text,
    }));
  });

type FilterText = Omit<ActiveFilter, 'group' | 'reset'> & Partial<Pick<ActiveFilter, 'reset'>>;

/** Returns the texts of a filter's values; none if it is not active. */
function describeFilter(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  name: FilterName,
): FilterText[] {
  const { t } = ctx;
  const filter = getFilter(name);
  const { types, cities, epc, state } = request;
  switch (filter.kind) {
    case 'minimum': {
      const value = request[name as keyof ListingRequest] as number | undefined;
      if (!value) return [];
      const count = filter.unit === 'count' ? { count: value } : { area: formatNumber(value) };
      const label = t(filter.chipText, count);
      return [{ label, shortLabel: formatMinimum(t, filter, value) }];
    }
    case 'trait':
      return request[name as keyof ListingRequest] ? [{ label: t(filter.label) }] : [];
    case 'types':
      return types.flatMap((type) => {
        const label = findTypeName(ctx, type);
        return label ? [{ label, reset: { types: types.filter((other) => other !== type) } }] : [];
      });
    case 'cities':
      return cities.map((city) => ({
        label: formatCity(ctx, city, cities),
        reset: { cities: cities.filter((other) => other !== city) },
      }));
    case 'price':
      return formatPriceRange(ctx, request).map((label) => ({ label }));
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
    case 'area':
      return request.area ? [{ label: t(filter.label) }] : [];
    case 'closed':
      if (!request.includeClosed) return [];
      return [{ label: t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]) }];
  }
}

/** Returns the name of a city, with its zip if another requested city has the same name. */
function formatCity(
  { snapshot }: RequestContext,
  { name, zip }: CityFilter,
  cities: readonly CityFilter[],
): string {
  const isUnique = cities.filter((other) => other.name === name).length === 1;
  const label = formatCityName(name, snapshot.site.configuration.listings);
  return isUnique ? label : `${label} [${zip}]`;
}

function formatPriceRange({ t }: RequestContext, { priceMin, priceMax }: ListingRequest): string[] {
  if (priceMin && priceMax)
    return [t('FILTER_RANGE', { min: formatCurrency(priceMin), max: formatNumber(priceMax) })];
  if (priceMin) return [`${t('FILTER_PRICE_MIN')} ${formatCurrency(priceMin)}`];
  if (priceMax) return [`${t('FILTER_PRICE_MAX')} ${formatCurrency(priceMax)}`];
  return [];
}
