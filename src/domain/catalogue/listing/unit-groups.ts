import { memoizePerObject } from '../../memoize-per-object';
import type { ListingIndex } from './listing-index';
import type { RowSet } from './row-set';
import { hasRow } from './row-set';

/** So many matching units of one project stand as one card in a list of all kinds of homes (decision 121). */
const MIN_GROUPED_UNITS = 3;

/** Returns the rows of a version's units by the ID of their project, newest first: found once per version. */
export const getUnitRows = memoizePerObject(({ columns }: ListingIndex) => {
  const rows = new Map<number, number[]>();
  for (const row of columns.byDate) {
    const project = columns.project[row] as number;
    if (project > 0) rows.set(project, [...(rows.get(project) ?? []), row]);
  }
  return rows;
});

/** Counts the matching units of each of these projects that has enough of them to stand as one card. */
export function countGroupedUnits(
  index: ListingIndex,
  matches: RowSet,
  projects: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [project, rows] of getUnitRows(index)) {
    if (!projects.has(project)) continue;
    const count = rows.filter((row) => hasRow(matches, row)).length;
    if (count >= MIN_GROUPED_UNITS) counts.set(project, count);
  }
  return counts;
}
