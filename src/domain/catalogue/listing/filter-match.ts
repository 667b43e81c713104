import { UNITS_PER_DEGREE } from '../distance';
import { toListingGoal } from '../property-kind';
import { findCityNumbers } from './cities';
import { getCategorySets, getCodeColumns } from './code-columns';
import type { FilterDefinition, FilterField, FilterName, FilterNameOfKind } from './filters';
import { FILTER_NAMES, getFilter } from './filters';
import { TRAIT } from './index-columns';
import type { ListingIndex } from './listing-index';
import { toCategoryBits } from './listing-index';
import type { CityFilter, ListingQuery } from './listing-query';
import type { RowTest } from './row-tests';
import { STATE_TRAITS } from './state-traits';

/** Returns the conditions on the goal, category and project of a list. */
export function createScopeTests(index: ListingIndex, query: ListingQuery): RowTest[] {
  const { project } = index.columns;
  const tests: RowTest[] = [];
  if (query.goal)
    tests.push({
      codes: getCodeColumns(index).goal,
      accepts: (goal) => toListingGoal(goal) === query.goal,
    });
  if (query.category !== undefined) tests.push(createCategoryTest(index, [query.category]));
  if (query.project !== undefined)
    tests.push({ column: project, min: query.project, max: query.project });
  return tests;
}

/** A field of a query and the condition that its value sets. */
type FieldTest = readonly [field: FilterField, test: RowTest];

/** Returns the conditions of the fields that a query uses; sold and rented belong to the scope. */
export const createFilterTests = (index: ListingIndex, query: ListingQuery): FieldTest[] =>
  FILTER_NAMES.flatMap((name) => createFieldTests(index, query, name));

function createFieldTests(index: ListingIndex, query: ListingQuery, name: FilterName): FieldTest[] {
  const { columns } = index;
  const filter: FilterDefinition = getFilter(name);
  switch (filter.kind) {
    case 'minimum': {
      const field = name as FilterNameOfKind<'minimum'>;
      const min = query[field];
      return min === undefined
        ? []
        : [[field, { column: columns[filter.column], min, max: NO_MAXIMUM }]];
    }
    case 'trait': {
      const field = name as FilterNameOfKind<'trait'>;
      const bits = TRAIT[filter.trait];
      return query[field] ? [[field, createTraitTest(index, { mask: bits, value: bits })]] : [];
    }
    case 'types':
      return query.types ? [['types', createCategoryTest(index, query.types)]] : [];
    case 'cities':
      return query.cities ? [['cities', createCityTest(index, query.cities)]] : [];
    case 'price':
      return createPriceTests(index, query);
    case 'epc':
      return query.epc === undefined ? [] : [['epc', createEpcTest(index, query.epc)]];
    case 'state':
      return query.state ? [['state', createTraitTest(index, STATE_TRAITS[query.state])]] : [];
    case 'area':
      return query.area ? [['area', createAreaTest(index, query.area)]] : [];
    case 'closed':
      return [];
  }
}

/** Either end of the price range leaves out properties without a published price (decision 11). */
function createPriceTests(
  { columns: { price } }: ListingIndex,
  { priceMin, priceMax }: ListingQuery,
): FieldTest[] {
  const tests: FieldTest[] = [];
  if (priceMin !== undefined)
    tests.push(['priceMin', { column: price, min: Math.max(1, priceMin), max: NO_MAXIMUM }]);
  if (priceMax !== undefined) tests.push(['priceMax', { column: price, min: 1, max: priceMax }]);
  return tests;
}

/** Accepts properties whose traits have this value under the mask. */
const createTraitTest = (
  index: ListingIndex,
  { mask, value }: { mask: number; value: number },
): RowTest => ({
  codes: getCodeColumns(index).traits,
  accepts: (traits) => (traits & mask) === value,
});

/** Accepts energy labels from the best down to this rank; properties without a label fail. */
const createEpcTest = (index: ListingIndex, worst: number): RowTest => ({
  codes: getCodeColumns(index).epc,
  accepts: (rank) => rank >= 1 && rank <= worst,
});

/** Accepts properties that have any of these categories. */
function createCategoryTest(index: ListingIndex, webIds: readonly number[]): RowTest {
  const { sets } = getCategorySets(index);
  const bits = toCategoryBits(index.categories, webIds);
  return {
    codes: getCodeColumns(index).type,
    accepts: (number) => ((sets[number] as number) & bits) !== 0,
  };
}

/** Accepts properties in any of these cities. */
function createCityTest(index: ListingIndex, cities: readonly CityFilter[]): RowTest {
  const numbers = new Set(cities.flatMap((city) => findCityNumbers(index, city)));
  return { codes: getCodeColumns(index).city, accepts: (number) => numbers.has(number) };
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
