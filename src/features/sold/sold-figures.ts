import type { SoldHome } from '../../domain/site/sold-home';

/** Fewer homes have no median: it would be the figure of one of them. */
const MIN_FOR_MEDIAN = 5;
const BAR_DAYS = 30;
const BARS = 12;

/** What the homes of an archive come to; undefined where too few tell it. */
export interface SoldFigures {
  closed: number;
  withdrawn: number;
  medianDays: number | undefined;
  /** How many fetched what was asked, or more, of those whose price may be told. */
  atAsked: { count: number; of: number } | undefined;
  /** By how many percent the price of those below differs from what was asked, at the median. */
  medianBelow: number | undefined;
  /** How many took so long, thirty days a bar; the last bar holds all that took longer. */
  bars: readonly number[];
}

/** Counts what the homes of an archive come to. */
export function computeSoldFigures(homes: readonly SoldHome[]): SoldFigures {
  const closed = homes.filter(({ outcome }) => outcome === 'closed');
  const days = closed.flatMap((home) => home.days ?? []);
  const differences = closed.flatMap((home) => computeDifference(home) ?? []);
  const below = differences.filter((percent) => percent < 0);
  return {
    closed: closed.length,
    withdrawn: homes.length - closed.length,
    medianDays: roundDays(findMedian(days)),
    atAsked:
      differences.length >= MIN_FOR_MEDIAN
        ? { count: differences.length - below.length, of: differences.length }
        : undefined,
    medianBelow: findMedian(below),
    bars: days.length >= MIN_FOR_MEDIAN ? countBars(days) : [],
  };
}

/** Returns by how many percent the price differs from what was asked, to a tenth; undefined if it may not be told. */
export function computeDifference({
  asked,
  price,
}: Pick<SoldHome, 'asked' | 'price'>): number | undefined {
  if (asked === undefined || price === undefined) return undefined;
  return Math.round(((price - asked) / asked) * 1000) / 10;
}

function findMedian(values: readonly number[]): number | undefined {
  if (values.length < MIN_FOR_MEDIAN) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const roundDays = (days: number | undefined) => (days === undefined ? undefined : Math.round(days));

function countBars(days: readonly number[]): number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const each of days) {
    const bar = Math.min(BARS - 1, Math.floor(each / BAR_DAYS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
