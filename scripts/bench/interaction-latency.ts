import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { CHROMIUM, withBenchBrowser } from './bench-browser';
import type { LatencyMeasure } from './interaction-measures';
import { LATENCY_MEASURES } from './interaction-measures';
import { installPaintClock } from './paint-clock';
import { measurePropertyNavigation } from './property-navigation';
import { buildScaledArchive } from './scaled-archive';
import { startStaticProxy } from './static-proxy';
import { startWorkerd } from './workerd-server';

const WORKER_PORT = 8905;
const PROXY_PORT = 8906;
const ORIGIN = `http://localhost:${PROXY_PORT}`;

/** Factors of CPU throttling: a desktop's and a phone's (docs/goals.md). */
const CPU_SLOWDOWNS = [1, 4] as const;

/**
 * Prints the time from input to paint in Chromium, for catalogues of these sizes: keys in the search
 * box, filters, pins and the map, each beside its goal.
 */
export async function measureInteractionLatency(sizes: readonly number[]): Promise<void> {
  await withBenchBrowser('Interaction latency', async (browser) => {
    console.log(
      '\nInteraction latency: milliseconds from input event to painted result, p50 and p95.',
    );
    console.log(
      'Right: CPU time of one interaction on the main thread in ms (total, script, style, layout)',
    );
    console.log(`  ${''.padEnd(32)}CPU 1x         CPU 4x slower       total script style layout`);
    for (const listings of sizes) await measureCatalogueSize(browser, listings);
  });
}

async function measureCatalogueSize(browser: Browser, listings: number): Promise<void> {
  const folder = resolve('dist/bench');
  await mkdir(folder, { recursive: true });
  const archive = `${folder}/latency.bin`;
  await writeFile(archive, await buildScaledArchive(listings));
  const { stop } = await startWorkerd('latency', 'scripts/bench/site-worker.ts', WORKER_PORT, {
    'bench:snapshot': archive,
  });
  const close = startStaticProxy(PROXY_PORT, WORKER_PORT);
  console.log(`  ${listings} listings`);
  try {
    for (const [name, measure, goal] of LATENCY_MEASURES) {
      const [unthrottled, throttled] = [
        await measureInNewPage(browser, CPU_SLOWDOWNS[0], measure),
        await measureInNewPage(browser, CPU_SLOWDOWNS[1], measure),
      ];
      const cost = unthrottled.cost.map((time) => time.toFixed(1).padStart(6)).join(' ');
      console.log(
        `    ${name.padEnd(32)}${formatLatencyPercentiles(unthrottled.times).padEnd(15)}${formatLatencyPercentiles(throttled.times).padEnd(18)}${cost}  ${goal}`,
      );
    }
    for (const [name, isPrerendered, goal] of [
      ['property page, prerendered', true, 'goal 50'],
      ['property page, not prerendered', false, 'goal 400'],
    ] as const) {
      const times = await measurePropertyNavigation(CHROMIUM, `${ORIGIN}/nl/te-koop/`, {
        isPrerendered,
      });
      console.log(`    ${name.padEnd(32)}${formatLatencyPercentiles(times).padEnd(61)}${goal}`);
    }
  } finally {
    close();
    await stop();
  }
}

interface LatencyResult {
  times: readonly number[];
  /** CPU time of one interaction on the main thread in ms: total, script, style, layout. */
  cost: readonly number[];
}

const CPU_METRICS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Runs one measure in a new page with a paint clock, its CPU slowed down by this factor. */
async function measureInNewPage(
  browser: Browser,
  slowdown: number,
  measure: LatencyMeasure,
): Promise<LatencyResult> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [
        { origin: ORIGIN, localStorage: [{ name: 'consent', value: 'necessary|9999999999999' }] },
      ],
    },
  });
  await context.addInitScript(installPaintClock);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const readCpuTimes = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return CPU_METRICS.map(
      (metric) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000,
    );
  };
  try {
    let before: number[] = [];
    const times = await measure(page, async () => {
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      before = await readCpuTimes();
    });
    const after = await readCpuTimes();
    const cost = after.map((total, index) => (total - (before[index] ?? 0)) / times.length);
    return { times, cost };
  } finally {
    await context.close();
  }
}

function formatLatencyPercentiles(times: readonly number[]): string {
  const sorted = times.filter(Number.isFinite).sort((a, b) => a - b);
  return [0.5, 0.95]
    .map((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
    .map((time) => time.toFixed(1).padStart(5))
    .join(' ');
}
