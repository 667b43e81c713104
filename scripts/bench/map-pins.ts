import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { withBenchBrowser } from './bench-browser';
import { buildScaledArchive } from './scaled-archive';
import { startStaticProxy } from './static-proxy';
import { startWorkerd } from './workerd-server';

const [WORKER_PORT, PROXY_PORT] = [8911, 8912];
const ORIGIN = `http://localhost:${PROXY_PORT}`;
const MAP_PAGE = '/nl/te-koop/?view=map';

/** How many times slower than this machine a telephone is. */
const CPU_SLOWDOWN = 4;
const LOADS = 5;

/** What one load of a map took, in milliseconds. */
interface MapLoad {
  /** From the start of the page to the frame in which pins are painted. */
  pins: number;
  /** The same from the end of the answer with the properties. */
  shown: number;
  /** From the painted pins to the painted ground. */
  ground: number;
  longestTask: number;
  /** CPU of the main thread from the page's start to the pins: other work on the machine does not change it much. */
  cpu: number;
  /** What tasks above 50 ms took beyond that, until the pins. */
  blocked: number;
}

/** Prints how long the map of a catalogue takes at a quarter of the CPU: medians of some loads (docs/goals.md). */
export async function measureMapPins(listings: number): Promise<void> {
  await withBenchBrowser('The map', async (browser) => {
    const folder = resolve('dist/bench');
    await mkdir(folder, { recursive: true });
    const archive = `${folder}/map.bin`;
    await writeFile(archive, await buildScaledArchive(listings));
    const { stop } = await startWorkerd('map', 'scripts/bench/site-worker.ts', WORKER_PORT, {
      'bench:snapshot': archive,
    });
    const close = startStaticProxy(PROXY_PORT, WORKER_PORT);
    try {
      const loads: MapLoad[] = [];
      for (let turn = 0; turn < LOADS; turn++) loads.push(await loadMapPage(browser));
      const median = (name: keyof MapLoad) =>
        (loads.map((load) => load[name]).sort((a, b) => a - b)[LOADS >> 1] ?? 0).toFixed(0);
      console.log(`\nThe map of ${listings} listings, a quarter of the CPU, medians of ${LOADS}`);
      console.log(`  page to painted pins      ${median('pins').padStart(6)} ms (goal 1000)`);
      console.log(`  properties to painted pins${median('shown').padStart(6)} ms`);
      console.log(`  main thread until pins    ${median('cpu').padStart(6)} ms of CPU`);
      console.log(`  longest task until then   ${median('longestTask').padStart(6)} ms`);
      console.log(`  blocked until then        ${median('blocked').padStart(6)} ms`);
      console.log(`  pins to painted ground    ${median('ground').padStart(6)} ms`);
    } finally {
      close();
      await stop();
    }
  });
}

async function loadMapPage(browser: Browser): Promise<MapLoad> {
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
  await context.addInitScript(watchMap);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    // Told by the frame itself: to look for them would run scripts of the bench before they are painted.
    const paints = ['pins', 'ground'].map((name) => waitForPaintOf(page, name));
    await page.goto(MAP_PAGE);
    const [pinsAt = 0] = await Promise.all(paints.slice(0, 1));
    const { metrics } = await devTools.send('Performance.getMetrics');
    const [, groundAt = 0] = await Promise.all(paints);
    const { startedAt, propertiesAt, tasks } = await page.evaluate(readPageTimes);
    const before = tasks.filter(({ start }) => start < pinsAt);
    return {
      cpu: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
      pins: pinsAt - startedAt,
      shown: pinsAt - propertiesAt,
      ground: groundAt - pinsAt,
      longestTask: Math.max(0, ...before.map(({ start, end }) => end - start)),
      blocked: before.reduce((sum, { start, end }) => sum + end - start - 50, 0),
    };
  } finally {
    await context.close();
  }
}

/** Returns when the frame's element with a name was painted, as watchMap tells. */
async function waitForPaintOf(page: Page, name: string): Promise<number> {
  const isTold = (message: ConsoleMessage) => message.text().startsWith(`painted ${name} `);
  const told = await page.waitForEvent('console', { predicate: isTold, timeout: 60_000 });
  return Number(told.text().split(' ').at(-1));
}

/** Runs in the page and in the frame of its map: notes long tasks, and tells when the first pin and the first name are painted. */
function watchMap(): void {
  if (self === top) {
    const tasks: { start: number; end: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const start = performance.timeOrigin + startTime;
        tasks.push({ start, end: start + duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    return;
  }
  // Before what the map itself does after the paint, which was asked for first.
  const tellPaint = (name: string) =>
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => console.debug(`painted ${name} ${performance.timeOrigin + performance.now()}`),
        { priority: 'user-blocking' },
      ),
    );
  const missing = new Map([
    ['pins', '.pin, .cluster'],
    ['ground', '.map-label'],
  ]);
  new MutationObserver(() => {
    for (const [name, selector] of missing)
      if (document.querySelector(selector)) {
        missing.delete(name);
        tellPaint(name);
      }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readPageTimes() {
  const { points } = JSON.parse(
    document.querySelector<HTMLElement>('[data-map]')?.dataset.map ?? '{}',
  ) as { points?: string };
  const answers = performance.getEntriesByName(new URL(points ?? '', location.href).href);
  const answer = answers.at(-1) as PerformanceResourceTiming | undefined;
  return {
    startedAt: performance.timeOrigin,
    propertiesAt: performance.timeOrigin + (answer?.responseEnd ?? Number.NaN),
    tasks: Reflect.get(window, 'tasks') as { start: number; end: number }[],
  };
}
