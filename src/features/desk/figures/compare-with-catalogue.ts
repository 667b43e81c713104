import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import type { SavedCriteria } from '../../../domain/criteria/saved-criteria';
import { countSearches } from '../../saved-searches/alerts/compare-searches';
import { groupRows } from '../../saved-searches/alerts/row-groups';

/** How many searches ask for something, and how many properties offer it. */
export interface WantedRow {
  name: string;
  searches: number;
  offers: number;
}

/** The limits between the price bands of sales, in euro. */
const PRICE_BANDS = [0, 150_000, 250_000, 400_000, 600_000] as const;

/** Compares the cities that searches name with what is on offer there, the most wanted first. */
export function compareCities(
  searches: readonly SavedCriteria[],
  index: ListingIndex,
): WantedRow[] {
  const offers = new Map<string, number>();
  forEachOpenRow(index, (row) => {
    const city = index.cities[index.columns.city[row] ?? 0]?.Name.toUpperCase() ?? '';
    offers.set(city, (offers.get(city) ?? 0) + 1);
  });
  const wanted = new Map<string, number>();
  for (const { cities = [] } of searches)
    for (const city of new Set(cities.map(({ name }) => name.toUpperCase())))
      wanted.set(city, (wanted.get(city) ?? 0) + 1);
  return [...wanted]
    .map(([name, count]) => ({ name, searches: count, offers: offers.get(name) ?? 0 }))
    .toSorted((one, other) => other.searches - one.searches || one.name.localeCompare(other.name));
}

/** Compares the price bands of searches for a sale with what is on offer in them. */
export function comparePrices(
  searches: readonly SavedCriteria[],
  index: ListingIndex,
): { from: number; to: number | undefined; searches: number; offers: number }[] {
  const sales = searches.filter(({ goal }) => goal === 'sale');
  const prices: number[] = [];
  forEachOpenRow(index, (row) => {
    const price = index.columns.price[row] ?? 0;
    if (toListingGoal(index.columns.goal[row]) === 'sale' && price > 0) prices.push(price);
  });
  return PRICE_BANDS.map((from, band) => {
    const to = PRICE_BANDS[band + 1];
    const isIn = (price: number) => price >= from && (to === undefined || price < to);
    return {
      ...{ from, to },
      searches: sales.filter(
        ({
          priceMin = 0,
          priceMax = Number.POSITIVE_INFINITY,
          budget = Number.POSITIVE_INFINITY,
        }) => Math.min(priceMax, budget) >= from && (to === undefined || priceMin < to),
      ).length,
      offers: prices.filter(isIn).length,
    };
  });
}

/** Counts the searches that each listing on offer fits, by its number; one that fits none is left out. */
export function countFits(
  index: ListingIndex,
  searches: readonly SavedCriteria[],
): Record<string, number> {
  const rows: { property: number; row: number }[] = [];
  forEachOpenRow(index, (row) => rows.push({ property: index.columns.id[row] ?? 0, row }));
  const counts = countSearches(
    groupRows(index, rows),
    searches.map((criteria) => ({ criteria })),
  );
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** Calls back for each row that is still on offer. */
function forEachOpenRow({ count, columns }: ListingIndex, visit: (row: number) => void): void {
  for (let row = 0; row < count; row++)
    if (((columns.traits[row] ?? 0) & TRAIT.closed) === 0) visit(row);
}
