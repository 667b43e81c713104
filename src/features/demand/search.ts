import * as v from 'valibot';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { CityFilter } from '../../domain/catalogue/listing/listing-query';
import type { RequestContext } from '../../platform/request-context';
import { CheckboxSchema, dynamicMultipleChoice } from '../forms/kit/definition/choice-schemas';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import { optionalInteger, optionalMoney } from '../forms/kit/definition/schemas';
import { FIELD_BY_LISTING_PARAM } from './listing-prefill';
import { ZipListSchema } from './schema';

/** The part of a demand that lists can filter by. An invalid answer, which the form refuses later, restricts nothing. */
const DemandSearch = v.object({
  goal: v.fallback(v.string(), 'buy'),
  types: v.fallback(dynamicMultipleChoice(), []),
  towns: v.fallback(dynamicMultipleChoice(), []),
  zips: v.fallback(ZipListSchema, ''),
  priceMin: v.fallback(optionalMoney(), undefined),
  priceMax: v.fallback(optionalMoney(), undefined),
  bedroomsMin: v.fallback(optionalInteger(0, 99), undefined),
  garden: CheckboxSchema,
  terrace: CheckboxSchema,
});
export type DemandSearch = v.InferOutput<typeof DemandSearch>;

/** Reads the search from the form's values, complete or not. */
export const readDemandSearch = (values: FieldValues): DemandSearch =>
  v.parse(DemandSearch, values);

/** Returns the IDs of the properties that fit a search now, newest first; without a city, of all cities. */
export function findMatchingIds(
  { snapshot, catalogueLanguage }: RequestContext,
  search: DemandSearch,
): number[] {
  const { goal, types, priceMin, priceMax, bedroomsMin, garden, terrace } = search;
  const cities = getDemandCities(search);
  return findListingIds(
    snapshot.catalogue.index,
    {
      goal: goal === 'rent' ? 'rent' : 'sale',
      ...(types.length > 0 && { types: types.map(Number) }),
      ...(cities.length > 0 && { cities }),
      ...{ priceMin, priceMax, bedrooms: bedroomsMin, garden, terrace },
    },
    catalogueLanguage,
  );
}

/** Returns the path of the list with a search's filters. */
export function buildListPath({ href }: RequestContext, search: DemandSearch): string {
  const { goal, types, garden, terrace } = search;
  const query = new URLSearchParams([
    ...getDemandCities(search).map(({ name, zip }) => ['city', zip ? `${name}|${zip}` : name]),
    ...types.map((type) => ['type', type]),
    ...Object.entries(FIELD_BY_LISTING_PARAM).flatMap(([parameter, name]) =>
      search[name] === undefined ? [] : [[parameter, String(search[name])]],
    ),
    ...Object.entries({ garden, terrace })
      .filter(([, isRequired]) => isRequired)
      .map(([name]) => [name, '1']),
  ]);
  const list = href.page(goal === 'rent' ? '/for-rent/' : '/for-sale/');
  return query.size > 0 ? `${list}?${query}` : list;
}

/** Returns the selected cities, and the typed postcodes as cities. */
export function getDemandCities({
  towns,
  zips,
}: Pick<DemandSearch, 'towns' | 'zips'>): CityFilter[] {
  const selectedCities = towns.map((city) => {
    const [name = '', zip = ''] = city.split('|');
    return { name, zip };
  });
  return [
    ...selectedCities,
    ...zips
      .split(', ')
      .filter(Boolean)
      .map((name) => ({ name })),
  ];
}
