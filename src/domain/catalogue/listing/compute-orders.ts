import type { HomeSituation } from '../../costs/situation';
import { isBuildingPlot } from '../property-kind';
import type { IndexColumns, OrderColumnName } from './index-columns';
import { ALL_IN_COLUMNS } from './index-columns';
import type { IndexedProperty } from './indexed-property';

/**
 * Returns the row numbers in each sort order. Decision 11: an unpublished price must not be readable
 * from the order either, so properties without one come last in both directions. Equal rows run
 * from the newest to the oldest.
 */
export function computeOrders(
  rows: readonly IndexedProperty[],
  columns: IndexColumns,
): Record<OrderColumnName, number[]> {
  const { id, price, posted, city, living, ground, energy, epc } = columns;
  const all = rows.map((_, row) => row);
  const newest = (a: number, b: number) =>
    getCell(posted, b) - getCell(posted, a) || getCell(id, b) - getCell(id, a);
  const published = (a: number, b: number) =>
    (getCell(price, a) ? 0 : 1) - (getCell(price, b) ? 0 : 1);
  const cheapest = (a: number, b: number) => getCell(price, a) - getCell(price, b);
  /** Per square metre of living surface; for a plot, of ground. */
  const priceM2 = all.map((row) => {
    const plot = isBuildingPlot((rows[row] as IndexedProperty).nl);
    const surface = getCell(living, row) || (plot ? getCell(ground, row) : 0);
    return surface && getCell(price, row) / surface;
  });
  const zeroLast = (column: { readonly [row: number]: number }) => (a: number, b: number) =>
    (getCell(column, a) || Number.MAX_VALUE) - (getCell(column, b) || Number.MAX_VALUE);
  const alphabet = new Intl.Collator('nl', { numeric: true });
  const title = (language: 'nl' | 'fr') => (a: number, b: number) =>
    alphabet.compare(
      rows[a]?.[language].TypeDescription ?? '',
      rows[b]?.[language].TypeDescription ?? '',
    );
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
    byTitleNl: all.toSorted((a, b) => title('nl')(a, b) || newest(a, b)),
    byTitleFr: all.toSorted((a, b) => title('fr')(a, b) || newest(a, b)),
  };
}

const getCell = (column: { readonly [row: number]: number }, row: number) => column[row] ?? 0;
