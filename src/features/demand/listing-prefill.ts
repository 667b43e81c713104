import type { FieldOption } from '../forms/kit/definition/field';
import type { FieldValues } from '../forms/kit/definition/parse-answers';

/** The form's fields by the query parameters of a list (§2.4). */
export const FIELD_BY_LISTING_PARAM = {
  'price-min': 'priceMin',
  'price-max': 'priceMax',
  bedrooms: 'bedroomsMin',
} as const;

/** Returns the form's initial values from the query of a list: `?goal=1&city=DURBUY|6940&type=1&price-max=300000`. */
export function readListingPrefill(
  query: URLSearchParams,
  options: Record<'types' | 'towns', readonly FieldOption[]>,
): FieldValues {
  const cities = query.getAll('city');
  const goal = query.get('goal') === '1' ? 'rent' : 'buy';
  const numbers = Object.entries(FIELD_BY_LISTING_PARAM).flatMap(([parameter, name]) => {
    const value = query.get(parameter) ?? '';
    return /^\d{1,9}$/.test(value) ? [[name, value]] : [];
  });
  return {
    goal,
    types: getValues(options.types).filter((type) => query.getAll('type').includes(type)),
    // A city without postcode selects every city of that name.
    towns: getValues(options.towns).filter(
      (city) => cities.includes(city) || cities.includes(city.split('|')[0] ?? ''),
    ),
    area: readMapBounds(query.get('area') ?? ''),
    garagesMin: query.get('garage') === '1' ? '1' : '',
    garden: query.get('garden') ?? '',
    terrace: query.get('terrace') ?? '',
    ...Object.fromEntries(numbers),
  };
}

const getValues = (options: readonly FieldOption[]): string[] => options.map(({ value }) => value);

/** Returns the part of the map that a list shows, 'south,west,north,east', as the corners of a shape. */
function readMapBounds(area: string): string {
  const bounds = area.split(',');
  const [south, west, north, east] = bounds;
  const isComplete =
    bounds.length === 4 && bounds.every((degrees) => /^-?\d{1,3}(\.\d{1,6})?$/.test(degrees));
  return isComplete ? `${south},${west} ${north},${west} ${north},${east} ${south},${east}` : '';
}
