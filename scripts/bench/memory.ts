import { DISTINCT_LISTS, requestDistinctLists } from './distinct-lists';
import { findGrowthGoals } from './growth-goals';
import { formatMemory, toMegabytes } from './isolate-memory';
import { startStoredSite } from './stored-site';

/**
 * Prints what an isolate holds at rest and after 3,000 distinct lists, with the garbage that is there
 * besides. The version is in KV, as on the live site. Returns exit code 1 above a goal.
 */
export async function measureMemory(sizes: readonly number[]): Promise<number> {
  console.log(`\nIsolate: heap + buffers in MB, after ${DISTINCT_LISTS} distinct lists`);
  console.log(
    `  ${['listings', 'at rest', 'held', 'with garbage', 'goal'].map((head) => head.padEnd(16)).join('')}`,
  );
  let isOver = false;
  for (const listings of sizes) {
    const { memory: goal } = findGrowthGoals(listings);
    const { rest, held, all } = await measureSize(listings);
    console.log(
      `  ${String(listings).padEnd(16)}${[rest, held, all, goal].map((memory) => formatMemory(memory).padEnd(16)).join('')}`,
    );
    isOver ||= held.heap > goal.heap || held.buffers > goal.buffers;
  }
  return isOver ? 1 : 0;
}

async function measureSize(listings: number) {
  const site = await startStoredSite(listings);
  try {
    const rest = await site.measureHeld();
    await requestDistinctLists(site.origin);
    const all = await site.measureAll();
    const held = await site.measureHeld();
    return { rest: toMegabytes(rest), held: toMegabytes(held), all: toMegabytes(all) };
  } finally {
    await site.stop();
  }
}
