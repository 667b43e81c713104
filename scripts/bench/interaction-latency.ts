import { access, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { installPaintClock, measureTimeToPaint } from './paint-clock';
import { measurePropertyNavigation } from './property-navigation';
import { buildScaledArchive } from './scaled-archive';
import { startStaticProxy } from './static-proxy';
import { startWorkerd } from './workerd-server';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const WORKER_PORT = 8905;
const PROXY_PORT = 8906;
const ORIGIN = `http://localhost:${PROXY_PORT}`;

/** The processor as it is, and four times slower, as those of phones are (docs/goals.md). */
const CPU_SLOWDOWNS = [1, 4] as const;

/** Words as visitors write them: towns, types, a reference, each taken back letter by letter. */
const SEARCH_WORDS = ['durbuy', 'appartement', 'marche', 'huis', 'spa', '84213'];

/**
 * How soon what is pressed is painted, in real Chromium: keys in the search box, a wish among the
 * filters, pins and the map itself, each beside its goal, by so many listings.
 */
export async function measureInteractionLatency(sizes: readonly number[]): Promise<void> {
  if (
    await access(CHROMIUM).then(
      () => false,
      () => true,
    )
  ) {
    console.log(`\nTouch: no Chromium at ${CHROMIUM}; name one in CHROMIUM to have it measured`);
    return;
  }
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  console.log(
    '\nTouch: milliseconds from the press to what it shows, p50 and p95; beside it what one',
  );
  console.log('press costs the page, in milliseconds of its processor: all, script, style, layout');
  console.log(`  ${''.padEnd(30)}as it is       four times slower    all script style layout`);
  try {
    for (const listings of sizes) await measureCatalogueSize(browser, listings);
  } finally {
    await browser.close();
  }
}

async function measureCatalogueSize(browser: Browser, listings: number): Promise<void> {
  const folder = resolve('dist/bench');
  await mkdir(folder, { recursive: true });
  const archive = `${folder}/touch.bin`;
  await writeFile(archive, await buildScaledArchive(listings));
  const stop = await startWorkerd('touch', 'scripts/bench/site-worker.ts', WORKER_PORT, {
    'bench:snapshot': archive,
  });
  const close = startStaticProxy(PROXY_PORT, WORKER_PORT);
  console.log(`  ${listings} listings`);
  try {
    for (const [name, measure, goal] of LATENCY_MEASURES) {
      const [own, slow] = [
        await measureInNewPage(browser, CPU_SLOWDOWNS[0], measure),
        await measureInNewPage(browser, CPU_SLOWDOWNS[1], measure),
      ];
      const cost = own.cost.map((spent) => spent.toFixed(1).padStart(6)).join(' ');
      console.log(
        `    ${name.padEnd(28)}${formatLatencyPercentiles(own.times).padEnd(15)}${formatLatencyPercentiles(slow.times).padEnd(18)}${cost}  ${goal}`,
      );
    }
    for (const [name, madeReady, goal] of [
      ['a property, made ready', true, 'goal 50'],
      ['a property, not made ready', false, 'goal 400'],
    ] as const) {
      const times = await measurePropertyNavigation(CHROMIUM, `${ORIGIN}/nl/te-koop/`, {
        madeReady,
      });
      console.log(`    ${name.padEnd(28)}${formatLatencyPercentiles(times).padEnd(61)}${goal}`);
    }
  } finally {
    close();
    stop();
  }
}

interface LatencyResult {
  times: readonly number[];
  /** Milliseconds of its thread's processor time that one press took: all, script, style, layout. */
  cost: readonly number[];
}

const CPU_METRICS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** A page of its own, with a clock in it, for one measure. */
async function measureInNewPage(
  browser: Browser,
  slower: number,
  measure: LatencyMeasure,
): Promise<LatencyResult> {
  const context = await browser.newContext({
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
  const spent = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return CPU_METRICS.map(
      (cost) => (metrics.find(({ name }) => name === cost)?.value ?? 0) * 1000,
    );
  };
  try {
    let before: number[] = [];
    const times = await measure(page, async () => {
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      before = await spent();
    });
    const after = await spent();
    const cost = after.map((all, place) => (all - (before[place] ?? 0)) / times.length);
    return { times, cost };
  } finally {
    await context.close();
  }
}

/** The times of one page; `slow` slows its processor down, once it is ready to be touched. */
type LatencyMeasure = (page: Page, slow: () => Promise<void>) => Promise<number[]>;

const LATENCY_MEASURES: readonly (readonly [
  name: string,
  measure: LatencyMeasure,
  goal: string,
])[] = [
  ['a key, its results', measureSearchKeys, 'goal 16 and 40 (p95)'],
  ['a wish, its tick', (page, slow) => measureFilterClicks(page, slow, 'event'), 'goal 40'],
  ['a wish, its list', (page, slow) => measureFilterClicks(page, slow, 'change'), ''],
  ['the map, nearer', measureMapZoom, ''],
  ['the map, moved by a key', measureMapPan, ''],
  ['a pin, lit', measurePinClicks, ''],
];

async function measureSearchKeys(page: Page, slow: () => Promise<void>): Promise<number[]> {
  await page.goto(`${ORIGIN}/nl/`);
  await page.getByRole('searchbox').first().focus();
  await page.locator('[data-panel] a').first().waitFor();
  await slow();
  const times: number[] = [];
  for (const word of SEARCH_WORDS) {
    for (const key of [...word, ...word.replaceAll(/./g, '<')])
      times.push(
        await measureTimeToPaint(page, { event: 'keydown', changedSelector: '[data-panel]' }, () =>
          page.keyboard.press(key === '<' ? 'Backspace' : key),
        ),
      );
  }
  return times;
}

async function measureFilterClicks(
  page: Page,
  slow: () => Promise<void>,
  until: 'event' | 'change',
) {
  await page.goto(`${ORIGIN}/nl/te-koop/`);
  await page.locator('.filters__bedrooms summary').click();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await slow();
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const box = page.locator('.filters__bedrooms label').nth(1 + ((turn * 2) % 5));
    times.push(
      await measureTimeToPaint(
        page,
        { event: 'click', changedSelector: until === 'change' ? '[data-part="cards"]' : undefined },
        () => box.click({ position: { x: 40, y: 20 } }),
      ),
    );
    await page.waitForFunction(() => !document.querySelector('.listing')?.ariaBusy);
  }
  return times;
}

async function openMapPage(page: Page) {
  await page.goto(`${ORIGIN}/nl/te-koop/?view=map#results`);
  const map = page.frameLocator('.listing__map iframe');
  await map.locator('.pin, .cluster').first().waitFor();
  const frame = page.frames().find((own) => own.url().includes('/kaart/'));
  if (!frame) throw new Error('the map has no frame');
  return { map, frame };
}

async function measureMapZoom(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  await slow();
  const times: number[] = [];
  for (const name of ['+', '+', '-', '-', '+', '-', '+', '-']) {
    const button = map.locator(`[data-zoom="${name}1"]`.replace('+', ''));
    times.push(
      await measureTimeToPaint(
        frame,
        { event: 'click', changedSelector: '.leaflet-marker-pane' },
        () => button.click(),
      ),
    );
    await page.waitForTimeout(400);
  }
  return times;
}

async function measureMapPan(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  await map.locator('#map').focus();
  await slow();
  const times: number[] = [];
  for (const key of [
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
    'ArrowUp',
    'ArrowRight',
    'ArrowLeft',
  ]) {
    times.push(
      await measureTimeToPaint(
        frame,
        { event: 'keydown', changedSelector: '.leaflet-map-pane' },
        () => page.keyboard.press(key),
      ),
    );
    await page.waitForTimeout(400);
  }
  return times;
}

async function measurePinClicks(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  // Among thousands all stand in clusters, until one looks nearer.
  let place = await frame.evaluate(findClickablePin);
  for (let left = 7; left > 0 && place < 0; left--) {
    await map.locator('[data-zoom="1"]').click();
    await page.waitForTimeout(400);
    place = await frame.evaluate(findClickablePin);
  }
  const pin = map.locator('.pin:not(.pin--highlighted)').nth(place);
  await slow();
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    times.push(
      await measureTimeToPaint(
        frame,
        { event: 'click', changedSelector: '.leaflet-marker-pane' },
        () => pin.click({ force: true }),
      ),
    );
    await map.locator('.map-card a').waitFor();
    await page.keyboard.press('Escape');
  }
  return times;
}

/** In the map: the place among its pins of one that can be pressed; others stand beyond the edge, or under a tool. */
function findClickablePin(): number {
  return [...document.querySelectorAll('.pin:not(.pin--highlighted)')].findIndex((pin) => {
    const { x, y, width, height } = pin.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === pin;
  });
}

function formatLatencyPercentiles(times: readonly number[]): string {
  const sorted = times.filter(Number.isFinite).sort((a, b) => a - b);
  return [0.5, 0.95]
    .map((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
    .map((time) => time.toFixed(1).padStart(5))
    .join(' ');
}
