/**
 * What a visitor's browser measures of a page: when its largest content was painted and how long the slowest
 * press waited, in milliseconds, and how far content moved by itself, in hundredths (decision 136). Views are
 * counted in buckets, of which these are the upper bounds; a figure above `most` is not believed.
 */
export const SPEED_MEASURES = {
  lcp: {
    bounds: [
      ...[200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500],
      ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000],
    ],
    most: 60_000,
  },
  inp: {
    bounds: [25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
    most: 60_000,
  },
  cls: { bounds: [0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 50, 100], most: 10_000 },
} as const satisfies Record<string, { bounds: readonly number[]; most: number }>;

export type SpeedMeasure = keyof typeof SPEED_MEASURES;
export const SPEED_MEASURE_NAMES = Object.keys(SPEED_MEASURES) as SpeedMeasure[];

/** What one view measured; a browser does not know every measure. */
export type Speeds = { readonly [Measure in SpeedMeasure]?: number };

/** Reads figures as a browser sent them; what is no whole number, or not believable, is left out. */
export function readSpeeds(query: string): Speeds {
  const values = new URLSearchParams(query);
  const known = SPEED_MEASURE_NAMES.map((measure) => [measure, values.get(measure) ?? ''] as const);
  return Object.fromEntries(
    known
      .filter(([, text]) => /^\d{1,6}$/.test(text))
      .map(([measure, text]) => [measure, Number(text)] as const)
      .filter(([measure, value]) => value <= SPEED_MEASURES[measure].most),
  );
}
