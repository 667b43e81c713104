import type { EpcLetter } from '../catalogue/epc-letters';
import { EPC_LETTERS } from '../catalogue/epc-letters';
import type { ListingIndex } from '../catalogue/listing/listing-index';
import { SALE_KINDS } from '../catalogue/sale-kind';
import { HOME_SITUATIONS } from '../costs/situation';
import { memoizePerObject } from '../memoize-per-object';
import { readMoney } from '../typed-values/read-money';
import type { CityFilter, Criteria, CriterionField, CriterionName, RangeEnd } from './criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
  getRangeEnds,
  MAX_WORDS,
  omitEmpty,
  orderRanges,
  RANGE_ENDS,
  STATES,
  toRangeValue,
} from './criteria';
import { readPlaces } from './read-places';
import { formatShape, readBounds } from './shape';

/** What the values of an address are compared with: cities of the index, types of the site. */
export interface AddressContext {
  index: ListingIndex;
  webIds: readonly number[];
}

/** Fields with their parameters, in the order of an address. Sold and rented follow the order of a list. */
const ADDRESS_FIELDS = (
  ['places', ...CRITERION_NAMES.filter((name) => name !== 'places' && name !== 'closed')] as const
).flatMap((name) =>
  getCriterionFields(name).map((field) => [field, getParameter(name, field)] as const),
);

/** The parameters of criteria in addresses; `town` is the search field of a list's form, sent without script. */
export const CRITERIA_PARAMETERS: readonly string[] = [
  ...new Set([
    ...ADDRESS_FIELDS.map(([, parameter]) => parameter),
    ...Object.values(getCriterion('closed').fields).map(({ parameter }) => parameter),
    'town',
  ]),
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

/** Reads what an address asks for of one criterion; its fields are undefined, false or empty if that is nothing. */
export function readCriterion(
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
    case 'all-in':
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
    case 'situation':
      return { situation: HOME_SITUATIONS.find((situation) => situation === value) };
    case 'epc': {
      // A plus that was not encoded arrives as a space.
      const letter = value.replaceAll(' ', '+').toUpperCase() as EpcLetter;
      return { epc: EPC_LETTERS.includes(letter) ? letter : undefined };
    }
    case 'state':
      return { state: STATES.find((state) => state === value) };
    case 'saleKind':
      return { saleKind: SALE_KINDS.find((kind) => kind === value) };
    case 'bounds':
      return { bounds: readBounds(value) };
    case 'words':
      return { words: readWords(search.getAll(parameter)) };
  }
}

const MAX_WORD_LENGTH = 60;

/** Reads words to look for in texts, each once. */
const readWords = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.trim().slice(0, MAX_WORD_LENGTH)))]
    .filter(Boolean)
    .slice(0, MAX_WORDS);

const readRange = (search: URLSearchParams, name: CriterionName): Criteria =>
  Object.fromEntries(
    getRangeEnds(name).map((range) => {
      const text = search.get(getParameter(name, range.field)) ?? '';
      return [range.field, readRangeEnd(range, text)];
    }),
  );

/** Reads an end of a range: a whole number in digits; as a form without script sends it also '250.000'. */
function readRangeEnd(range: RangeEnd, text: string): number | undefined {
  if (text === '') return undefined;
  const reading = readMoney(text, { min: 0, max: 10 ** range.criterion.maxDigits - 1 });
  if (!reading.ok || (range.end === 'min' && reading.value === 0)) return undefined;
  return toRangeValue(range, reading.value);
}

/** Returns the parameters of an address that asks for these criteria, in its order. */
export const listCriteriaParameters = (criteria: Criteria): [name: string, value: string][] =>
  ADDRESS_FIELDS.flatMap(([field, parameter]) =>
    criteria[field] === undefined
      ? []
      : field === 'cities'
        ? (criteria.cities ?? []).map(toCityParameter)
        : formatValues(criteria, field).map((value): [string, string] => [parameter, value]),
  );

/** The parameter of a city, one object for all links of a page: formatSearch encodes it once. */
const toCityParameter = memoizePerObject((city: CityFilter): [name: string, value: string] => [
  getParameter('places', 'cities'),
  formatCityValue(city),
]);

/** Formats the values of a field as addresses hold them: those of a list one by one. */
function formatValues(criteria: Criteria, field: Exclude<CriterionField, 'cities'>): string[] {
  switch (field) {
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

/** Formats a city as addresses and forms name it: 'LIER|2500', 'LIER'. */
export const formatCityValue = ({ name, zip }: CityFilter): string =>
  zip ? `${name}|${zip}` : name;

function getParameter(name: CriterionName, field: CriterionField): string {
  return getCriterion(name).fields[field]?.parameter ?? '';
}
