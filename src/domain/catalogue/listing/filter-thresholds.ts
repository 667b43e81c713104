import { EPC_LETTERS } from '../energy';
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

/**
 * What a row counts for among the choices, packed so that counting is one addition each: made once a
 * version, a byte or two a row.
 */
export interface ChoiceColumns {
  /** The number of the row's set of categories in `kinds`. */
  kind: Uint16Array;
  /** The distinct sets of categories, as bits. */
  kinds: readonly number[];
  /** Twice how many price steps it reaches, one less where its price is the last of them; or UNPRICED. */
  price: Uint8Array;
  /** Bedroom steps reached × LIVING_PLACES + living steps reached. */
  rooms: Uint8Array;
  /** Ground steps reached × EPC_PLACES + the label's place. */
  land: Uint8Array;
}

export const UNPRICED = 63;
export const LIVING_PLACES = LIVING_STEPS.length + 1;
export const EPC_PLACES = EPC_LETTERS.length + 1;

const columns = new WeakMap<ListingIndex, ChoiceColumns>();

export function choiceColumns(index: ListingIndex): ChoiceColumns {
  const known = columns.get(index);
  if (known) return known;
  const { goal, categories, price, bedrooms, living, ground, epc } = index.columns;
  const kinds = [...new Set(categories)];
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  const made: ChoiceColumns = {
    kinds,
    kind: Uint16Array.from(categories, (kind) => numbers.get(kind) ?? 0),
    price: Uint8Array.from(price, (euro, row) => {
      if (euro === 0) return UNPRICED;
      const steps: readonly number[] = PRICE_STEPS[goal[row] === 0 ? 'sale' : 'rent'];
      const count = reached(steps, euro);
      return 2 * count - (steps[count - 1] === euro ? 1 : 0);
    }),
    rooms: Uint8Array.from(
      bedrooms,
      (count, row) =>
        reached(BEDROOM_STEPS, count) * LIVING_PLACES + reached(LIVING_STEPS, living[row] ?? 0),
    ),
    land: Uint8Array.from(
      ground,
      (area, row) => reached(GROUND_STEPS, area) * EPC_PLACES + (epc[row] ?? 0),
    ),
  };
  columns.set(index, made);
  return made;
}

/** How many of the steps a value reaches. */
function reached(steps: readonly number[], value: number): number {
  let count = 0;
  for (const step of steps) if (value >= step) count++;
  return count;
}
