import { brotliCompressSync } from 'node:zlib';
import { measureEmptyStart } from './cold-start';
import { buildDistinctListPath, DISTINCT_LISTS, requestDistinctLists } from './distinct-lists';
import type { GrowthFigures } from './growth-goals';
import { findGrowthGoals } from './growth-goals';
import { formatMemory, toMegabytes } from './isolate-memory';
import { measureQueryTimes } from './list-queries';
import { readCpuTime } from './process-cpu';
import { startStoredSite } from './stored-site';

const MEASURED_PAGES = 20;

/**
 * Prints the growth table of docs/goals.md for these sizes, each figure before its goal: CPU and bytes
 * of list pages relative to the first size, filters, memory, and the start of an isolate above that of a
 * worker that does nothing.
 */
export async function measureGrowthTable(sizes: readonly number[]): Promise<void> {
  const emptyStart = await measureEmptyStart();
  console.log('\nGrowth: figure (goal)');
  console.log(
    `  ${['listings', 'list, CPU', 'filter, p95 ms', 'memory, MB', 'cold start, ms', 'bytes'].map(pad).join('')}`,
  );
  let first: GrowthFigures | undefined;
  for (const listings of sizes) {
    const row = await measureRow(listings, emptyStart);
    first ??= row;
    console.log(`  ${formatRow(row, first).map(pad).join('')}`);
  }
  console.log(
    `  list, CPU 1 is ${first?.listCpu.toFixed(0)} µs; an empty worker starts in ${emptyStart.toFixed(0)} ms`,
  );
}

const pad = (text: string) => text.padEnd(22);

function formatRow(row: GrowthFigures, first: GrowthFigures): string[] {
  const goals = findGrowthGoals(row.listings);
  return [
    String(row.listings),
    `${(row.listCpu / first.listCpu).toFixed(2)} (${goals.listCpu})`,
    `${row.filter.toFixed(2)} (${goals.filter})`,
    `${formatMemory(row.memory)} (${formatMemory(goals.memory)})`,
    `${row.coldStart.toFixed(0)} (${goals.coldStart})`,
    `${(row.bytes / first.bytes).toFixed(2)} (${goals.bytes})`,
  ];
}

async function measureRow(listings: number, emptyStart: number): Promise<GrowthFigures> {
  const times = await measureQueryTimes(listings);
  const site = await startStoredSite(listings);
  try {
    const bytes = await measurePageBytes(site.origin);
    const before = await readCpuTime(site.pid);
    await requestDistinctLists(site.origin);
    const listCpu = ((await readCpuTime(site.pid)) - before) / DISTINCT_LISTS;
    const memory = toMegabytes(await site.measureHeld());
    const coldStart = (await site.measureColdStart()) - emptyStart;
    const filter = times[Math.floor(times.length * 0.95)] ?? 0;
    return { listings, listCpu, filter, memory, coldStart, bytes };
  } finally {
    await site.stop();
  }
}

/** Returns the mean bytes of list pages after brotli; the pages also warm up the compiled code. */
async function measurePageBytes(origin: string): Promise<number> {
  let bytes = 0;
  for (let turn = 0; turn < MEASURED_PAGES; turn++) {
    const page = await (await fetch(`${origin}${buildDistinctListPath(turn)}&bedrooms=1`)).text();
    bytes += brotliCompressSync(page).length;
  }
  return bytes / MEASURED_PAGES;
}
