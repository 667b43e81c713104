import { findListingIds } from '../../domain/catalogue/listing/listing';
import type { CityFilter, ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { findMatchingRows } from '../../domain/demand/find-matches';
import type { SearchCriteria } from '../../domain/demand/search-criteria';
import type { RequestContext } from '../../platform/request-context';
import { FIELD_BY_LISTING_PARAM } from './listing-prefill';

/** Returns the IDs of the properties that match a search now, newest first. */
export function findMatchingIds(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  criteria: SearchCriteria,
): number[] {
  const { index } = snapshot.catalogue;
  return findMatchingRows(index, criteria).map((row) => index.columns.id[row] ?? 0);
}

/**
 * Returns the path of the list that shows exactly the matches of a search; undefined if no list can
 * filter by all its criteria. A list always includes the matches, so equal numbers mean equal lists.
 */
export function findListPath(
  { href, snapshot }: RequestContext,
  criteria: SearchCriteria,
  count: number,
): string | undefined {
  const cities: CityFilter[] = [...criteria.cities, ...criteria.zips.map((name) => ({ name }))];
  const { goal, types, priceMin, priceMax, bedroomsMin, garden, terrace } = criteria;
  const hasOtherZones = criteria.regions.length > 0 || criteria.area !== undefined;
  const query: ListingQuery = {
    goal,
    ...(types.length > 0 && { types }),
    ...(cities.length > 0 && !hasOtherZones && { cities }),
    ...{ priceMin, priceMax, bedrooms: bedroomsMin, garden, terrace },
  };
  if (findListingIds(snapshot.catalogue.index, query, 'nl').length !== count) return undefined;
  const parameters = new URLSearchParams([
    ...(query.cities ?? []).map(({ name, zip }) => ['city', zip ? `${name}|${zip}` : name]),
    ...types.map((type) => ['type', String(type)]),
    ...Object.entries(FIELD_BY_LISTING_PARAM).flatMap(([parameter, name]) =>
      criteria[name] === undefined ? [] : [[parameter, String(criteria[name])]],
    ),
    ...Object.entries({ garden, terrace })
      .filter(([, isRequired]) => isRequired)
      .map(([name]) => [name, '1']),
  ]);
  const list = href.page(goal === 'rent' ? '/for-rent/' : '/for-sale/');
  return parameters.size > 0 ? `${list}?${parameters}` : list;
}
