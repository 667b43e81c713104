import * as v from 'valibot';
import { EPC_LETTERS } from '../../domain/catalogue/energy';
import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { CityFilter, ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { LISTING_SORTS, STATE_FILTERS } from '../../domain/catalogue/listing/listing-query';
import { LAND_CATEGORY } from '../../domain/catalogue/property';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';

/** A list, a map, or one beside the other (§2.10, 'change view'). */
export const LISTING_VIEWS = ['list', 'map', 'split'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** As many towns, and as long a name, as anyone asks for. */
const MAX_CITIES = 40;
const MAX_CITY_LENGTH = 60;
/** What nobody sees of a name, and no chip could be called by. */
const INVISIBLE_CHARACTERS = /\p{Other}+/gu;

const createNumberSchema = (digits: RegExp) =>
  v.fallback(
    v.optional(v.pipe(v.string(), v.regex(digits), v.transform(Number), v.minValue(1))),
    undefined,
  );
const Amount = createNumberSchema(/^\d{1,9}$/);
const CheckboxValue = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value === '1'),
);
const WebId = createNumberSchema(/^\d{1,4}$/);
const EpcLetter = v.pipe(
  v.string(),
  // A plus that nobody encoded arrives as a space.
  v.transform((label) => label.replaceAll(' ', '+').toUpperCase()),
  v.picklist(EPC_LETTERS),
);

/** South, west, north, east in degrees, as fine as a hundred metres: what the map shows. */
const Area = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,3})?(,-?\d{1,3}(\.\d{1,3})?){3}$/));

/** What is read once of a query string; a value that makes no sense is as if it were not there. */
const SingleParameters = v.object({
  priceMin: Amount,
  priceMax: Amount,
  bedrooms: createNumberSchema(/^\d{1,2}$/),
  living: Amount,
  epc: v.fallback(v.optional(EpcLetter), undefined),
  ground: Amount,
  garden: CheckboxValue,
  terrace: CheckboxValue,
  garage: CheckboxValue,
  state: v.fallback(v.optional(v.picklist(STATE_FILTERS)), undefined),
  area: v.fallback(v.optional(Area), undefined),
  sort: v.fallback(v.picklist(LISTING_SORTS), 'date'),
  includeClosed: CheckboxValue,
  view: v.fallback(v.picklist(LISTING_VIEWS), 'list'),
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), 1),
});
type SingleParameters = v.InferOutput<typeof SingleParameters>;

/** A list page's query string, read as far as it makes sense. */
export interface ListingRequest extends SingleParameters {
  cities: CityFilter[];
  types: number[];
}

/** The name in the address of everything read once, in the order it stands there. */
export const PARAMETER_NAMES = {
  priceMin: 'price-min',
  priceMax: 'price-max',
  bedrooms: 'bedrooms',
  living: 'living',
  epc: 'epc',
  ground: 'ground',
  garden: 'garden',
  terrace: 'terrace',
  garage: 'garage',
  state: 'state',
  area: 'area',
  sort: 'sort',
  includeClosed: 'closed',
  view: 'view',
  page: 'page',
} as const satisfies Record<keyof SingleParameters, string>;

/** All that a list is made of. */
export const LISTING_PARAMETERS: readonly string[] = [
  'city',
  'town',
  'type',
  ...Object.values(PARAMETER_NAMES),
];

const PARAMETER_ENTRIES = Object.entries(PARAMETER_NAMES) as [keyof SingleParameters, string][];

/** What says nothing, and is left out of the address. */
const DEFAULT_PARAMETERS: Partial<SingleParameters> = { sort: 'date', view: 'list', page: 1 };

/** What nobody asks of a plot. */
const NO_HOME_FILTERS = {
  types: [],
  bedrooms: undefined,
  living: undefined,
  epc: undefined,
  garden: false,
  terrace: false,
  garage: false,
} satisfies Partial<ListingRequest>;

/** No wish at all; the order and the view stay as they are. */
export const NO_FILTERS = {
  ...NO_HOME_FILTERS,
  cities: [],
  priceMin: undefined,
  priceMax: undefined,
  ground: undefined,
  state: undefined,
  area: undefined,
  includeClosed: false,
  page: 1,
} satisfies Partial<ListingRequest>;

