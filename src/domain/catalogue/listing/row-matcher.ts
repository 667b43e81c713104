import { createCriteriaTests, createOpenTest, createScopeTests } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import { passesTest } from './row-tests';

/** Returns a function that tells whether a row matches a query, for queries that are asked about few rows. */
export function createRowMatcher(
  index: ListingIndex,
  query: ListingQuery,
): (row: number) => boolean {
  const tests = [
    ...(query.includeClosed ? [] : [createOpenTest(index)]),
    ...createScopeTests(index, query),
    ...createCriteriaTests(index, query).map(([, test]) => test),
  ];
  return (row) => tests.every((test) => passesTest(test, row));
}
