import * as v from 'valibot';
import { EPC_LETTERS } from '../../domain/catalogue/energy';
import { citiesNamed } from '../../domain/catalogue/listing/cities';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { CityWish, ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { LISTING_SORTS, LISTING_STATES } from '../../domain/catalogue/listing/listing-query';
import { LAND } from '../../domain/catalogue/property';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';

/** A list, a map, or one beside the other (§2.10, 'change view'). */
export const LISTING_VIEWS = ['list', 'map', 'split'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** As many towns, and as long a name, as anyone asks for. */
const CITIES_READ = 40;
const CITY_LENGTH = 60;
/** What nobody sees of a name, and no chip could be called by. */
const UNSEEN = /\p{Other}+/gu;

const number = (digits: RegExp) =>
  v.fallback(
    v.optional(v.pipe(v.string(), v.regex(digits), v.transform(Number), v.minValue(1))),
    undefined,
  );
const Amount = number(/^\d{1,9}$/);
const Ticked = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value === '1'),
);
const WebId = number(/^\d{1,4}$/);
const EpcLetter = v.pipe(
  v.string(),
  // A plus that nobody encoded arrives as a space.
  v.transform((label) => label.replaceAll(' ', '+').toUpperCase()),
  v.picklist(EPC_LETTERS),
);

/** South, west, north, east in degrees, as fine as a hundred metres: what the map shows. */
const Area = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,3})?(,-?\d{1,3}(\.\d{1,3})?){3}$/));

/** What is read once of a query string; a value that makes no sense is as if it were not there. */
const Single = v.object({
  priceMin: Amount,
  priceMax: Amount,
  bedrooms: number(/^\d{1,2}$/),
  living: Amount,
  epc: v.fallback(v.optional(EpcLetter), undefined),
  ground: Amount,
  garden: Ticked,
  terrace: Ticked,
  garage: Ticked,
  state: v.fallback(v.optional(v.picklist(LISTING_STATES)), undefined),
  area: v.fallback(v.optional(Area), undefined),
  sort: v.fallback(v.picklist(LISTING_SORTS), 'date'),
  includeClosed: Ticked,
  view: v.fallback(v.picklist(LISTING_VIEWS), 'list'),
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), 1),
});
type Single = v.InferOutput<typeof Single>;

/** A list page's query string, read as far as it makes sense. */
export interface ListingRequest extends Single {
  cities: CityWish[];
  types: number[];
}

/** The name in the address of everything read once, in the order it stands there. */
export const PARAMETER = {
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
} as const satisfies Record<keyof Single, string>;

/** All that a list is made of. */
export const LISTING_PARAMETERS: readonly string[] = [
  'city',
  'town',
  'type',
  ...Object.values(PARAMETER),
];

const PARAMETERS = Object.entries(PARAMETER) as [keyof Single, string][];

/** What says nothing, and is left out of the address. */
const DEFAULT: Partial<Single> = { sort: 'date', view: 'list', page: 1 };

/** What nobody asks of a plot. */
const HOMES_ONLY = {
  types: [],
  bedrooms: undefined,
  living: undefined,
  epc: undefined,
  garden: false,
  terrace: false,
  garage: false,
} satisfies Partial<ListingRequest>;

/** No wish at all; the order and the view stay as they are. */
export const NO_WISHES = {
  ...HOMES_ONLY,
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
function parseListingQuery(
  search: URLSearchParams,
  section: ListingSection,
  index: ListingIndex,
  webIds: readonly number[],
): ListingRequest {
  const values = PARAMETERS.map(([field, name]) => [field, search.get(name) ?? undefined]);
  const single = v.parse(Single, Object.fromEntries(values));
  const types = search.getAll('type').map((value) => v.parse(WebId, value));
  return {
    ...single,
    ...inOrder(single),
    cities: citiesOf(search, index),
    types: webIds.filter((webId) => types.includes(webId)).sort((a, b) => a - b),
    ...(section === '/Bouwgrond/' && HOMES_ONLY),
  };
}

/** What is asked of a section of the version this visitor is shown. */
export function requestIn(
  { snapshot }: RequestContext,
  section: ListingSection,
  search: URLSearchParams,
): ListingRequest {
  const webIds = snapshot.site.categories.map(({ WebID }) => Number(WebID));
  return parseListingQuery(search, section, snapshot.catalogue.index, [...new Set(webIds)]);
}

/** What a section asks of the catalogue with this request; a plot is land for sale (decision 8). */
export function catalogueQuery(section: ListingSection, request: ListingRequest): ListingQuery {
  const { cities, types, epc, area, view, page, ...wishes } = request;
  return {
    goal: section === '/for-rent/' ? 'rent' : 'sale',
    ...(section === '/Bouwgrond/' && { category: LAND }),
    ...(types.length > 0 && { types }),
    ...(cities.length > 0 && { cities }),
    ...(area && { area: area.split(',').map(Number) }),
    ...(epc && { epc: EPC_LETTERS.indexOf(epc) + 1 }),
    ...wishes,
  };
}

/** The query string that asks for this request again, with a change: always the same for the same request. */
export function listingQueryString(
  request: ListingRequest,
  change: Partial<ListingRequest>,
): string {
  const wanted = { ...request, ...change };
  const search = new URLSearchParams();
  for (const { name, zip } of wanted.cities) search.append('city', zip ? `${name}|${zip}` : name);
  for (const type of wanted.types) search.append('type', String(type));
  for (const [field, name] of PARAMETERS) {
    const value = wanted[field];
    if (value && value !== DEFAULT[field]) search.set(name, value === true ? '1' : String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** A highest price below the lowest one was meant the other way round. */
const inOrder = ({ priceMin, priceMax }: Single): Pick<Single, 'priceMin' | 'priceMax'> =>
  priceMin && priceMax && priceMin > priceMax ? { priceMin: priceMax, priceMax: priceMin } : {};

/** The towns asked for, as the index names and orders them; one it does not know stays as it was typed. */
function citiesOf(search: URLSearchParams, index: ListingIndex): CityWish[] {
  const numbers = new Set<number>();
  const unknown = new Map<string, CityWish>();
  // Ticked, and typed into the form where there is no script.
  const values = [...search.getAll('city'), ...search.getAll('town')];
  for (const value of values.slice(0, CITIES_READ)) {
    const [name = '', zip = ''] = value
      .split('|')
      .map((part) => part.replace(UNSEEN, '').trim().slice(0, CITY_LENGTH));
    if (!name) continue;
    const wish = zip ? { name, zip } : { name };
    const known = citiesNamed(index, wish);
    for (const number of known) numbers.add(number);
    if (known.length === 0) unknown.set(`${name}|${zip}`, wish);
  }
  const known = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => index.cities[number] ?? [])
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  return [...known, ...unknown.values()];
}
