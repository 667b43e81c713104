import type { ListingIndex } from './listing-index';

/** What a list offers to choose from; any other number may stand in its address. */
export const BEDROOM_STEPS = [1, 2, 3, 4, 5] as const;
/** Square metres. */
export const LIVING_STEPS = [50, 75, 100, 150, 200, 300] as const;
export const GROUND_STEPS = [250, 500, 1000, 2500, 5000, 10_000] as const;
/** Euro; a month's for rent. */
export const PRICE_STEPS = {
  sale: [
    50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000,
    750_000, 1_000_000,
  ],
  rent: [400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
} as const;
/** The labels from A++ to F, by their places (epcRank). */
export const EPC_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** By row: how many of the steps each value reaches. Made once a version, so that counting is adding. */
export interface StepColumns {
  price: Uint8Array;
  living: Uint8Array;
  ground: Uint8Array;
}

const columns = new WeakMap<ListingIndex, StepColumns>();

export function stepColumns(index: ListingIndex): StepColumns {
  const known = columns.get(index);
  if (known) return known;
  const { goal, price, living, ground } = index.columns;
  const made: StepColumns = {
    price: reached(price, (row) => PRICE_STEPS[goal[row] === 0 ? 'sale' : 'rent']),
    living: reached(living, () => LIVING_STEPS),
    ground: reached(ground, () => GROUND_STEPS),
  };
  columns.set(index, made);
  return made;
}

function reached(values: Uint32Array, stepsOf: (row: number) => readonly number[]): Uint8Array {
  return Uint8Array.from(values, (value, row) => {
    let count = 0;
    for (const step of stepsOf(row)) if (value >= step) count++;
    return count;
  });
}
