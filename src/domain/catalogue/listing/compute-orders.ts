import type { HomeSituation } from '../../costs/situation';
import { LAND_CATEGORY, toListingGoal } from '../property-kind';
import type { OrderColumnName, ValueColumnName } from './index-columns';
import { ALL_IN_COLUMNS } from './index-columns';
import type { ListingIndex } from './listing-index';
import { toCategoryBits } from './listing-index';

/** The columns by which rows are sorted. */
export type SortedColumns = Pick<ListingIndex['columns'], ValueColumnName>;
/** The orders by the texts of properties, which the index does not hold. */
export type TitleOrders = Record<'byTitleNl' | 'byTitleFr', readonly number[]>;

/**
 * Returns the row numbers in each sort order but those by title. Decision 11: an unpublished price must not be readable
 * from the order either, so properties without one come last in both directions. Equal rows run
 * from the newest to the oldest.
 */
export function computeOrders(
  { goal, categories, ...columns }: SortedColumns,
  categoryIds: readonly number[],
): Record<Exclude<OrderColumnName, keyof TitleOrders>, number[]> {
  const { id, price, city, living, ground, energy, epc } = columns;
  const all = [...id.keys()];
  const newest = createNewestFirst(columns);
  const published = (a: number, b: number) =>
    (getCell(price, a) ? 0 : 1) - (getCell(price, b) ? 0 : 1);
  const cheapest = (a: number, b: number) => getCell(price, a) - getCell(price, b);
  const land = toCategoryBits(categoryIds, [LAND_CATEGORY]);
  const isPlot = (row: number) =>
    toListingGoal(goal[row]) === 'sale' && (getCell(categories, row) & land) !== 0;
  /** Per square metre of living surface; for a plot, of ground. */
  const priceM2 = all.map((row) => {
    const surface = getCell(living, row) || (isPlot(row) ? getCell(ground, row) : 0);
    return surface && getCell(price, row) / surface;
  });
  const zeroLast = (column: { readonly [row: number]: number }) => (a: number, b: number) =>
    (getCell(column, a) || Number.MAX_VALUE) - (getCell(column, b) || Number.MAX_VALUE);
  const byAllIn = (situation: HomeSituation) => {
    const amounts = columns[ALL_IN_COLUMNS[situation].price];
    return all.toSorted((a, b) => zeroLast(amounts)(a, b) || newest(a, b));
  };
  return {
    byDate: all.toSorted(newest),
    byPrice: all.toSorted((a, b) => published(a, b) || cheapest(a, b) || newest(a, b)),
    byPriceDesc: all.toSorted((a, b) => published(a, b) || cheapest(b, a) || newest(a, b)),
    byAllInOnlyHome: byAllIn('only-home'),
    byAllInSecondHome: byAllIn('second-home'),
    byAllInInvestment: byAllIn('investment'),
    byPriceM2: all.toSorted((a, b) => zeroLast(priceM2)(a, b) || newest(a, b)),
    byEnergy: all.toSorted((a, b) => zeroLast(epc)(a, b) || zeroLast(energy)(a, b) || newest(a, b)),
    byCity: all.toSorted((a, b) => getCell(city, a) - getCell(city, b) || newest(a, b)),
  };
}

/** Compares two rows: the one that was posted last first, then the one with the higher ID. */
export const createNewestFirst =
  ({ posted, id }: Pick<SortedColumns, 'posted' | 'id'>) =>
  (a: number, b: number): number =>
    getCell(posted, b) - getCell(posted, a) || getCell(id, b) - getCell(id, a);

/** Creates what compares two titles as a list sorts them. */
export const createTitleOrder = (): ((a: string, b: string) => number) =>
  new Intl.Collator('nl', { numeric: true }).compare;

const getCell = (column: { readonly [row: number]: number }, row: number) => column[row] ?? 0;
