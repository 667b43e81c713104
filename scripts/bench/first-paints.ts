import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { withBenchBrowser } from './bench-browser';
import type { FindAnswer, Line } from './slow-edge';
import { CABLE, SLOW_4G, startSlowEdge } from './slow-edge';
import { startWorkerd } from './workerd-server';

const WORKER_PORT = 8909;
const EDGE_PORT = 8910;
const ORIGIN = `https://localhost:${EDGE_PORT}`;

const PAGES: readonly [kind: string, path: string][] = [
  ['home', '/nl/'],
  ['list', '/nl/te-koop/'],
  ['list, French', '/fr/a-vendre/'],
  ['property', '/property/84213/'],
];

const LINES: readonly [name: string, line: Line, cpuSlowdown: number][] = [
  ['slow 4G, a quarter of the CPU', SLOW_4G, 4],
  ['cable', CABLE, 1],
];

/** Loads of each side, in turn; figures are their medians. */
const LOADS = 3;

/** Path below which the edge serves the constant side of a page. */
const CONSTANT = '/constant';

/**
 * Prints, for a phone that comes for the first time, the first and the largest paint of each page beside those of a
 * constant page: the same markup and pictures with its stylesheet in a file, without fonts and scripts. Behind them what
 * moved (CLS) and whether the first page shows the site's own typeface.
 */
export async function measureFirstPaints(): Promise<void> {
  await withBenchBrowser('First paints', async (browser) => {
    const { stop } = await startWorkerd('paints', 'scripts/bench/site-worker.ts', WORKER_PORT, {
      'bench:snapshot': resolve('dist/build/embedded.bin'),
    });
    console.log(
      '\nFirst visit on a phone: milliseconds, beside a constant page of the same markup',
    );
    console.log(
      `  ${''.padEnd(20)}FCP    constant   ×     LCP    constant   ×     CLS    typeface`,
    );
    try {
      for (const [name, line, cpuSlowdown] of LINES) {
        console.log(`  ${name}`);
        const close = await startSlowEdge(EDGE_PORT, line, findAnswer);
        for (const [kind, path] of PAGES)
          console.log(await measurePage(browser, kind, path, cpuSlowdown));
        await close();
      }
    } finally {
      await stop();
    }
  });
}

async function measurePage(browser: Browser, kind: string, path: string, cpuSlowdown: number) {
  const site: Paints[] = [];
  const constant: Paints[] = [];
  for (let load = 0; load < LOADS; load++) {
    site.push(await loadPage(browser, path, cpuSlowdown));
    constant.push(await loadPage(browser, `${CONSTANT}${path}`, cpuSlowdown));
  }
  const columns = (['first', 'largest'] as const).map((paint) => {
    const [ours, theirs] = [site, constant].map((loads) =>
      findMedian(loads.map((load) => load[paint])),
    );
    return [ours, theirs, (ours ?? Number.NaN) / (theirs ?? Number.NaN)] as const;
  });
  const numbers = columns.map(
    ([ours = 0, theirs = 0, ratio]) =>
      `${ours.toFixed(0).padStart(5)}  ${theirs.toFixed(0).padStart(5)}    ${ratio.toFixed(2)}`,
  );
  const shift = Math.max(...site.map(({ shift }) => shift)).toFixed(3);
  const typefaces = [...new Set(site.map(({ typeface }) => typeface))].join(', ');
  return `    ${kind.padEnd(18)}${numbers.join('    ')}    ${shift}  ${typefaces}`;
}

interface Paints {
  /** Milliseconds since the navigation began. */
  first: number;
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The font that the headline is drawn with. */
  typeface: string;
}

async function loadPage(browser: Browser, path: string, cpuSlowdown: number): Promise<Paints> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(path, { waitUntil: 'load' });
    return { ...(await page.evaluate(readPaints)), typeface: await readTypeface(page) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readPaints(): Promise<Omit<Paints, 'typeface'>> {
  return new Promise((done) => {
    const observed: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => observed.push(...list.getEntries()));
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      observer.observe({ type, buffered: true });
    setTimeout(() => {
      const ofType = (type: string) => observed.filter(({ entryType }) => entryType === type);
      done({
        first:
          ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ??
          Number.NaN,
        largest: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
        shift: (ofType('layout-shift') as (PerformanceEntry & { value: number })[]).reduce(
          (sum, { value }) => sum + value,
          0,
        ),
      });
    }, 1000);
  });
}

/** Returns the name of the font that the page's headline is drawn with. */
async function readTypeface(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName ?? 'none';
}

/** Answers with a page of the worker, or with the constant page made of it; undefined for files. */
const findAnswer: FindAnswer = async (path) => {
  if (path === `${CONSTANT}.css`) return { status: 200, headers: CSS, body: Buffer.from(styles) };
  const isConstant = path.startsWith(`${CONSTANT}/`);
  if (!isConstant && /\.\w+(\?|$)/.test(path)) return undefined;
  const response = await fetch(
    `http://127.0.0.1:${WORKER_PORT}${isConstant ? path.slice(CONSTANT.length) : path}`,
  );
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'text/html';
  if (!isConstant) {
    const headers = OF_THIS_PAGE.map((name) => [name, response.headers.get(name) ?? '']);
    return { status, headers: { ...Object.fromEntries(headers), 'content-type': type }, body };
  }
  return {
    status,
    headers: { 'content-type': type },
    body: Buffer.from(makeConstant(String(body))),
  };
};

/** Without them a page refuses what its scripts fetch, for instance the dialog of consent. */
const OF_THIS_PAGE = ['x-snapshot', 'x-build'];

const CSS = { 'content-type': 'text/css' };

/** The stylesheet of the constant page that was asked for last. */
let styles = '';

/** Returns a page's markup with its styles in one file, without fonts and scripts. */
function makeConstant(html: string): string {
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  styles = inline.join('').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*as="font"[^>]*>/g, '')
    .replace('</head>', `<link rel="stylesheet" href="${CONSTANT}.css"></head>`);
}

const findMedian = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
