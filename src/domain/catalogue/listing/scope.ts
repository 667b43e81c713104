import { memoizePerObject } from '../../memoize-per-object';
import { createOpenTest, createScopeTests } from './filter-match';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { RowSet } from './row-set';
import { collectRows, excludeRows, intersectRows } from './row-set';
import { findFailingRows } from './row-tests';

/** The properties of a list before any filter: those of its goal, category and project. */
export interface Scope {
  index: ListingIndex;
  all: RowSet;
  /** Sold or rented, of all. */
  closed: RowSet;
}

/** Returns the scope of a query: found once per version, that of a project once per query. */
export function getScope(index: ListingIndex, query: ListingQuery): Scope {
  const { goal, category, project } = query;
  if (project !== undefined) return findScope(index, query);
  const scopes = getScopes(index);
  const key = `${goal} ${category === undefined ? '' : index.categories.indexOf(category)}`;
  const known = scopes.get(key);
  if (known) return known;
  const scope = findScope(index, query);
  scopes.set(key, scope);
  return scope;
}

const getScopes = memoizePerObject((_: ListingIndex) => new Map<string, Scope>());

function findScope(index: ListingIndex, query: ListingQuery): Scope {
  const { count } = index;
  const failed = createScopeTests(index, query).map((test) => findFailingRows(count, test));
  const all = excludeRows(
    collectRows(count, () => true),
    ...failed,
  );
  return { index, all, closed: intersectRows(all, findFailingRows(count, createOpenTest(index))) };
}
