import type { CriterionField } from '../../criteria/criteria';
import { createCriteriaTests } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { RowSet } from './row-set';
import { countRows, excludeRows } from './row-set';
import { findFailingRows } from './row-tests';
import type { Scope } from './scope';
import { getScope } from './scope';

/** Rows that a query selects: pages, facets and nearest matches of one page derive from it. */
export interface ListingSelection {
  scope: Scope;
  /** By field of the query, of places the first: the rows that its value excludes, also those outside the scope. */
  failed: ReadonlyMap<CriterionField, RowSet>;
  /** Rows of the scope that fail no field. */
  matches: RowSet;
  /** Number of matches. */
  total: number;
}

/** Tests every row of the index against a query. */
export function selectProperties(index: ListingIndex, query: ListingQuery): ListingSelection {
  const scope = getScope(index, query);
  const failed = new Map<CriterionField, RowSet>();
  for (const [field, test] of createCriteriaTests(index, query))
    failed.set(field, findFailingRows(index.count, test));
  if (!query.includeClosed) failed.set('includeClosed', scope.closed);
  const matches = excludeRows(scope.all, ...failed.values());
  return { scope, failed, matches, total: countRows(matches) };
}
