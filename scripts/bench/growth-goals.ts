import type { IsolateMemory } from './isolate-memory';

/** Figures of one size of the catalogue: measured, or the limits of docs/goals.md (growth). */
export interface GrowthFigures {
  listings: number;
  /** CPU time of an uncached list page: measured in microseconds; its limit relative to 120 listings. */
  listCpu: number;
  /** Milliseconds at p95. */
  filter: number;
  /** After 3,000 distinct lists. */
  memory: IsolateMemory;
  /** Milliseconds more than a worker that does nothing. */
  coldStart: number;
  /** Size of a list page after brotli: measured in bytes; its limit relative to 120 listings. */
  bytes: number;
}

const GROWTH_GOALS: readonly [GrowthFigures, ...GrowthFigures[]] = [
  createGoals(120, 1, 0.05, [22, 15], 50, 1),
  createGoals(1200, 1.05, 0.1, [25, 15], 55, 1),
  createGoals(12_000, 1.2, 0.5, [35, 25], 90, 1.02),
  createGoals(120_000, 1.5, 2, [70, 35], 300, 1.02),
];

/** Returns the goals of the smallest size that is not below this number of listings. */
export const findGrowthGoals = (count: number): GrowthFigures =>
  GROWTH_GOALS.find(({ listings }) => count <= listings) ?? GROWTH_GOALS.at(-1) ?? GROWTH_GOALS[0];

function createGoals(
  listings: number,
  listCpu: number,
  filter: number,
  [heap, buffers]: readonly [heap: number, buffers: number],
  coldStart: number,
  bytes: number,
): GrowthFigures {
  return { listings, listCpu, filter, memory: { heap, buffers }, coldStart, bytes };
}
