import type { HomeSituation } from '../../costs/situation';
import { DEAREST_SITUATION, HOME_SITUATIONS } from '../../costs/situation';
import { ALL_IN_COLUMNS } from './index-columns';
import type { ListingIndex } from './listing-index';
import { readSaleKind } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { RowSet } from './row-set';
import { excludeRows, forEachRow } from './row-set';
import type { ListingSelection } from './selection';

/**
 * Why a property has no price all-in (decision 104): its kind of sale, a price on request, or no rule for it. A budget is
 * asked of sales, so that it leaves out no takeover and no letting.
 */
export const NO_ALL_IN_REASONS = [
  'price-on-request',
  'public-sale',
  'life-annuity',
  'unknown-rate',
  'takeover',
  'letting',
] as const;
export type NoAllInReason = (typeof NO_ALL_IN_REASONS)[number];
export type NoAllInCounts = Partial<Record<NoAllInReason, number>>;

/** Counts the properties that a budget leaves out because they have no price all-in, by the reason. */
export function countWithoutAllIn(index: ListingIndex, selection: ListingSelection): NoAllInCounts {
  const prices = index.columns[ALL_IN_COLUMNS[DEAREST_SITUATION].price];
  const counts: NoAllInCounts = {};
  forEachRow(findMatchesOfAnyBudget(selection), (row) => {
    if (prices[row]) return;
    const reason = findNoAllInReason(index, row);
    counts[reason] = (counts[reason] ?? 0) + 1;
  });
  return counts;
}

/** Returns why a row of the index without a price all-in has none. */
export function findNoAllInReason(index: ListingIndex, row: number): NoAllInReason {
  const kind = readSaleKind(index, row);
  if (kind !== 'private' && kind !== 'new-construction') return kind;
  return index.columns.shownPrice[row] ? 'unknown-rate' : 'price-on-request';
}

/** Counts the properties within a budget for each plan of a buyer, all other criteria kept. */
export function countByPlan(
  { columns }: ListingIndex,
  { budget = 0 }: ListingQuery,
  selection: ListingSelection,
): Record<HomeSituation, number> {
  const rows = findMatchesOfAnyBudget(selection);
  const counts = HOME_SITUATIONS.map((plan): [HomeSituation, number] => {
    const prices = columns[ALL_IN_COLUMNS[plan].price];
    let count = 0;
    forEachRow(rows, (row) => {
      const price = prices[row] as number;
      if (price > 0 && price <= budget) count++;
    });
    return [plan, count];
  });
  return Object.fromEntries(counts) as Record<HomeSituation, number>;
}

function findMatchesOfAnyBudget({ scope, failed }: ListingSelection): RowSet {
  const others = [...failed].filter(([field]) => field !== 'budget').map(([, rows]) => rows);
  return excludeRows(scope.all, ...others);
}
