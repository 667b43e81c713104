import { EPC_LETTERS } from '../energy';
import type { ListingIndex } from './listing-index';

/** What a list offers to choose from; any other number may stand in its address. */
export const BEDROOM_THRESHOLDS = [1, 2, 3, 4, 5] as const;
/** Square metres. */
export const LIVING_THRESHOLDS = [50, 75, 100, 150, 200, 300] as const;
export const GROUND_THRESHOLDS = [250, 500, 1000, 2500, 5000, 10_000] as const;
/** Euro; a month's for rent. */
export const PRICE_THRESHOLDS = {
  sale: [
    50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000,
    750_000, 1_000_000,
  ],
  rent: [400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
} as const;
/** The labels from A++ to F, by their places (epcRank). */
export const EPC_THRESHOLDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * What a row counts for among the choices, packed so that counting is one addition each: made once a
 * version, a byte or two a row.
 */
export interface FacetColumns {
  /** The number of the row's set of categories in `kinds`. */
  categorySet: Uint16Array;
  /** The distinct sets of categories, as bits. */
  categorySets: readonly number[];
  /** Twice how many price steps it reaches, one less where its price is the last of them; or UNPRICED. */
  priceCode: Uint8Array;
  /** Bedroom steps reached × LIVING_PLACES + living steps reached. */
  bedroomsLivingCode: Uint8Array;
  /** Ground steps reached × EPC_PLACES + the label's place. */
  groundEpcCode: Uint8Array;
}

export const UNPRICED_CODE = 63;
export const LIVING_CODE_COUNT = LIVING_THRESHOLDS.length + 1;
export const EPC_CODE_COUNT = EPC_LETTERS.length + 1;

const facetColumnsCache = new WeakMap<ListingIndex, FacetColumns>();

export function getFacetColumns(index: ListingIndex): FacetColumns {
  const known = facetColumnsCache.get(index);
  if (known) return known;
  const { goal, categories, price, bedrooms, living, ground, epc } = index.columns;
  const kinds = [...new Set(categories)];
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  const made: FacetColumns = {
    categorySets: kinds,
    categorySet: Uint16Array.from(categories, (kind) => numbers.get(kind) ?? 0),
    priceCode: Uint8Array.from(price, (euro, row) => {
      if (euro === 0) return UNPRICED_CODE;
      const steps: readonly number[] = PRICE_THRESHOLDS[goal[row] === 0 ? 'sale' : 'rent'];
      const count = countReached(steps, euro);
      return 2 * count - (steps[count - 1] === euro ? 1 : 0);
    }),
    bedroomsLivingCode: Uint8Array.from(
      bedrooms,
      (count, row) =>
        countReached(BEDROOM_THRESHOLDS, count) * LIVING_CODE_COUNT +
        countReached(LIVING_THRESHOLDS, living[row] ?? 0),
    ),
    groundEpcCode: Uint8Array.from(
      ground,
      (area, row) => countReached(GROUND_THRESHOLDS, area) * EPC_CODE_COUNT + (epc[row] ?? 0),
    ),
  };
  facetColumnsCache.set(index, made);
  return made;
}

/** How many of the steps a value reaches. */
function countReached(steps: readonly number[], value: number): number {
  let count = 0;
  for (const step of steps) if (value >= step) count++;
  return count;
}
