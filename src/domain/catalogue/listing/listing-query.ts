import type { FilterNameOfKind } from './filters';

export const LISTING_SORTS = [
  'date',
  'price',
  'price-desc',
  'price-m2',
  'energy',
  'type',
  'city',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** States that a list can be narrowed to; sold and rented are never among them (decision 10). */
export const STATE_FILTERS = ['available', 'option', 'new'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/** A city as `?city=` names it: by name, by name and zip, or by a zip alone as the name. */
export interface CityFilter {
  name: string;
  zip?: string;
}

type NumberFields = Partial<Record<FilterNameOfKind<'minimum'>, number | undefined>>;
type TickFields = Partial<Record<FilterNameOfKind<'trait'>, boolean>>;

/** Scope, filters and order of a list (§2.4, §2.10); an absent field restricts nothing. */
export interface ListingQuery extends NumberFields, TickFields {
  /** Scope: the goal of the section. */
  goal?: 'sale' | 'rent';
  /** Scope: a WebID that every property must have; the section of building plots uses it. */
  category?: number;
  /** Scope: the ID of a project. */
  project?: number;
  /** WebIDs: properties of any of them. */
  types?: readonly number[];
  /** Properties in any of them. */
  cities?: readonly CityFilter[];
  /** Euro; either one leaves out properties without a published price (decision 11). */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Rank of the worst accepted energy label (getEpcRank). */
  epc?: number | undefined;
  /** Bounds on the map in degrees: south, west, north, east. */
  area?: readonly number[];
  state?: StateFilter | undefined;
  /** Decision 10: sold and rented are listed only on request. */
  includeClosed?: boolean;
  sort?: ListingSort;
}
