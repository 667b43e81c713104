import type { CriterionName } from '../../criteria/criteria';
import { CRITERION_NAMES, getCriterionFields } from '../../criteria/criteria';
import type { CityCoordinates, ListingIndex } from '../listing/listing-index';
import type { ListingQuery } from '../listing/listing-query';
import type { RowSet } from '../listing/row-set';
import { excludeRows, forEachRow, hasRow } from '../listing/row-set';
import type { ListingSelection } from '../listing/selection';
import type { Distance } from './criterion-distance';
import { createDistance, KM_PER_STEP } from './criterion-distance';

/** A property that does not match a query: how far it is from it, and what it fails. */
export interface NearRow {
  row: number;
  distance: number;
  failed: readonly CriterionName[];
}

interface FailedCriterion {
  name: CriterionName;
  rows: RowSet[];
  measure: Distance;
}

/**
 * Finds the open properties of a list's scope that come nearest to its query, without its matches (decision 122): the
 * sum of the distances to each criterion that they fail, the smallest first, of equal ones the newest.
 */
export function findNearestRows(
  index: ListingIndex,
  query: ListingQuery,
  selection: ListingSelection,
  towns: readonly CityCoordinates[],
  max: number,
): NearRow[] {
  const criteria = listFailedCriteria(index, query, selection, towns);
  const { posted, id } = index.columns;
  const isNearer = (a: NearRow, b: NearRow) =>
    (a.distance - b.distance ||
      (posted[b.row] ?? 0) - (posted[a.row] ?? 0) ||
      (id[b.row] ?? 0) - (id[a.row] ?? 0)) < 0;
  const nearest: NearRow[] = [];
  forEachRow(excludeRows(selection.scope.all, selection.matches, selection.scope.closed), (row) => {
    const failed = criteria.filter(({ rows }) => rows.some((set) => hasRow(set, row)));
    const distance = failed.reduce((sum, { measure }) => sum + measure(row), 0);
    const near = { row, distance, failed: failed.map(({ name }) => name) };
    insertNearest(nearest, near, isNearer, max);
  });
  return nearest;
}

/** Inserts what was found at its place among the nearest `max` so far; the farthest of more falls out. */
export function insertNearest<Found>(
  nearest: Found[],
  found: Found,
  isNearer: (one: Found, other: Found) => boolean,
  max: number,
): void {
  const last = nearest.at(-1);
  if (nearest.length >= max && !(last && isNearer(found, last))) return;
  const place = nearest.findIndex((other) => isNearer(found, other));
  nearest.splice(place < 0 ? nearest.length : place, 0, found);
  if (nearest.length > max) nearest.pop();
}

function listFailedCriteria(
  index: ListingIndex,
  query: ListingQuery,
  { failed }: ListingSelection,
  towns: readonly CityCoordinates[],
): FailedCriterion[] {
  return CRITERION_NAMES.filter((name) => name !== 'closed').flatMap((name) => {
    const rows = getCriterionFields(name).flatMap((field) => failed.get(field) ?? []);
    return rows.length > 0
      ? [{ name, rows, measure: createDistance(index, query, name, towns) }]
      : [];
  });
}

/** What a list with few matches shows besides: a tenth above the highest price, fifteen kilometres around. */
export const ABOVE_PERCENT = 10;
export const AROUND_KM = 15;
const ABOVE_STEPS = 1;
const AROUND_STEPS = AROUND_KM / KM_PER_STEP;

/** Selects of the nearest properties those that fail a highest price or budget only, just above it. */
export const selectJustAbove = (nearest: readonly NearRow[]): NearRow[] =>
  nearest.filter(
    ({ failed: [name, ...others], distance }) =>
      others.length === 0 && (name === 'price' || name === 'budget') && distance <= ABOVE_STEPS,
  );

/** Selects of the nearest properties those that fail the place only, around it. */
export const selectAround = (nearest: readonly NearRow[]): NearRow[] =>
  nearest.filter(
    ({ failed: [name, ...others], distance }) =>
      others.length === 0 && name === 'places' && distance <= AROUND_STEPS,
  );
