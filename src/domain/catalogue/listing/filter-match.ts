import { DEAREST_SITUATION } from '../../costs/situation';
import type { Criteria, CriterionField, CriterionName } from '../../criteria/criteria';
import { CRITERION_NAMES, getCriterion, getRangeEnds } from '../../criteria/criteria';
import type { RangeCriterion } from '../../criteria/criterion';
import { SEARCH_REGIONS } from '../../criteria/search-region';
import { isInside } from '../../criteria/shape';
import { UNITS_PER_DEGREE } from '../distance';
import { EPC_LETTERS } from '../epc-letters';
import { toListingGoal } from '../property-kind';
import type { SaleKind } from '../sale-kind';
import { findCityNumbers } from './cities';
import { getCodeColumns } from './code-columns';
import type { IndexColumns } from './index-columns';
import { ALL_IN_COLUMNS } from './index-columns';
import type { ListingIndex } from './listing-index';
import { toCategoryBits } from './listing-index';
import type { ListingQuery } from './listing-query';
import { hasRow } from './row-set';
import type { RowTest } from './row-tests';
import { createSetTest } from './row-tests';
import type { TraitMask } from './trait-masks';
import { requireTrait, STATE_TRAITS } from './trait-masks';
import { TRAIT } from './traits';

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

/** Accepts properties that are neither sold nor rented. */
export const createOpenTest = (index: ListingIndex): RowTest =>
  createTraitTest(index, { mask: TRAIT.closed, value: 0 });

/** A field of criteria and the condition that its value sets; places have one, by the name of their first. */
type FieldTest = readonly [field: CriterionField, test: RowTest];

/** Returns the conditions of the criteria that a query uses; sold and rented belong to the scope. */
export const createCriteriaTests = (index: ListingIndex, criteria: ListingQuery): FieldTest[] =>
  CRITERION_NAMES.flatMap((name) => createCriterionTests(index, criteria, name));

function createCriterionTests(
  index: ListingIndex,
  criteria: ListingQuery,
  name: CriterionName,
): FieldTest[] {
  const { types, epc, state, saleKind, bounds, wordRows } = criteria;
  const criterion = getCriterion(name);
  switch (criterion.kind) {
    case 'number':
    case 'price':
    case 'all-in':
      return createRangeTests(index, criteria, name);
    case 'flag': {
      const field = name as CriterionField;
      const trait = requireTrait(criterion.trait);
      return criteria[field] ? [[field, createTraitTest(index, trait)]] : [];
    }
    case 'types':
      return types ? [['types', createCategoryTest(index, types)]] : [];
    case 'places': {
      const test = createPlacesTest(index, criteria);
      return test ? [['cities', test]] : [];
    }
    case 'epc':
      return epc ? [['epc', createEpcTest(index, EPC_LETTERS.indexOf(epc) + 1)]] : [];
    case 'state':
      return state ? [['state', createTraitTest(index, STATE_TRAITS[state])]] : [];
    case 'saleKind':
      return saleKind ? [['saleKind', createSaleKindTest(index, saleKind)]] : [];
    case 'bounds':
      return bounds ? [['bounds', createBoundsTest(index, bounds)]] : [];
    case 'words':
      return wordRows ? [['words', (row) => hasRow(wordRows, row)]] : [];
    case 'situation':
    case 'closed':
      return [];
  }
}

/**
 * Either end of a range of prices leaves out properties without a published price (decision 11), of a surface those
 * whose surface is not known.
 */
function createRangeTests(
  { columns }: ListingIndex,
  criteria: Criteria,
  name: CriterionName,
): FieldTest[] {
  return getRangeEnds(name).flatMap(({ criterion, end, field }): FieldTest[] => {
    const value = criteria[field];
    if (value === undefined) return [];
    const column = columns[getRangeColumn(criterion, criteria)];
    const lowest = criterion.unit === 'count' ? 0 : 1;
    const range = end === 'min' ? [Math.max(lowest, value), NO_MAXIMUM] : [lowest, value];
    return [[field, { column, min: range[0] as number, max: range[1] as number }]];
  });
}

/** Returns the column that a range is about: that of a price all-in is one of the plan, by default the dearest. */
export const getRangeColumn = (
  criterion: RangeCriterion,
  { situation = DEAREST_SITUATION }: Criteria,
): keyof IndexColumns =>
  criterion.kind === 'all-in' ? ALL_IN_COLUMNS[situation].price : criterion.column;

/** Accepts properties whose traits have this value under the mask. */
const createTraitTest = (index: ListingIndex, { mask, value }: TraitMask): RowTest =>
  createSetTest(getCodeColumns(index).traits, (traits) => (traits & mask) === value);

/** Accepts energy labels from the best down to this rank; properties without a label fail. */
const createEpcTest = (index: ListingIndex, worst: number): RowTest => ({
  codes: getCodeColumns(index).epc,
  accepts: (rank) => rank >= 1 && rank <= worst,
});

const createSaleKindTest = (index: ListingIndex, kind: SaleKind): RowTest => ({
  codes: getCodeColumns(index).label,
  accepts: (label) => index.labels[label]?.SaleKind === kind,
});

/** Accepts properties that have any of these categories. */
function createCategoryTest(index: ListingIndex, webIds: readonly number[]): RowTest {
  const bits = toCategoryBits(index.categories, webIds);
  return createSetTest(getCodeColumns(index).type, (set) => (set & bits) !== 0);
}

/** Accepts properties in any of these cities, postcodes and regions, or inside the shape; undefined without any. */
function createPlacesTest(
  index: ListingIndex,
  { cities = [], zips = [], regions = [], shape }: Criteria,
): RowTest | undefined {
  const names = [...cities, ...zips.map((zip) => ({ name: zip }))];
  if (names.length + regions.length === 0 && !shape) return undefined;
  const cityNumbers = new Set(names.flatMap((city) => findCityNumbers(index, city)));
  const { city } = getCodeColumns(index);
  if (regions.length === 0 && !shape)
    return { codes: city, accepts: (number) => cityNumbers.has(number) };
  const { columns } = index;
  const regionNumbers = new Set(regions.map((region) => SEARCH_REGIONS.indexOf(region) + 1));
  return (row) =>
    cityNumbers.has(columns.city[row] as number) ||
    regionNumbers.has(columns.region[row] as number) ||
    (shape !== undefined && isRowInside(index, row, shape));
}

/** Rows without coordinates (0, 0) are in no shape and within no bounds. */
function isRowInside(
  { columns }: ListingIndex,
  row: number,
  shape: NonNullable<Criteria['shape']>,
): boolean {
  const [y, x] = [columns.latitude[row] as number, columns.longitude[row] as number];
  const point = { Latitude: y / UNITS_PER_DEGREE, Longitude: x / UNITS_PER_DEGREE };
  return (y !== 0 || x !== 0) && isInside(point, shape);
}

function createBoundsTest(
  { columns: { latitude, longitude } }: ListingIndex,
  bounds: readonly number[],
): RowTest {
  const [south = 0, west = 0, north = 0, east = 0] = bounds.map(
    (degrees) => degrees * UNITS_PER_DEGREE,
  );
  return (row) => {
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    return y >= south && y <= north && x >= west && x <= east && (y !== 0 || x !== 0);
  };
}

/** Above every value of a column. */
const NO_MAXIMUM = 2 ** 32;
