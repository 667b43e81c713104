import { UNITS_PER_DEGREE } from '../distance';
import { findCityNumbers } from './cities';
import { getCategorySets, getFacetCells } from './facet-codes';
import type { FilterDefinition, FilterName, FilterNameOfKind } from './filters';
import { FILTER_NAMES, getFilter } from './filters';
import { TRAIT } from './index-columns';
import type { ListingIndex } from './listing-index';
import { toCategoryBits } from './listing-index';
import type { CityFilter, ListingQuery } from './listing-query';
import type { FilterTest, RowTest } from './row-tests';
import { findFailedTests } from './row-tests';
import { STATE_TRAITS } from './state-traits';

/**
 * One bit per filter. Ticks have the lowest bits: of two sets of filters that lead to equally many
 * nearest matches, the one with the lower bits is dropped (relax-query.ts).
 */
export const FILTER_BIT = Object.fromEntries(
  [...FILTER_NAMES]
    .sort((a, b) => Number(getFilter(b).kind === 'trait') - Number(getFilter(a).kind === 'trait'))
    .map((name, number) => [name, 1 << number]),
) as Record<FilterName, number>;

/** Bit of rows outside the goal, category or project of the list, whatever its filters. */
export const OUT_OF_SCOPE = 1 << 30;

/**
 * Returns for each row the filters of the query that it fails, as bits of FILTER_BIT and
 * OUT_OF_SCOPE; 0 for a match.
 */
export const findUnmetFilters = (index: ListingIndex, query: ListingQuery): Int32Array =>
  findFailedTests(getFacetCells(index), collectTests(index, query));

function collectTests(index: ListingIndex, query: ListingQuery): FilterTest[] {
  const scope = createScopeTests(index, query).map((test) => ({ bit: OUT_OF_SCOPE, test }));
  const filters = FILTER_NAMES.flatMap((name) => {
    const test = createFilterTest(index, query, name);
    return test ? { bit: FILTER_BIT[name], test } : [];
  });
  return [...scope, ...filters];
}

function createScopeTests(index: ListingIndex, query: ListingQuery): RowTest[] {
  const { project } = index.columns;
  const tests: RowTest[] = [];
  if (query.goal)
    tests.push({ codes: 'goal', accepts: (goal) => (goal === 0) === (query.goal === 'sale') });
  if (query.category !== undefined) tests.push(createCategoryTest(index, [query.category]));
  if (query.project !== undefined)
    tests.push({ column: project, min: query.project, max: query.project });
  return tests;
}

/** Returns the condition of one filter; undefined if the query does not use it. */
function createFilterTest(
  index: ListingIndex,
  query: ListingQuery,
  name: FilterName,
): RowTest | undefined {
  const { columns } = index;
  const filter: FilterDefinition = getFilter(name);
  switch (filter.kind) {
    case 'minimum': {
      const min = query[name as FilterNameOfKind<'minimum'>];
      return min === undefined
        ? undefined
        : { column: columns[filter.column], min, max: NO_MAXIMUM };
    }
    case 'trait': {
      const bits = TRAIT[filter.trait];
      const isRequired = query[name as FilterNameOfKind<'trait'>];
      return isRequired ? createTraitTest({ mask: bits, value: bits }) : undefined;
    }
    case 'types':
      return query.types && createCategoryTest(index, query.types);
    case 'cities':
      return query.cities && createCityTest(index, query.cities);
    case 'price': {
      const { priceMin, priceMax } = query;
      if (priceMin === undefined && priceMax === undefined) return undefined;
      return {
        column: columns.price,
        min: Math.max(1, priceMin ?? 1),
        max: priceMax ?? NO_MAXIMUM,
      };
    }
    case 'epc':
      return query.epc === undefined ? undefined : createEpcTest(query.epc);
    case 'state':
      return query.state && createTraitTest(STATE_TRAITS[query.state]);
    case 'area':
      return query.area && createAreaTest(index, query.area);
    case 'closed':
      return query.includeClosed ? undefined : createTraitTest({ mask: TRAIT.closed, value: 0 });
  }
}

/** Accepts properties whose traits have this value under the mask. */
const createTraitTest = ({ mask, value }: { mask: number; value: number }): RowTest => ({
  codes: 'traits',
  accepts: (traits) => (traits & mask) === value,
});

/** Accepts energy labels from the best down to this rank; properties without a label fail. */
const createEpcTest = (worst: number): RowTest => ({
  codes: 'epc',
  accepts: (rank) => rank >= 1 && rank <= worst,
});

/** Accepts properties that have any of these categories. */
function createCategoryTest(index: ListingIndex, webIds: readonly number[]): RowTest {
  const { sets } = getCategorySets(index);
  const bits = toCategoryBits(index.categories, webIds);
  return { codes: 'type', accepts: (number) => ((sets[number] as number) & bits) !== 0 };
}

/** Accepts properties in any of these cities. */
function createCityTest(index: ListingIndex, cities: readonly CityFilter[]): RowTest {
  const numbers = new Set(cities.flatMap((city) => findCityNumbers(index, city)));
  return { codes: 'city', accepts: (number) => numbers.has(number) };
}

/** Accepts rows within the bounds; rows without coordinates (0, 0) are within none. */
function createAreaTest(
  { columns: { latitude, longitude } }: ListingIndex,
  area: readonly number[],
): RowTest {
  const [south = 0, west = 0, north = 0, east = 0] = area.map(
    (degrees) => degrees * UNITS_PER_DEGREE,
  );
  return (row) => {
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    return y >= south && y <= north && x >= west && x <= east && (y !== 0 || x !== 0);
  };
}

/** Above every value of a column. */
const NO_MAXIMUM = 2 ** 32;
