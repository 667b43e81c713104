import type { IsolateMemory } from './isolate-memory';
import { formatMemory, toMegabytes } from './isolate-memory';
import { startStoredSite } from './stored-site';

const DISTINCT_LISTS = 3000;
const CONNECTIONS = 4;

/** docs/goals.md, growth: what an isolate may hold, in MB. */
const GOALS: readonly (IsolateMemory & { listings: number })[] = [
  { listings: 120, heap: 22, buffers: 15 },
  { listings: 1200, heap: 25, buffers: 15 },
  { listings: 12_000, heap: 35, buffers: 25 },
  { listings: 120_000, heap: 70, buffers: 35 },
];

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
    const goal = GOALS.find((row) => listings <= row.listings) ?? GOALS.at(-1);
    const { rest, held, all } = await measureSize(listings);
    console.log(
      `  ${String(listings).padEnd(16)}${[rest, held, all, goal].map((memory) => formatMemory(memory).padEnd(16)).join('')}`,
    );
    isOver ||= held.heap > (goal?.heap ?? 0) || held.buffers > (goal?.buffers ?? 0);
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
    site.stop();
  }
}

async function requestDistinctLists(origin: string): Promise<void> {
  let turn = 0;
  const requestInTurn = async () => {
    while (turn < DISTINCT_LISTS) {
      const query = `?price-max=${900_000 + turn}&page=${1 + (turn % 25)}&sort=${['date', 'price', 'city'][turn % 3]}`;
      turn++;
      const response = await fetch(`${origin}/${turn % 2 ? 'nl/te-koop' : 'fr/a-vendre'}/${query}`);
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestInTurn));
}
