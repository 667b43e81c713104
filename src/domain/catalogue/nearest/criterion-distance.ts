import type { CriterionName } from '../../criteria/criteria';
import { getCriterion, getRangeEnds } from '../../criteria/criteria';
import { UNITS_PER_DEGREE } from '../distance';
import { EPC_LETTERS } from '../epc-letters';
import { getRangeColumn } from '../listing/filter-match';
import type { CityCoordinates, ListingIndex } from '../listing/listing-index';
import type { ListingQuery } from '../listing/listing-query';
import { measureCities } from './place-distance';

/** What is one step away from a wish (decision 122): a tenth of a bound, five kilometres, a room, a label, a tick. */
const SHARE_PER_STEP = 0.1;
export const KM_PER_STEP = 5;
const KM_PER_DEGREE = 111.2;

/**
 * Steps of what is not known: behind what is, and always as many, since an unpublished price must not be read from the
 * order (decision 11).
 */
const UNKNOWN_STEPS = 1000;
/** Another type of home is behind all of the type that is asked for: nobody wants a plot for a villa, however near. */
const OTHER_TYPE_STEPS = 100_000;

/** Returns how many steps a row, which fails a criterion, is away from it. */
export type Distance = (row: number) => number;

/** Returns the distance of a criterion of a query. */
export function createDistance(
  index: ListingIndex,
  query: ListingQuery,
  name: CriterionName,
  towns: readonly CityCoordinates[],
): Distance {
  const { columns } = index;
  const criterion = getCriterion(name);
  switch (criterion.kind) {
    case 'number':
    case 'price':
    case 'all-in':
      return createRangeDistance(index, query, name);
    case 'places': {
      const kilometres = measureCities(index, query, towns);
      return (row) => toSteps(kilometres[columns.city[row] as number]);
    }
    case 'bounds':
      return createBoundsDistance(index, query);
    case 'epc': {
      const worst = EPC_LETTERS.indexOf(query.epc ?? 'G') + 1;
      return (row) => (columns.epc[row] ? (columns.epc[row] as number) - worst : UNKNOWN_STEPS);
    }
    case 'types':
      return () => OTHER_TYPE_STEPS;
    default:
      return () => 1;
  }
}

const toSteps = (kilometres: number | undefined): number =>
  kilometres === undefined ? UNKNOWN_STEPS : kilometres / KM_PER_STEP;

/** Rooms are counted; of an amount the share counts by which it exceeds its bound. */
function createRangeDistance(
  { columns }: ListingIndex,
  query: ListingQuery,
  name: CriterionName,
): Distance {
  const ends = getRangeEnds(name).flatMap(({ criterion, end, field }) => {
    const bound = query[field];
    if (bound === undefined) return [];
    const column = columns[getRangeColumn(criterion, query)];
    const step = criterion.unit === 'count' ? 1 : Math.max(1, bound * SHARE_PER_STEP);
    return [{ column, bound, end, step, isUnknownAtZero: criterion.unit !== 'count' }];
  });
  return (row) =>
    ends.reduce((sum, { column, bound, end, step, isUnknownAtZero }) => {
      const value = column[row] as number;
      if (value === 0 && isUnknownAtZero) return sum + UNKNOWN_STEPS;
      const excess = end === 'max' ? value - bound : bound - value;
      return sum + Math.max(0, excess) / step;
    }, 0);
}

/** The kilometres to the nearest edge of the bounds of a map. */
function createBoundsDistance(
  { columns: { latitude, longitude } }: ListingIndex,
  { bounds = [0, 0, 0, 0] }: ListingQuery,
): Distance {
  const [south, west, north, east] = bounds;
  const width = Math.cos(((south + north) / 2) * (Math.PI / 180));
  return (row) => {
    const [y, x] = [latitude[row] as number, longitude[row] as number];
    if (y === 0 && x === 0) return UNKNOWN_STEPS;
    const up = Math.max(0, south - y / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE - north);
    const aside = Math.max(0, west - x / UNITS_PER_DEGREE, x / UNITS_PER_DEGREE - east);
    return toSteps(Math.hypot(up, aside * width) * KM_PER_DEGREE);
  };
}
