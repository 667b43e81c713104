import type { ColumnName, OrderColumnName, ValueColumnName } from './index-columns';
import { ORDER_COLUMNS, VALUE_COLUMNS } from './index-columns';
import type { ListingIndex } from './listing-index';
import { allocateColumns } from './listing-index';
import { isRecentDay, TRAIT } from './traits';

/**
 * Returns the index as it would be without these properties: no town, type or label that only they have, and nothing
 * that is new only beside them. A test compares it with the index that was built without them.
 */
export function omitRows(index: ListingIndex, ids: ReadonlySet<number>): ListingIndex {
  const kept = Array.from(index.columns.id.keys()).filter(
    (row) => !ids.has(index.columns.id[row] as number),
  );
  const columns = allocateColumns(kept.length);
  for (const name of Object.keys(VALUE_COLUMNS) as ValueColumnName[])
    kept.forEach((row, newRow) => {
      columns[name][newRow] = index.columns[name][row] as number;
    });
  const newRows = new Map(kept.map((row, newRow) => [row, newRow]));
  for (const name of Object.keys(ORDER_COLUMNS) as OrderColumnName[])
    columns[name].set(Array.from(index.columns[name]).flatMap((row) => newRows.get(row) ?? []));
  markRecent(columns);
  return {
    count: kept.length,
    cities: renumber(columns.city, index.cities, (numbers) => numbers.sort((a, b) => a - b)),
    categories: omitCategories(columns.categories, index.categories),
    labels: renumber(columns.label, index.labels),
    kinds: renumber(columns.kind, index.kinds),
    rulesDay: index.rulesDay,
    columns,
  };
}

/** Keeps the items that a column names, in the order of its rows or in another, and gives its cells their new numbers. */
export function renumber<Item>(
  cells: NumberColumn,
  items: readonly Item[],
  order = (numbers: number[]): number[] => numbers,
): Item[] {
  const numbers = order([...new Set(cells)]);
  const newNumbers = new Map(numbers.map((number, newNumber) => [number, newNumber]));
  cells.forEach((number, row) => {
    cells[row] = newNumbers.get(number) ?? 0;
  });
  return numbers.map((number) => items[number] as Item);
}

/** Keeps the categories that a bit of some cell stands for, and moves the bits to their new places. */
function omitCategories(cells: NumberColumn, categories: readonly number[]): number[] {
  let used = 0;
  for (const cell of cells) used |= cell;
  const bits = categories.map((_, bit) => bit).filter((bit) => used & (1 << bit));
  cells.forEach((cell, row) => {
    cells[row] = bits.reduce(
      (moved, bit, newBit) => (cell & (1 << bit) ? moved | (1 << newBit) : moved),
      0,
    );
  });
  return bits.map((bit) => categories[bit] as number);
}

/** Marks again what is new, as that is counted from the newest of them. */
export function markRecent({
  posted,
  traits,
}: Pick<ListingIndex['columns'], 'posted' | 'traits'>): void {
  const lastDay = posted.reduce((last, day) => Math.max(last, day), 0);
  posted.forEach((day, row) => {
    const others = (traits[row] as number) & ~TRAIT.recent;
    traits[row] = isRecentDay(day, lastDay) ? others | TRAIT.recent : others;
  });
}

type NumberColumn = ListingIndex['columns'][Extract<
  ColumnName,
  'city' | 'label' | 'kind' | 'categories'
>];
