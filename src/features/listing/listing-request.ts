import * as v from 'valibot';
import { EPC_LETTERS } from '../../domain/catalogue/energy';
import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { FilterName } from '../../domain/catalogue/listing/filters';
import { FILTER_NAMES, getFilter } from '../../domain/catalogue/listing/filters';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { CityFilter, ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { SingleParameters } from './listing-parameters';
import { createNumberSchema, PARAMETER_ENTRIES, parseSingleParameters } from './listing-parameters';
import { encodeQueryValue } from './query-value';

/** The query string of a list page, without invalid values. */
export interface ListingRequest extends SingleParameters {
  cities: CityFilter[];
  types: number[];
}

const MAX_CITIES = 40;
const MAX_CITY_LENGTH = 60;
/** Invisible characters: a chip labelled with them would look empty. */
const INVISIBLE_CHARACTERS = /\p{Other}+/gu;
const WebId = createNumberSchema(4);

/** All query parameters that change a list page. */
export const LISTING_PARAMETERS: readonly string[] = [
  'city',
  'town',
  'type',
  ...PARAMETER_ENTRIES.map(([, parameter]) => parameter),
];

/** Values of an empty query string; buildListingSearch leaves them out. */
const DEFAULT_VALUES: Partial<Record<string, unknown>> = {
  ...parseSingleParameters({}),
  types: [],
  cities: [],
};

/** Returns the change to a request that clears these filters; order and view stay as they are. */
export const clearFilters = (
  names: readonly FilterName[] = FILTER_NAMES,
): Partial<ListingRequest> => ({
  ...getEmptyFields(names),
  page: 1,
});

const getEmptyFields = (names: readonly FilterName[]): Partial<ListingRequest> =>
  Object.fromEntries(
    names
      .flatMap((name) => Object.keys(getFilter(name).parameters))
      .map((field) => [field, DEFAULT_VALUES[field]]),
  );

/** Filters that do not apply to building plots, as empty fields. */
const NO_HOME_FILTERS = getEmptyFields(FILTER_NAMES.filter((name) => !getFilter(name).groups.plot));

/**
 * Parses `?city=Name|Zip&type=WebID&price-min=…` (§2.4, §2.10). Cities get the names and the order
 * of the index, types are those among `webIds`: the same filters in another order or spelling give
 * the same request.
 */
function parseListingRequest(
  search: URLSearchParams,
  section: ListingSection,
  index: ListingIndex,
  webIds: readonly number[],
): ListingRequest {
  const values = PARAMETER_ENTRIES.map(([field, name]) => [field, search.get(name) ?? undefined]);
  const single = parseSingleParameters(Object.fromEntries(values));
  const types = search.getAll('type').map((value) => v.parse(WebId, value));
  return {
    ...single,
    ...normalizePriceRange(single),
    cities: parseCities(search, index),
    types: webIds.filter((webId) => types.includes(webId)).sort((a, b) => a - b),
    ...(section === '/Bouwgrond/' && NO_HOME_FILTERS),
  };
}

/** Parses the query string of a section against the catalogue of this request. */
export function readListingRequest(
  { snapshot }: RequestContext,
  section: ListingSection,
  search: URLSearchParams,
): ListingRequest {
  const webIds = snapshot.site.categories.map(({ WebID }) => Number(WebID));
  return parseListingRequest(search, section, snapshot.catalogue.index, [...new Set(webIds)]);
}

/** Returns the query for a request in a section; a building plot is land for sale (decision 8). */
export function toListingQuery(section: ListingSection, request: ListingRequest): ListingQuery {
  const { cities, types, epc, area, view, page, ...filters } = request;
  return {
    goal: section === '/for-rent/' ? 'rent' : 'sale',
    ...(section === '/Bouwgrond/' && { category: LAND_CATEGORY }),
    ...(types.length > 0 && { types }),
    ...(cities.length > 0 && { cities }),
    ...(area && { area: area.split(',').map(Number) }),
    ...(epc && { epc: EPC_LETTERS.indexOf(epc) + 1 }),
    ...filters,
  };
}

/** Builds the query string of a changed request; equal requests have equal query strings. */
export function buildListingSearch(
  request: ListingRequest,
  change: Partial<ListingRequest>,
): string {
  let search = '';
  for (const [name, value] of listParameters({ ...request, ...change }))
    search += `${search ? '&' : '?'}${name}=${encodeQueryValue(value)}`;
  return search;
}

/** Returns the parameters of a request that differ from their defaults, in the order of the query string. */
export function listParameters(request: ListingRequest): [name: string, value: string][] {
  const parameters: [string, string][] = [];
  for (const { name, zip } of request.cities)
    parameters.push(['city', zip ? `${name}|${zip}` : name]);
  for (const type of request.types) parameters.push(['type', String(type)]);
  for (const [field, name] of PARAMETER_ENTRIES) {
    const value = request[field];
    if (value && value !== DEFAULT_VALUES[field])
      parameters.push([name, value === true ? '1' : String(value)]);
  }
  return parameters;
}

/** Swaps a minimum price that is above the maximum. */
const normalizePriceRange = ({
  priceMin,
  priceMax,
}: SingleParameters): Partial<Pick<SingleParameters, 'priceMin' | 'priceMax'>> =>
  priceMin && priceMax && priceMin > priceMax ? { priceMin: priceMax, priceMax: priceMin } : {};

/**
 * Returns the requested cities with the names and order of the index, unknown ones last as typed.
 */
function parseCities(search: URLSearchParams, index: ListingIndex): CityFilter[] {
  const numbers = new Set<number>();
  const unknownCities = new Map<string, CityFilter>();
  // `town` is the search field of the form, sent only without script.
  const values = [...search.getAll('city'), ...search.getAll('town')];
  for (const value of values.slice(0, MAX_CITIES)) {
    const [name = '', zip = ''] = value
      .split('|')
      .map((part) => part.replace(INVISIBLE_CHARACTERS, '').trim().slice(0, MAX_CITY_LENGTH));
    if (!name) continue;
    const city = zip ? { name, zip } : { name };
    const matches = findCityNumbers(index, city);
    for (const number of matches) numbers.add(number);
    if (matches.length === 0) unknownCities.set(`${name}|${zip}`, city);
  }
  const knownCities = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => index.cities[number] ?? [])
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  return [...knownCities, ...unknownCities.values()];
}
