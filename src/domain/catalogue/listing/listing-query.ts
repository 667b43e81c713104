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

/** The states a list can be narrowed to; what is sold or rented is never one of them (decision 10). */
export const STATE_FILTERS = ['available', 'option', 'new'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/** A town as `?city=` names it. */
export interface CityFilter {
  name: string;
  zip?: string;
}

/** What a list asks of the catalogue (§2.4, §2.10); everything left out does not matter. */
export interface ListingQuery {
  goal?: 'sale' | 'rent';
  /** A WebID that all must be of, whatever `types` says: the section building plots. */
  category?: number;
  /** WebIDs: any of them. */
  types?: readonly number[];
  /** Any of them. */
  cities?: readonly CityFilter[];
  project?: number;
  /** Euro; asking for either leaves out what has no published price (decision 11). */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** At least as many; square metres. */
  bedrooms?: number | undefined;
  living?: number | undefined;
  ground?: number | undefined;
  /** At least this label: its place from the best (epcRank). */
  epc?: number | undefined;
  /** Within these bounds of the map, in degrees: south, west, north, east. */
  area?: readonly number[];
  garden?: boolean;
  terrace?: boolean;
  garage?: boolean;
  state?: StateFilter | undefined;
  /** Decision 10: sold and rented are listed only when asked for. */
  includeClosed?: boolean;
  sort?: ListingSort;
}
