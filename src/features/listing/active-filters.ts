import type { CityFilter } from '../../domain/catalogue/listing/listing-query';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { FilterGroupName } from './filter-groups';
import {
  FEATURE_FILTER_TEXTS,
  findTypeName,
  getSectionGoal,
  INCLUDE_CLOSED_TEXTS,
  STATE_FILTER_TEXTS,
} from './filter-options';
import type { ListingRequest } from './listing-request';

/** A wish that is on: where it stands, by which name, and what the request is without it. */
export interface ActiveFilter {
  group: FilterGroupName;
  label: string;
  /** The same in its cell, where the label says what it is of. */
  shortLabel?: string;
  reset: Partial<ListingRequest>;
}

/** Every wish that is on, in the order of the filter line. */
export function getActiveFilters(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): ActiveFilter[] {
  const { t, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const { types, cities, bedrooms, living, epc, ground, state } = request;
  const one = (
    cell: FilterGroupName,
    name: string | undefined | false | 0,
    without: ActiveFilter['reset'],
    inCell?: string | 0,
  ): ActiveFilter[] =>
    name
      ? [{ group: cell, label: name, reset: without, ...(inCell && { shortLabel: inCell }) }]
      : [];
  const atLeast = (area: number | undefined) =>
    area && t('FILTER_AREA_MIN', { area: formatNumber(area) });
  /** Two towns of one name by their zip too. */
  const townName = ({ name, zip }: CityFilter) => {
    const alone = cities.filter((other) => other.name === name).length === 1;
    return formatCityName(name, listings) + (alone ? '' : ` [${zip}]`);
  };
  // What may be asked of a plot in the filter line asks for its ground.
  const groundCell = section === '/Bouwgrond/' ? 'ground' : 'more';
  return [
    ...types.flatMap((type) =>
      one('type', findTypeName(ctx, type), { types: types.filter((other) => other !== type) }),
    ),
    ...cities.flatMap((city) =>
      one('city', townName(city), {
        cities: cities.filter((other) => other !== city),
      }),
    ),
    ...one('price', formatPriceFilter(ctx, request), { priceMin: undefined, priceMax: undefined }),
    ...one(
      'bedrooms',
      bedrooms && t('FILTER_BEDROOMS_CHIP', { count: bedrooms }),
      { bedrooms: undefined },
      bedrooms && `${bedrooms}+`,
    ),
    ...one(
      'living',
      living && t('FILTER_LIVING_CHIP', { area: formatNumber(living) }),
      { living: undefined },
      atLeast(living),
    ),
    ...one(
      'epc',
      epc && t('FILTER_EPC_MIN', { label: epc }),
      { epc: undefined },
      epc && t('FILTER_OR_BETTER', { label: epc }),
    ),
    ...one(
      groundCell,
      ground && t('FILTER_GROUND_CHIP', { area: formatNumber(ground) }),
      { ground: undefined },
      atLeast(ground),
    ),
    ...(['garden', 'terrace', 'garage'] as const).flatMap((feature) =>
      one('more', request[feature] && t(FEATURE_FILTER_TEXTS[feature]), { [feature]: false }),
    ),
    ...one('more', state && t(STATE_FILTER_TEXTS[state]), { state: undefined }),
    ...one('more', request.area && t('FILTER_AREA_CHIP'), { area: undefined }),
    ...one('more', request.includeClosed && t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]), {
      includeClosed: false,
    }),
  ];
}

function formatPriceFilter(
  { t }: RequestContext,
  { priceMin, priceMax }: ListingRequest,
): string | undefined {
  if (priceMin && priceMax)
    return t('FILTER_RANGE', { min: formatCurrency(priceMin), max: formatNumber(priceMax) });
  if (priceMin) return `${t('FILTER_PRICE_MIN')} ${formatCurrency(priceMin)}`;
  if (priceMax) return `${t('FILTER_PRICE_MAX')} ${formatCurrency(priceMax)}`;
  return undefined;
}
