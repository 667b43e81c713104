import type { EpcLetter } from '../catalogue/epc-letters';
import { EPC_LETTERS } from '../catalogue/epc-letters';
import { findCityNumbers } from '../catalogue/listing/cities';
import type { ListingIndex } from '../catalogue/listing/listing-index';
import { encodeQueryValue } from '../routing/query-value';
import type { CityFilter, Criteria, CriterionField, CriterionName, RangeEnd } from './criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
  getRangeEnds,
  MAX_PLACES,
  omitEmpty,
  orderRanges,
  RANGE_ENDS,
  STATES,
  toRangeValue,
} from './criteria';
import { listOfferedRegions, SEARCH_REGIONS } from './search-region';
import { formatShape, readBounds, readShape } from './shape';

/** What the values of an address are compared with: cities of the index, types of the site. */
export interface AddressContext {
  index: ListingIndex;
  webIds: readonly number[];
}

/** A city without postcode becomes all cities of that name. */
const MAX_CITIES = 2 * MAX_PLACES;
const MAX_NAME_LENGTH = 60;
const ZIP_PATTERN = /^\d{4,5}$/;
/** Invisible characters: a chip labelled with them would look empty. */
const INVISIBLE_CHARACTERS = /\p{Other}+/gu;

/** Fields with their parameters, in the order of an address. Sold and rented follow the order of a list. */
const ADDRESS_FIELDS = (
  ['places', ...CRITERION_NAMES.filter((name) => name !== 'places' && name !== 'closed')] as const
).flatMap((name) =>
  getCriterionFields(name).map((field) => [field, getParameter(name, field)] as const),
);

/** The parameters of criteria in addresses; `town` is the search field of a list's form, sent without script. */
export const CRITERIA_PARAMETERS: readonly string[] = [
  'town',
  ...CRITERION_NAMES.flatMap((name) =>
    Object.values(getCriterion(name).fields).map(({ parameter }) => parameter),
  ),
];

/**
 * Reads what an address asks for (§2.4, §2.10); an invalid or unknown value restricts nothing, of a repeated
 * one the first counts. Values get the names and the order of the index and of the table: the same criteria in
 * another order or spelling are equal.
 */
export function readCriteria(search: URLSearchParams, context: AddressContext): Criteria {
  const entries = CRITERION_NAMES.map((name) => readCriterion(search, name, context));
  return orderRanges(omitEmpty(Object.assign({}, ...entries) as Criteria));
}

function readCriterion(
  search: URLSearchParams,
  name: CriterionName,
  { index, webIds }: AddressContext,
): Criteria {
  const criterion = getCriterion(name);
  const [field] = getCriterionFields(name);
  const parameter = getParameter(name, field as CriterionField);
  const value = search.get(parameter) ?? '';
  switch (criterion.kind) {
    case 'number':
    case 'price':
      return readRange(search, name);
    case 'flag':
      return { [name]: value === '1' };
    case 'closed':
      return { includeClosed: value === '1' || undefined };
    case 'types': {
      const types = search
        .getAll(parameter)
        .filter((type) => /^\d{1,4}$/.test(type))
        .map(Number);
      return { types: webIds.filter((webId) => types.includes(webId)).sort((a, b) => a - b) };
    }
    case 'places':
      return readPlaces(search, index);
    case 'epc': {
      // A plus that was not encoded arrives as a space.
      const letter = value.replaceAll(' ', '+').toUpperCase() as EpcLetter;
      return { epc: EPC_LETTERS.includes(letter) ? letter : undefined };
    }
    case 'state':
      return { state: STATES.find((state) => state === value) };
    case 'bounds':
      return { bounds: readBounds(value) };
  }
}

const readRange = (search: URLSearchParams, name: CriterionName): Criteria =>
  Object.fromEntries(
    getRangeEnds(name).map((range) => {
      const text = search.get(getParameter(name, range.field)) ?? '';
      return [range.field, readNumber(range, text)];
    }),
  );

function readNumber(range: RangeEnd, text: string): number | undefined {
  if (!/^\d+$/.test(text) || text.length > range.criterion.maxDigits) return undefined;
  return range.end === 'min' && Number(text) === 0 ? undefined : toRangeValue(range, Number(text));
}

