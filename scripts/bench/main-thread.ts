import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { withBenchBrowser } from './bench-browser';
import { startStaticProxy } from './static-proxy';
import { startWorkerd } from './workerd-server';

const WORKER_PORT = 8911;
const PROXY_PORT = 8912;
const ORIGIN = `http://localhost:${PROXY_PORT}`;

/** Factors of CPU throttling: a phone's, and an old phone's (docs/goals.md). */
const CPU_SLOWDOWNS = [4, 6] as const;

/** Loads and presses of each kind; figures are their medians. */
const TRIES = 7;

/** A task of the main thread blocks for what it takes longer than this, as Web Vitals count. */
const TASK_MS = 50;

const LOADED_PAGES: readonly [kind: string, path: string][] = [
  ['home', '/nl/'],
  ['list', '/nl/te-koop/'],
  ['property', '/property/84213/'],
];

interface Press {
  name: string;
  path: string;
  /** What is done before, at full speed. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const openFilters = (page: Page) => page.locator('.listing__filters').tap();

const tickBedrooms = (page: Page, choice: number) =>
  page.locator('.filters__bedrooms label').nth(choice).tap();

const PRESSES: readonly Press[] = [
  {
    name: 'drawer: open',
    path: '/nl/te-koop/',
    press: (page) => page.locator('.drawer-button').tap(),
  },
  { name: 'filter sheet: open', path: '/nl/te-koop/', press: openFilters },
  {
    name: 'filter: tick, code loaded',
    path: '/nl/te-koop/',
    prepare: async (page) => {
      await openFilters(page);
      await page.locator('.filters__bedrooms summary').tap();
      await tickBedrooms(page, 2);
      await page.waitForURL(/bedrooms/);
    },
    press: (page) => tickBedrooms(page, 3),
  },
  {
    name: 'search: first tap',
    path: '/nl/',
    press: (page) => page.getByRole('searchbox').first().tap(),
  },
];

/**
 * Prints, for a phone: for how long the main thread is blocked while a page loads, and how long the slowest event of a
 * press takes from the press to its painting, as Event Timing sees it (in steps of eight milliseconds).
 */
export async function measureMainThread(): Promise<void> {
  await withBenchBrowser('Main thread', async (browser) => {
    const { stop } = await startWorkerd(
      'main-thread',
      'scripts/bench/site-worker.ts',
      WORKER_PORT,
      {
        'bench:snapshot': resolve('dist/build/embedded.bin'),
      },
    );
    const close = startStaticProxy(PROXY_PORT, WORKER_PORT);
    try {
      console.log(
        '\nMain thread while a page loads, a quarter of the CPU: ms blocked, longest task',
      );
      for (const [kind, path] of LOADED_PAGES) {
        const loads = await repeat(() => measureLoad(browser, path));
        const blocked = loads.map((tasks) => tasks.reduce((sum, ms) => sum + ms - TASK_MS, 0));
        const longest = loads.map((tasks) => Math.max(0, ...tasks));
        console.log(`  ${kind.padEnd(28)}${formatRange(blocked)}   ${formatRange(longest)}`);
      }
      console.log(
        `\nFrom a press to its painting, ms: a ${CPU_SLOWDOWNS.join('th, a ')}th of the CPU`,
      );
      for (const press of PRESSES) {
        const columns: string[] = [];
        for (const slowdown of CPU_SLOWDOWNS)
          columns.push(formatRange(await repeat(() => measurePress(browser, press, slowdown))));
        console.log(`  ${press.name.padEnd(28)}${columns.join('   ')}`);
      }
    } finally {
      close();
      await stop();
    }
  });
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < TRIES; turn++) results.push(await measure());
  return results;
}

/** Loads a page as a phone; returns its tasks above 50 ms after the first paint, in ms. */
const measureLoad = (browser: Browser, path: string): Promise<number[]> =>
  withPhone(browser, async (context) => {
    const page = await openThrottled(context, CPU_SLOWDOWNS[0]);
    await page.goto(path, { waitUntil: 'load' });
    return page.evaluate(readLongTasks);
  });

/** Runs in the page. */
function readLongTasks(): Promise<number[]> {
  return new Promise((done) => {
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
    setTimeout(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const firstPaint = paint?.startTime ?? 0;
      done(
        tasks
          .filter(({ startTime, duration }) => startTime + duration > firstPaint)
          .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
          .filter((ms) => ms > 50),
      );
    }, 2000);
  });
}

/** Returns the longest event of one press, in ms. */
const measurePress = (browser: Browser, { path, prepare, press }: Press, slowdown: number) =>
  withPhone(browser, async (context) => {
    const page = await openThrottled(context, 1);
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchEvents);
    await throttle(page, slowdown);
    await press(page);
    await page.waitForTimeout(1500);
    return page.evaluate(() => Reflect.get(window, 'longestEvent') as number);
  });

/** Runs in the page. */
function watchEvents(): void {
  Object.assign(window, { longestEvent: 0 });
  new PerformanceObserver((list) => {
    const longest = Math.max(
      Reflect.get(window, 'longestEvent') as number,
      ...list.getEntries().map(({ duration }) => duration),
    );
    Object.assign(window, { longestEvent: longest });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function openThrottled(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await throttle(page, slowdown);
  return page;
}

async function throttle(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

async function withPhone<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const localStorage = [{ name: 'consent', value: 'necessary|9999999999999' }];
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: ORIGIN, localStorage }] },
  });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/** '148 (120–190)': the median, the least and the most. */
function formatRange(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other).map(Math.round);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${median} (${sorted[0]}–${sorted.at(-1)})`.padEnd(16);
}
