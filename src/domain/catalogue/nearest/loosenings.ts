import type { CriterionName } from '../../criteria/criteria';
import {
  CRITERION_NAMES,
  dropCriteria,
  getCriterion,
  getCriterionFields,
} from '../../criteria/criteria';
import type { ListingQuery } from '../listing/listing-query';
import { excludeRows, forEachRow, hasRow } from '../listing/row-set';
import type { ListingSelection } from '../listing/selection';

/** Criteria that a query could do without, and the number of properties that it would gain. */
export interface Loosening {
  query: ListingQuery;
  droppedCriteria: CriterionName[];
  gained: number;
}

/**
 * Lists the ways to loosen a query by as few criteria as possible so that it gains something (decision 122): most
 * properties gained first. Of a query with matches also those that would add to them. Empty if the scope holds no other
 * open property.
 */
export function listLoosenings(
  query: ListingQuery,
  { scope, failed }: ListingSelection,
): Loosening[] {
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
    if (bits) counts.set(bits, (counts.get(bits) ?? 0) + 1);
  });
  const fewest = Math.min(...[...counts.keys()].map(countBits));
  return [...counts]
    .filter(([bits]) => countBits(bits) === fewest)
    .toSorted(([a, countA], [b, countB]) => countB - countA || a - b)
    .map(([bits, gained]) => {
      const droppedCriteria = getCriterionNames(bits);
      return { query: dropCriteria(query, droppedCriteria), droppedCriteria, gained };
    });
}

/** One bit per criterion. Ticks have the lowest bits: of two ways that gain as much, the one with the lower bits is first. */
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