/**
 * Reads `?city=Name|Zip&type=WebID&price-min=…` (§2.4, §2.10). Towns are named as the catalogue
 * names them, and `webIds` are the types there are; whatever order and spelling the same wishes come in,
 * the request is the same.
 */
function parseListingRequest(
  search: URLSearchParams,
  section: ListingSection,
  index: ListingIndex,
  webIds: readonly number[],
): ListingRequest {
  const values = PARAMETER_ENTRIES.map(([field, name]) => [field, search.get(name) ?? undefined]);
  const single = v.parse(SingleParameters, Object.fromEntries(values));
  const types = search.getAll('type').map((value) => v.parse(WebId, value));
  return {
    ...single,
    ...normalizePriceRange(single),
    cities: parseCities(search, index),
    types: webIds.filter((webId) => types.includes(webId)).sort((a, b) => a - b),
    ...(section === '/Bouwgrond/' && NO_HOME_FILTERS),
  };
}

/** What is asked of a section of the version this visitor is shown. */
export function readListingRequest(
  { snapshot }: RequestContext,
  section: ListingSection,
  search: URLSearchParams,
): ListingRequest {
  const webIds = snapshot.site.categories.map(({ WebID }) => Number(WebID));
  return parseListingRequest(search, section, snapshot.catalogue.index, [...new Set(webIds)]);
}

/** What a section asks of the catalogue with this request; a plot is land for sale (decision 8). */
export function toListingQuery(section: ListingSection, request: ListingRequest): ListingQuery {
  const { cities, types, epc, area, view, page, ...wishes } = request;
  return {
    goal: section === '/for-rent/' ? 'rent' : 'sale',
    ...(section === '/Bouwgrond/' && { category: LAND_CATEGORY }),
    ...(types.length > 0 && { types }),
    ...(cities.length > 0 && { cities }),
    ...(area && { area: area.split(',').map(Number) }),
    ...(epc && { epc: EPC_LETTERS.indexOf(epc) + 1 }),
    ...wishes,
  };
}

/** The query string that asks for this request again, with a change: always the same for the same request. */
export function buildListingSearch(
  request: ListingRequest,
  change: Partial<ListingRequest>,
): string {
  const wanted = { ...request, ...change };
  const search = new URLSearchParams();
  for (const { name, zip } of wanted.cities) search.append('city', zip ? `${name}|${zip}` : name);
  for (const type of wanted.types) search.append('type', String(type));
  for (const [field, name] of PARAMETER_ENTRIES) {
    const value = wanted[field];
    if (value && value !== DEFAULT_PARAMETERS[field])
      search.set(name, value === true ? '1' : String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** A highest price below the lowest one was meant the other way round. */
const normalizePriceRange = ({
  priceMin,
  priceMax,
}: SingleParameters): Pick<SingleParameters, 'priceMin' | 'priceMax'> =>
  priceMin && priceMax && priceMin > priceMax ? { priceMin: priceMax, priceMax: priceMin } : {};

/** The towns asked for, as the index names and orders them; one it does not know stays as it was typed. */
function parseCities(search: URLSearchParams, index: ListingIndex): CityFilter[] {
  const numbers = new Set<number>();
  const unknown = new Map<string, CityFilter>();
  // Ticked, and typed into the form where there is no script.
  const values = [...search.getAll('city'), ...search.getAll('town')];
  for (const value of values.slice(0, MAX_CITIES)) {
    const [name = '', zip = ''] = value
      .split('|')
      .map((part) => part.replace(INVISIBLE_CHARACTERS, '').trim().slice(0, MAX_CITY_LENGTH));
    if (!name) continue;
    const wish = zip ? { name, zip } : { name };
    const known = findCityNumbers(index, wish);
    for (const number of known) numbers.add(number);
    if (known.length === 0) unknown.set(`${name}|${zip}`, wish);
  }
  const known = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => index.cities[number] ?? [])
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  return [...known, ...unknown.values()];
}
