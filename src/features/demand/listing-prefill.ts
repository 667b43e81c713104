import type { FieldOption } from '../forms/kit/definition/field';
import type { FieldValues } from '../forms/kit/definition/parse-answers';

/** What a list calls the same thing in its address (§2.4, pages/listing/query). */
export const FIELD_BY_LISTING_PARAM = {
  'price-min': 'priceMin',
  'price-max': 'priceMax',
  bedrooms: 'bedroomsMin',
} as const;

/** The search of the list one comes from: `?goal=1&city=DURBUY|6940&type=1&price-max=300000`. */
export function readListingPrefill(
  query: URLSearchParams,
  offered: Record<'types' | 'towns', readonly FieldOption[]>,
): FieldValues {
  const among = (options: readonly FieldOption[], isMeant: (value: string) => boolean) =>
    options.map(({ value }) => value).filter(isMeant);
  const cities = query.getAll('city');
  const goal = { '0': 'buy', '1': 'rent' }[query.get('goal') ?? ''] ?? '';
  const numbers = Object.entries(FIELD_BY_LISTING_PARAM).flatMap(([parameter, name]) => {
    const value = query.get(parameter) ?? '';
    return /^\d{1,9}$/.test(value) ? [[name, value]] : [];
  });
  return {
    goal,
    types: among(offered.types, (type) => query.getAll('type').includes(type)),
    // A name alone means each town of that name.
    towns: among(
      offered.towns,
      (town) => cities.includes(town) || cities.includes(town.split('|')[0] ?? ''),
    ),
    garagesMin: query.get('garage') === '1' ? '1' : '',
    garden: query.get('garden') ?? '',
    terrace: query.get('terrace') ?? '',
    ...Object.fromEntries(numbers),
  };
}
