import type { SearchCriteria } from '../../domain/demand/search-criteria';

/** Returns a search with a highest price, and a budget, a tenth higher; undefined if it names neither. */
export function widenPrice(criteria: SearchCriteria): SearchCriteria | undefined {
  const { priceMax, budget } = criteria;
  if (priceMax === undefined && budget === undefined) return undefined;
  return {
    ...criteria,
    priceMax: priceMax === undefined ? undefined : raise(priceMax),
    budget: budget === undefined ? undefined : raise(budget),
  };
}

/** Adds a tenth and rounds up: 250.000 → 275.000, 900 → 990. */
function raise(price: number): number {
  const step = price >= 10_000 ? 1000 : 10;
  return Math.ceil(Math.round(price * 1.1) / step) * step;
}
