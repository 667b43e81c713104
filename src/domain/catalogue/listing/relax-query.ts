import type { CriterionName } from '../../criteria/criteria';
import {
  CRITERION_NAMES,
  dropCriteria,
  getCriterion,
  getCriterionFields,
} from '../../criteria/criteria';
import type { ListingQuery } from './listing-query';
import { excludeRows, forEachRow, hasRow } from './row-set';
import type { ListingSelection } from './selection';

/** A query with as few criteria dropped as possible, and those criteria. */
export interface RelaxedQuery {
  query: ListingQuery;
  droppedCriteria: CriterionName[];
}

/**
 * Finds, for a query without matches, the fewest criteria to drop so that something matches; of
 * several such sets the one with most matches. Undefined if the scope holds no open property.
 */
export function relaxQuery(
  query: ListingQuery,
  { scope, failed }: ListingSelection,
): RelaxedQuery | undefined {
  const failedCriteria = CRITERION_NAMES.flatMap((name) =>
    getCriterionFields(name).flatMap((field) => {
      const rows = failed.get(field);
      return rows ? [{ bit: CRITERION_BIT[name], rows }] : [];
    }),
  );
  const counts = new Map<number, number>();
  const closed = failed.get('includeClosed');
  forEachRow(closed ? excludeRows(scope.all, closed) : scope.all, (row) => {
    let bits = 0;
    for (const { bit, rows } of failedCriteria) if (hasRow(rows, row)) bits |= bit;
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  });
  const [nearest] = [...counts].sort(
    ([a, countA], [b, countB]) => countBits(a) - countBits(b) || countB - countA || a - b,
  );
  if (!nearest) return undefined;
  const droppedCriteria = getCriterionNames(nearest[0]);
  return { query: dropCriteria(query, droppedCriteria), droppedCriteria };
}

/**
 * One bit per criterion. Ticks have the lowest bits: of two sets of criteria that lead to equally many
 * nearest matches, the one with the lower bits is dropped.
 */
const CRITERION_BIT = Object.fromEntries(
  [...CRITERION_NAMES]
    .sort(
      (a, b) => Number(getCriterion(b).kind === 'flag') - Number(getCriterion(a).kind === 'flag'),
    )
    .map((name, number) => [name, 1 << number]),
) as Record<CriterionName, number>;

const getCriterionNames = (bits: number): CriterionName[] =>
  CRITERION_NAMES.filter((name) => bits & CRITERION_BIT[name]).sort(
    (a, b) => CRITERION_BIT[a] - CRITERION_BIT[b],
  );

const countBits = (bits: number): number => getCriterionNames(bits).length;
