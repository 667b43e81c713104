/** An amount in whole cents: sums of them are exact. */
export type Cents = number;

/** An estimate: at least and at most. */
export interface CentsRange {
  from: Cents;
  to: Cents;
}

export const toCents = (euro: number): Cents => Math.round(euro * 100);

/** Returns a percentage of an amount, half a cent rounded up. */
export const takePercent = (amount: Cents, percent: number): Cents =>
  // A thousandth of a per cent is a whole number, so that no line is wrong by a float's last digit.
  Math.round((amount * Math.round(percent * 1000)) / 100_000);

/** Rounds an amount to the nearest step of so many euro. */
export const roundToEuro = (amount: Cents, step: number): Cents =>
  Math.round(amount / (step * 100)) * step * 100;

/** Rounds an amount up to a step of so many euro. */
export const roundUpToEuro = (amount: Cents, step: number): Cents =>
  Math.ceil(amount / (step * 100)) * step * 100;

export const addRanges = (...ranges: readonly CentsRange[]): CentsRange => ({
  from: ranges.reduce((sum, { from }) => sum + from, 0),
  to: ranges.reduce((sum, { to }) => sum + to, 0),
});

/** Returns an exact amount as a range, to be added to others. */
export const asRange = (amount: Cents): CentsRange => ({ from: amount, to: amount });
