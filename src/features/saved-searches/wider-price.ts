import type { SavedCriteria } from '../../domain/criteria/saved-criteria';

/** Returns a search with a highest price, and a budget, a tenth higher; undefined if it names neither. */
export function widenPrice(criteria: SavedCriteria): SavedCriteria | undefined {
  const { priceMax, budget } = criteria;
  if (priceMax === undefined && budget === undefined) return undefined;
  return {
    ...criteria,
    ...(priceMax !== undefined && { priceMax: raise(priceMax) }),
    ...(budget !== undefined && { budget: raise(budget) }),
  };
}

/** Adds a tenth and rounds up: 250.000 → 275.000, 900 → 990. */
function raise(price: number): number {
  const step = price >= 10_000 ? 1000 : 10;
  return Math.ceil(Math.round(price * 1.1) / step) * step;
}
