import type { ActiveFilter } from './active-filters';
import type { ListingRequest } from './listing-request';

/** Returns whether search engines may index a list: at most one type and city, no other filter, default order and view. */
export const isIndexable = (
  {
    cities = [],
    types = [],
    zips,
    regions,
    shape,
    situation,
    ownFunds,
    sort,
    view,
    units,
    question,
  }: ListingRequest,
  activeFilters: readonly ActiveFilter[],
) =>
  cities.length < 2 &&
  types.length < 2 &&
  !(zips ?? regions ?? shape ?? situation ?? ownFunds ?? units ?? question) &&
  sort === 'date' &&
  view === 'list' &&
  activeFilters.every(({ name }) => name === 'type' || name === 'places');
