import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { withBenchBrowser } from '../bench-browser';
import type { FindAnswer } from '../slow-edge';
import { SLOW_4G, startSlowEdge } from '../slow-edge';
import { startWorkerd } from '../workerd-server';
import type { PhonePress } from './phone-presses';
import { PHONE_PRESSES } from './phone-presses';
import type { MainThreadWork } from './read-trace';
import { readTrace, sumBlocked, TRACE_CATEGORIES } from './read-trace';

const WORKER_PORT = 8913;
const EDGE_PORT = 8914;
const ORIGIN = `https://localhost:${EDGE_PORT}`;

/** How many times slower than this machine a phone is, and an old one. */
const [PHONE, OLD_PHONE] = [4, 6];

/** Traces of each row; figures are their medians. */
const TRACES = 3;

const LOADED_PAGES: readonly [kind: string, path: string][] = [
  ['home', '/nl/'],
  ['list', '/nl/te-koop/'],
  ['property', '/property/84213/'],
  ['constant', '/constant/'],
];

/**
 * Prints what the main thread of a phone does while a page comes over slow 4G, and at the slowest presses. Times are those
 * on the processor, so that other work on the machine hardly changes them; a slower phone's are multiples of them.
 */
export async function measureMainThread(): Promise<void> {
  await withBenchBrowser('Main thread', async (browser) => {
    const { stop } = await startWorkerd(
      'main-thread',
      'scripts/bench/site-worker.ts',
      WORKER_PORT,
      { 'bench:snapshot': resolve('dist/build/embedded.bin') },
    );
    const close = await startSlowEdge(EDGE_PORT, SLOW_4G, findAnswer);
    try {
      console.log(
        '\nMain thread of a phone: ms in tasks above 50 after the first paint (a quarter',
      );
      console.log('of the CPU), elements styled, layouts forced by a script at its start');
      await traceLoad(browser, '/nl/');
      for (const [kind, path] of LOADED_PAGES)
        printRow(kind, await repeat(() => traceLoad(browser, path)), ({ tasks }) => [
          sumBlocked(tasks, PHONE),
        ]);
      console.log('Longest task of a press, ms: a quarter, a sixth of the CPU; elements, layouts');
      for (const press of PHONE_PRESSES)
        printRow(press.name, await repeat(() => tracePress(browser, press)), ({ answers }) => {
          const longest = Math.max(0, ...answers);
          return [longest * PHONE, longest * OLD_PHONE];
        });
    } finally {
      close();
      await stop();
    }
  });
}

/** Loads a page as a phone that comes for the first time, until the question about cookies stands there. */
const traceLoad = (browser: Browser, path: string): Promise<MainThreadWork> =>
  withPhone(browser, 'stranger', (page) =>
    trace(browser, page, () => page.goto(path, { waitUntil: 'networkidle' })),
  );

const tracePress = (
  browser: Browser,
  { path, prepare, press, seeAnswer }: PhonePress,
): Promise<MainThreadWork> =>
  withPhone(browser, 'known', async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    return trace(browser, page, async () => {
      await press(page);
      await seeAnswer(page);
    });
  });

async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await act();
  return readTrace(await browser.stopTracing());
}

/** Opens a page on a phone; who is known has answered the question about cookies. */
async function withPhone<Result>(
  browser: Browser,
  visitor: 'stranger' | 'known',
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const answered = [{ name: 'consent', value: 'necessary|9999999999999' }];
  const localStorage = visitor === 'known' ? answered : [];
  const context = await browser.newContext({
    baseURL: ORIGIN,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: ORIGIN, localStorage }] },
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < TRACES; turn++) results.push(await measure());
  return results;
}

/** Prints medians: the times of a row, then what is counted. */
function printRow(
  name: string,
  works: readonly MainThreadWork[],
  getTimes: (work: MainThreadWork) => number[],
): void {
  const rows = works.map((work) => [...getTimes(work), work.styledElements, work.forcedLayouts]);
  const columns = rows[0]?.map((_, column) => findMedian(rows.map((row) => row[column] ?? 0)));
  const numbers = columns?.map((number) => number.toFixed(0).padStart(7)).join('');
  console.log(`  ${name.padEnd(28)}${numbers}`);
}

const findMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Answers with a page of the worker; the constant page is a property without scripts, fonts and late styles. */
const findAnswer: FindAnswer = async (path) => {
  if (/\.\w+(\?|$)/.test(path)) return undefined;
  const isConstant = path === '/constant/';
  const address = `http://127.0.0.1:${WORKER_PORT}${isConstant ? '/property/84213/' : path}`;
  // A request that outlives its page may meet a worker that has stopped.
  const response = await fetch(address).catch(() => new Response('', { status: 503 }));
  const body = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(
      ['content-type', 'x-snapshot', 'x-build'].flatMap((name) => {
        const value = response.headers.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    body: Buffer.from(isConstant ? makeConstant(body) : body),
  };
};

const makeConstant = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*(?:as="font"|rel="stylesheet")[^>]*>/g, '');
