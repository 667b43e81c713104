import * as v from 'valibot';
import type { EpcLetter } from '../../domain/catalogue/energy';
import { EPC_LETTERS } from '../../domain/catalogue/energy';
import type { FilterName, FilterNameOfKind } from '../../domain/catalogue/listing/filters';
import { FILTER_NAMES, getFilter } from '../../domain/catalogue/listing/filters';
import type { ListingSort, StateFilter } from '../../domain/catalogue/listing/listing-query';
import { LISTING_SORTS, STATE_FILTERS } from '../../domain/catalogue/listing/listing-query';

/** List, map, or both beside each other (§2.10, 'change view'). */
export const LISTING_VIEWS = ['list', 'map', 'split'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

type NumberFields = Record<FilterNameOfKind<'minimum'>, number | undefined>;
type CheckboxFields = Record<FilterNameOfKind<'trait'>, boolean>;

/** Parameters that the query string of a list holds once. */
export interface SingleParameters extends NumberFields, CheckboxFields {
  priceMin: number | undefined;
  priceMax: number | undefined;
  epc: EpcLetter | undefined;
  state: StateFilter | undefined;
  /** South, west, north, east in degrees, as in the query string. */
  area: string | undefined;
  includeClosed: boolean;
  sort: ListingSort;
  view: ListingView;
  page: number;
}

/** Parses the parameters of a list; one with an invalid value gets its default. */
export const parseSingleParameters = (values: Record<string, string | undefined>) =>
  v.parse(SingleParametersSchema, values) as unknown as SingleParameters;

/** Creates the schema of a positive integer of at most `maxDigits` digits; undefined if invalid. */
export const createNumberSchema = (maxDigits: number) =>
  v.fallback(
    v.optional(
      v.pipe(v.string(), v.digits(), v.maxLength(maxDigits), v.transform(Number), v.minValue(1)),
    ),
    undefined,
  );
const CheckboxValue = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value === '1'),
);
const Page = v.pipe(v.string(), v.digits(), v.maxLength(6), v.transform(Number), v.minValue(1));
const EpcLetterSchema = v.pipe(
  v.string(),
  // A plus that was not encoded arrives as a space.
  v.transform((label) => label.replaceAll(' ', '+').toUpperCase()),
  v.picklist(EPC_LETTERS),
);
/** Degrees with at most three decimals, about a hundred metres. */
const Area = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,3})?(,-?\d{1,3}(\.\d{1,3})?){3}$/));

/** Filters other than types and cities, which may be repeated and depend on the catalogue. */
const SINGLE_FILTER_NAMES = FILTER_NAMES.filter((name) => name !== 'type' && name !== 'city');

function createFilterSchema(name: FilterName): v.GenericSchema<string | undefined, unknown> {
  const filter = getFilter(name);
  switch (filter.kind) {
    case 'minimum':
      return createNumberSchema(filter.maxDigits);
    case 'price':
      return createNumberSchema(9);
    case 'epc':
      return v.fallback(v.optional(EpcLetterSchema), undefined);
    case 'state':
      return v.fallback(v.optional(v.picklist(STATE_FILTERS)), undefined);
    case 'area':
      return v.fallback(v.optional(Area), undefined);
    default:
      return CheckboxValue;
  }
}

const SingleParametersSchema = v.object({
  ...Object.fromEntries(
    SINGLE_FILTER_NAMES.flatMap((name) =>
      Object.keys(getFilter(name).parameters).map((field) => [field, createFilterSchema(name)]),
    ),
  ),
  sort: v.fallback(v.picklist(LISTING_SORTS), 'date'),
  view: v.fallback(v.picklist(LISTING_VIEWS), 'list'),
  page: v.fallback(Page, 1),
});

/**
 * Fields with the names of their parameters, in the order of the query string; `closed` follows
 * `sort`.
 */
export const PARAMETER_ENTRIES = [
  ...SINGLE_FILTER_NAMES.filter((name) => name !== 'closed').flatMap((name) =>
    Object.entries(getFilter(name).parameters),
  ),
  ['sort', 'sort'],
  ...Object.entries(getFilter('closed').parameters),
  ['view', 'view'],
  ['page', 'page'],
] as [keyof SingleParameters, string][];
