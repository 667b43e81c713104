import type { IsolateMemory } from './isolate-memory';

/** Limits for one size of the catalogue (docs/goals.md, growth); CPU and bytes are relative to 120 listings. */
export interface GrowthGoals {
  listings: number;
  listCpu: number;
  /** Milliseconds at p95. */
  filter: number;
  /** MB after 3,000 distinct lists. */
  memory: IsolateMemory;
  /** Milliseconds more than a worker that does nothing. */
  coldStart: number;
  bytes: number;
}

const GROWTH_GOALS: readonly [GrowthGoals, ...GrowthGoals[]] = [
  createGoals(120, 1, 0.05, [22, 15], 50, 1),
  createGoals(1200, 1.05, 0.1, [25, 15], 55, 1),
  createGoals(12_000, 1.2, 0.5, [35, 25], 90, 1.02),
  createGoals(120_000, 1.5, 2, [70, 35], 300, 1.02),
];

/** Returns the goals of the smallest size that is not below this number of listings. */
export const findGrowthGoals = (count: number): GrowthGoals =>
  GROWTH_GOALS.find(({ listings }) => count <= listings) ?? GROWTH_GOALS.at(-1) ?? GROWTH_GOALS[0];

function createGoals(
  listings: number,
  listCpu: number,
  filter: number,
  [heap, buffers]: readonly [heap: number, buffers: number],
  coldStart: number,
  bytes: number,
): GrowthGoals {
  return { listings, listCpu, filter, memory: { heap, buffers }, coldStart, bytes };
}
