import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { CityFilter } from '../../domain/catalogue/listing/listing-query';
import type { RequestContext } from '../../platform/request-context';
import type { ValidAnswers } from '../forms/kit/definition/form';
import type { demandRegisterForm } from './form';
import { FIELD_BY_LISTING_PARAM } from './listing-prefill';

/**
 * Returns a link to the list of properties that match the search, labelled with their number;
 * undefined if there are none, or if the only zone is a drawn area, which a list cannot filter by.
 */
export function buildMatchesLink(
  { snapshot, catalogueLanguage, href, origin, t }: RequestContext,
  answers: ValidAnswers<typeof demandRegisterForm>,
): { href: string; label: string } | undefined {
  const { goal, types, priceMin, priceMax, bedroomsMin, garden, terrace } = answers;
  const cities = getDemandCities(answers);
  if (cities.length === 0) return undefined;
  const requirements = { priceMin, priceMax, bedrooms: bedroomsMin, garden, terrace };
  const count = findListingRows(
    snapshot.catalogue.index,
    {
      goal: goal === 'rent' ? 'rent' : 'sale',
      types: types.map(Number),
      cities,
      ...requirements,
    },
    catalogueLanguage,
  ).length;
  if (count === 0) return undefined;
  const search = new URLSearchParams([
    ...cities.map(({ name, zip }) => ['city', zip ? `${name}|${zip}` : name]),
    ...types.map((type) => ['type', type]),
    ...Object.entries(FIELD_BY_LISTING_PARAM).flatMap(([parameter, name]) =>
      answers[name] === undefined ? [] : [[parameter, String(answers[name])]],
    ),
    ...Object.entries({ garden, terrace })
      .filter(([, isRequired]) => isRequired)
      .map(([name]) => [name, '1']),
  ]);
  const list = href.page(goal === 'rent' ? '/for-rent/' : '/for-sale/');
  return { href: `${origin}${list}?${search}`, label: t('DEMAND_MATCHES', { count }) };
}

/** Returns the selected cities, and the typed postcodes as cities. */
function getDemandCities({ towns, zips }: ValidAnswers<typeof demandRegisterForm>): CityFilter[] {
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
