import { execFileSync } from 'node:child_process';
import { compileInto } from '../../src/platform/snapshot/build/compile';
import { PartFile } from '../staff/snapshot/part-file';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';
import { COLLECT_GARBAGE_PATH } from './collect-garbage-path';
import type { IsolateMemory, MemoryProbe } from './isolate-memory';
import { connectMemoryProbe } from './isolate-memory';
import { serveVersion } from './key-value-server';
import { startWorkerd } from './workerd-server';

const [PORT, KV_PORT, INSPECTOR_PORT] = [8905, 8906, 9305];
const DISTINCT_LISTS = 3000;
const CONNECTIONS = 4;
const MEGABYTE = 1024 * 1024;

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
  const directory = `dist/bench/listings-${listings}`;
  execFileSync('node', ['scripts/demo/catalogue/scale-catalogue.ts', String(listings), directory]);
  const { source, documents } = await readSnapshotDirectory(directory);
  if (!source) throw new Error(`${directory} is not a valid snapshot`);
  const version = await compileInto(new PartFile(), source, documents, new Date(0));
  const store = await serveVersion(version, KV_PORT);
  const flags = [`--inspector-addr=127.0.0.1:${INSPECTOR_PORT}`];
  const stop = await startWorkerd(
    'memory',
    'scripts/bench/stored-site-worker.ts',
    PORT,
    {},
    {
      kvPort: KV_PORT,
      flags,
    },
  );
  try {
    const probe = await connectMemoryProbe(INSPECTOR_PORT);
    const rest = await measureHeld(probe);
    await requestDistinctLists();
    const all = await probe.measure();
    const held = await measureHeld(probe);
    probe.close();
    return { rest: toMegabytes(rest), held: toMegabytes(held), all: toMegabytes(all) };
  } finally {
    stop();
    store.close();
    store.closeAllConnections();
  }
}

async function measureHeld(probe: MemoryProbe): Promise<IsolateMemory> {
  const response = await fetch(`http://127.0.0.1:${PORT}${COLLECT_GARBAGE_PATH}`);
  await response.arrayBuffer();
  return probe.measure();
}

async function requestDistinctLists(): Promise<void> {
  let turn = 0;
  const requestInTurn = async () => {
    while (turn < DISTINCT_LISTS) {
      const query = `?price-max=${900_000 + turn}&page=${1 + (turn % 25)}&sort=${['date', 'price', 'city'][turn % 3]}`;
      turn++;
      const response = await fetch(
        `http://127.0.0.1:${PORT}/${turn % 2 ? 'nl/te-koop' : 'fr/a-vendre'}/${query}`,
      );
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestInTurn));
}

const toMegabytes = ({ heap, buffers }: IsolateMemory): IsolateMemory => ({
  heap: heap / MEGABYTE,
  buffers: buffers / MEGABYTE,
});

const formatMemory = (memory: IsolateMemory | undefined): string =>
  memory ? `${memory.heap.toFixed(0)} + ${memory.buffers.toFixed(0)}` : '–';
