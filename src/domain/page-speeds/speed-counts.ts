import type { PageKind } from './page-kind';
import type { SpeedMeasure, Speeds } from './speed-measure';
import { SPEED_MEASURE_NAMES, SPEED_MEASURES } from './speed-measure';

/** Views by kind of page, measure and upper bound of the bucket: `list lcp 1800`, `list lcp Infinity`. */
export type SpeedCounts = Readonly<Record<string, number>>;

/** Returns the counts of one view. */
export const countSpeeds = (kind: PageKind, speeds: Speeds): SpeedCounts =>
  Object.fromEntries(
    SPEED_MEASURE_NAMES.flatMap((measure) => {
      const value = speeds[measure];
      return value === undefined ? [] : [[`${kind} ${measure} ${findBound(measure, value)}`, 1]];
    }),
  );

const findBound = (measure: SpeedMeasure, value: number): number =>
  SPEED_MEASURES[measure].bounds.find((bound) => value <= bound) ?? Number.POSITIVE_INFINITY;

/** With fewer views, one slow telephone would be the figure. */
export const MIN_MEASURED_VIEWS = 50;

/** What three in four views did not exceed: a bound, Infinity beyond the last one; 'few' without enough views. */
export type ThirdQuartile = number | 'few';

/** Finds the bound of the bucket in which the 75th percentile of a measure lies. */
export function findThirdQuartile(
  counts: SpeedCounts,
  kind: PageKind,
  measure: SpeedMeasure,
): ThirdQuartile {
  const bounds = [...SPEED_MEASURES[measure].bounds, Number.POSITIVE_INFINITY];
  const views = bounds.map((bound) => counts[`${kind} ${measure} ${bound}`] ?? 0);
  const total = views.reduce((sum, count) => sum + count, 0);
  if (total < MIN_MEASURED_VIEWS) return 'few';
  let below = 0;
  return bounds.find((_, index) => {
    below += views[index] ?? 0;
    return below >= 0.75 * total;
  }) as number;
}