function readPlaces(search: URLSearchParams, index: ListingIndex): Criteria {
  const regions = search.getAll('region');
  return {
    ...readCities(search, index),
    regions: SEARCH_REGIONS.filter((region) => regions.includes(region)),
    shape: readShape(search.get('shape') ?? ''),
  };
}

const cleanName = (name: string): string =>
  name.replace(INVISIBLE_CHARACTERS, '').trim().slice(0, MAX_NAME_LENGTH);

/**
 * Returns the cities with the names and order of the index, unknown ones last as typed. A postcode is all its
 * cities; one that no offer has stays a postcode.
 */
function readCities(
  search: URLSearchParams,
  index: ListingIndex,
): { cities: CityFilter[]; zips: string[] } {
  const numbers = new Set<number>();
  const unknownCities = new Map<string, CityFilter>();
  const zips = new Set<string>();
  const values = [...search.getAll('city'), ...search.getAll('town')];
  for (const value of values.slice(0, MAX_CITIES)) {
    const [name = '', zip = ''] = value.split('|').map(cleanName);
    if (!name) continue;
    const city = zip ? { name, zip } : { name };
    const matches = findCityNumbers(index, city);
    for (const number of matches) numbers.add(number);
    if (matches.length > 0) continue;
    if (!zip && ZIP_PATTERN.test(name)) zips.add(name);
    else unknownCities.set(`${name}|${zip}`, city);
  }
  const knownCities = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => index.cities[number] ?? [])
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  return { cities: [...knownCities, ...unknownCities.values()], zips: [...zips] };
}

/** Returns the parameters of an address that asks for these criteria, in its order. */
export const listCriteriaParameters = (criteria: Criteria): [name: string, value: string][] =>
  ADDRESS_FIELDS.flatMap(([field, parameter]) =>
    criteria[field] === undefined
      ? []
      : formatValues(criteria, field).map((value): [string, string] => [parameter, value]),
  );

/** Formats the values of a field as addresses hold them: those of a list one by one. */
function formatValues(criteria: Criteria, field: CriterionField): string[] {
  switch (field) {
    case 'cities':
      return (criteria.cities ?? []).map(formatCityValue);
    case 'shape':
      return criteria.shape ? [formatShape(criteria.shape)] : [];
    case 'bounds':
      return criteria.bounds ? [criteria.bounds.join(',')] : [];
    default: {
      const value = criteria[field];
      if (value === undefined) return [];
      if (typeof value === 'number') return [String(roundInside(field, value))];
      return value === true ? ['1'] : [value].flat().map(String);
    }
  }
}

/** Rounds an end of a range to a whole number inside it: the index holds whole numbers, so nothing else fits. */
const roundInside = (field: CriterionField, value: number): number =>
  LOWEST_FIELDS.has(field) ? Math.ceil(value) : Math.floor(value);

const LOWEST_FIELDS: ReadonlySet<CriterionField> = new Set(
  RANGE_ENDS.flatMap(({ end, field }) => (end === 'min' ? [field] : [])),
);

/** Formats a city as addresses and forms name it: 'DURBUY|6940', 'DURBUY'. */
export const formatCityValue = ({ name, zip }: CityFilter): string =>
  zip ? `${name}|${zip}` : name;

function getParameter(name: CriterionName, field: CriterionField): string {
  return getCriterion(name).fields[field]?.parameter ?? '';
}

/** Formats parameters as the query string of an address: '' without any. */
export const formatSearch = (parameters: readonly (readonly [string, string])[]): string =>
  parameters
    .map(([name, value], position) => `${position ? '&' : '?'}${name}=${encodeQueryValue(value)}`)
    .join('');

/**
 * Returns criteria without places that cannot be saved: cities and regions that the index does not hold, which a
 * stranger's address may name with any words.
 */
export function dropUnknownPlaces(criteria: Criteria, index: ListingIndex): Criteria {
  const { cities = [], regions = [] } = criteria;
  const offered = listOfferedRegions(index.columns);
  return omitEmpty({
    ...criteria,
    cities: cities.filter((city) => findCityNumbers(index, city).length > 0),
    regions: regions.filter((region) => offered.includes(region)),
  });
}
