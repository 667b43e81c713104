import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { createRowMatcher } from '../../../domain/catalogue/listing/row-matcher';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import type { SavedCriteria } from '../../../domain/criteria/saved-criteria';

/** Properties, sorted so that a search is compared only with those of its goal and types. */
export interface RowGroups<Item> {
  index: ListingIndex;
  items: ReadonlyMap<string, readonly Item[]>;
}

/** Groups properties by goal and type, once for all searches; without those that are sold or rented. */
export function groupRows<Item extends { row: number }>(
  index: ListingIndex,
  items: readonly Item[],
): RowGroups<Item> {
  const groups = new Map<string, Item[]>();
  const { columns, categories } = index;
  for (const item of items) {
    if ((columns.traits[item.row] ?? 0) & TRAIT.closed) continue;
    const goal = readGoal(index, item.row);
    const bits = columns.categories[item.row] ?? 0;
    const types = categories.filter((_, bit) => (bits & (1 << bit)) !== 0);
    for (const name of [goal, ...types.map((type) => `${goal} ${type}`)]) {
      const group = groups.get(name);
      if (group) group.push(item);
      else groups.set(name, [item]);
    }
  }
  return { index, items: groups };
}

/** Returns the goal of a row, as searches name it: a takeover is for rent (decision 7). */
export const readGoal = ({ columns }: ListingIndex, row: number): SavedCriteria['goal'] =>
  toListingGoal(columns.goal[row]);

/** Finds the properties that match a search as its list shows them, at most `max`. */
export function findFitting<Item extends { row: number }>(
  { index, items }: RowGroups<Item>,
  criteria: SavedCriteria,
  max: number,
): Set<Item> {
  const { goal, types } = criteria;
  const names = types ? types.map((type) => `${goal} ${type}`) : [goal];
  const groups = names.map((name) => items.get(name)).filter((group) => group !== undefined);
  const fitting = new Set<Item>();
  if (groups.length === 0) return fitting;
  const matches = createRowMatcher(index, criteria);
  for (const group of groups)
    for (const item of group) {
      if (fitting.size >= max) return fitting;
      if (matches(item.row)) fitting.add(item);
    }
  return fitting;
}
