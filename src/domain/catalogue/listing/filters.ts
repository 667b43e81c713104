import type { TextKey } from '../../language/texts';
import type { IndexColumns, Trait } from './index-columns';

/** Cells of the filter line (docs/look.md); 'more' holds every filter without a cell of its own. */
export type FilterGroupName =
  | 'type'
  | 'city'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'epc'
  | 'ground'
  | 'more';

interface FilterBase {
  /** Names of the parameters in the address, by the fields of ListingQuery that hold their values. */
  parameters: Readonly<Record<string, string>>;
  /** Cell of the filter line on lists of homes and of building plots; absent: no such filter there. */
  groups: { home: FilterGroupName; plot?: FilterGroupName };
  /** Heading of its control; of a tick, the text beside it. */
  label: TextKey;
  /** Name of the filter in the sentence about filters that were dropped for the nearest matches. */
  droppedText: TextKey;
}

/** A number that must be reached; its column, field and parameter have the name of the filter. */
export interface MinimumFilter extends FilterBase {
  kind: 'minimum';
  column: keyof IndexColumns;
  /** Offered values; the address may hold any number of at most `maxDigits` digits. */
  thresholds: readonly number[];
  maxDigits: number;
  unit: 'count' | 'squareMetres';
  /** Takes {count}, or {area} for square metres. */
  chipText: TextKey;
}

/** A tick that only properties with this trait pass; its field and parameter have its name. */
interface TraitFilter extends FilterBase {
  kind: 'trait';
  trait: Trait;
}

/** A filter with rules of its own, in filter-match.ts, facet-rules.ts and features/listing. */
interface SpecialFilter extends FilterBase {
  kind: 'types' | 'cities' | 'price' | 'epc' | 'state' | 'area' | 'closed';
}

export type FilterDefinition = MinimumFilter | TraitFilter | SpecialFilter;

/**
 * The filters of a list (§2.10), in the order of the filter line, of the chips and of the address.
 * Parsing, matching, facets, options, chips and nearest matches all derive from this table: another
 * number or tick takes a row here, its column or trait in index-columns.ts, and its texts.
 */
export const LISTING_FILTERS = {
  type: {
    kind: 'types',
    parameters: { types: 'type' },
    groups: { home: 'type' },
    label: 'FILTER_TYPE',
    droppedText: 'WISH_TYPE',
  },
  city: {
    kind: 'cities',
    parameters: { cities: 'city' },
    groups: { home: 'city', plot: 'city' },
    label: 'FILTER_CITY',
    droppedText: 'WISH_CITY',
  },
  price: {
    kind: 'price',
    parameters: { priceMin: 'price-min', priceMax: 'price-max' },
    groups: { home: 'price', plot: 'price' },
    label: 'FILTER_PRICE',
    droppedText: 'WISH_PRICE',
  },
  bedrooms: {
    kind: 'minimum',
    column: 'bedrooms',
    thresholds: [1, 2, 3, 4, 5],
    maxDigits: 2,
    unit: 'count',
    parameters: { bedrooms: 'bedrooms' },
    groups: { home: 'bedrooms' },
    label: 'FILTER_BEDROOMS',
    chipText: 'FILTER_BEDROOMS_CHIP',
    droppedText: 'WISH_BEDROOMS',
  },
  living: {
    kind: 'minimum',
    column: 'living',
    thresholds: [50, 75, 100, 150, 200, 300],
    maxDigits: 9,
    unit: 'squareMetres',
    parameters: { living: 'living' },
    groups: { home: 'living' },
    label: 'FILTER_LIVING',
    chipText: 'FILTER_LIVING_CHIP',
    droppedText: 'WISH_LIVING',
  },
  epc: {
    kind: 'epc',
    parameters: { epc: 'epc' },
    groups: { home: 'epc' },
    label: 'FILTER_EPC',
    droppedText: 'WISH_EPC',
  },
  ground: {
    kind: 'minimum',
    column: 'ground',
    thresholds: [250, 500, 1000, 2500, 5000, 10_000],
    maxDigits: 9,
    unit: 'squareMetres',
    parameters: { ground: 'ground' },
    groups: { home: 'more', plot: 'ground' },
    label: 'FILTER_GROUND',
    chipText: 'FILTER_GROUND_CHIP',
    droppedText: 'WISH_GROUND',
  },
  garden: {
    kind: 'trait',
    trait: 'garden',
    parameters: { garden: 'garden' },
    groups: { home: 'more' },
    label: 'FILTER_GARDEN',
    droppedText: 'WISH_GARDEN',
  },
  terrace: {
    kind: 'trait',
    trait: 'terrace',
    parameters: { terrace: 'terrace' },
    groups: { home: 'more' },
    label: 'FILTER_TERRACE',
    droppedText: 'WISH_TERRACE',
  },
  garage: {
    kind: 'trait',
    trait: 'garage',
    parameters: { garage: 'garage' },
    groups: { home: 'more' },
    label: 'FILTER_GARAGE',
    droppedText: 'WISH_GARAGE',
  },
  state: {
    kind: 'state',
    parameters: { state: 'state' },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_STATE',
    droppedText: 'WISH_STATE',
  },
  area: {
    kind: 'area',
    parameters: { area: 'area' },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_AREA_CHIP',
    droppedText: 'WISH_AREA',
  },
  closed: {
    kind: 'closed',
    parameters: { includeClosed: 'closed' },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_CLOSED',
    droppedText: 'WISH_STATE',
  },
} as const satisfies Record<string, FilterDefinition>;

export type FilterName = keyof typeof LISTING_FILTERS;
export type FilterNameOfKind<Kind extends FilterDefinition['kind']> = {
  [Name in FilterName]: (typeof LISTING_FILTERS)[Name]['kind'] extends Kind ? Name : never;
}[FilterName];
/** Fields of ListingQuery that hold the values of filters; price has two. */
export type FilterField = {
  [Name in FilterName]: keyof (typeof LISTING_FILTERS)[Name]['parameters'];
}[FilterName];

/** A row of the table without its literal types, for code that treats all filters alike. */
export const getFilter = (name: FilterName): FilterDefinition => LISTING_FILTERS[name];

export const FILTER_NAMES = Object.keys(LISTING_FILTERS) as FilterName[];

/** Offered prices in euro, per month for rent. */
export const PRICE_THRESHOLDS = {
  sale: [
    50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000,
    750_000, 1_000_000,
  ],
  rent: [400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
} as const;

/** Offered energy labels, A++ to F, by their rank (getEpcRank). */
export const EPC_THRESHOLDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
