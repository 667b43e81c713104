import { access, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { followed } from './followed';
import { serveFront } from './front';
import { archiveOf } from './grown';
import { keepTime, painted } from './painted';
import { serve } from './workerd';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const WORKER = 8905;
const FRONT = 8906;
const ORIGIN = `http://localhost:${FRONT}`;

/** The processor as it is, and four times slower, as those of phones are (goals.md). */
const SLOWER = [1, 4] as const;

/** Words as visitors write them: towns, types, a reference, each taken back letter by letter. */
const WRITTEN = ['durbuy', 'appartement', 'marche', 'huis', 'spa', '84213'];

/**
 * How soon what is pressed is painted, in real Chromium: keys in the search box, a wish among the
 * filters, pins and the map itself, each beside its goal, by so many listings.
 */
export async function measureTouch(sizes: readonly number[]): Promise<void> {
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
    for (const listings of sizes) await measureSize(browser, listings);
  } finally {
    await browser.close();
  }
}

async function measureSize(browser: Browser, listings: number): Promise<void> {
  const folder = resolve('dist/bench');
  await mkdir(folder, { recursive: true });
  const archive = `${folder}/touch.bin`;
  await writeFile(archive, await archiveOf(listings));
  const stop = await serve('touch', 'scripts/bench/site-worker.ts', WORKER, {
    'bench:snapshot': archive,
  });
  const close = serveFront(FRONT, WORKER);
  console.log(`  ${listings} listings`);
  try {
    for (const [name, measure, goal] of MEASURES) {
      const [own, slow] = [
        await inPage(browser, SLOWER[0], measure),
        await inPage(browser, SLOWER[1], measure),
      ];
      const cost = own.cost.map((spent) => spent.toFixed(1).padStart(6)).join(' ');
      console.log(
        `    ${name.padEnd(28)}${spread(own.times).padEnd(15)}${spread(slow.times).padEnd(18)}${cost}  ${goal}`,
      );
    }
    for (const [name, madeReady, goal] of [
      ['a property, made ready', true, 'goal 50'],
      ['a property, not made ready', false, 'goal 400'],
    ] as const) {
      const times = await followed(CHROMIUM, `${ORIGIN}/nl/te-koop/`, { madeReady });
      console.log(`    ${name.padEnd(28)}${spread(times).padEnd(61)}${goal}`);
    }
  } finally {
    close();
    stop();
  }
}

interface Measured {
  times: readonly number[];
  /** Milliseconds of its thread's processor time that one press took: all, script, style, layout. */
  cost: readonly number[];
}

const COSTS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** A page of its own, with a clock in it, for one measure. */
async function inPage(browser: Browser, slower: number, measure: Measure): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [
        { origin: ORIGIN, localStorage: [{ name: 'consent', value: 'necessary|9999999999999' }] },
      ],
    },
  });
  await context.addInitScript(keepTime);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const spent = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return COSTS.map((cost) => (metrics.find(({ name }) => name === cost)?.value ?? 0) * 1000);
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
type Measure = (page: Page, slow: () => Promise<void>) => Promise<number[]>;

const MEASURES: readonly (readonly [name: string, measure: Measure, goal: string])[] = [
  ['a key, its results', keys, 'goal 16 and 40 (p95)'],
  ['a wish, its tick', (page, slow) => wishes(page, slow, 'event'), 'goal 40'],
  ['a wish, its list', (page, slow) => wishes(page, slow, 'change'), ''],
  ['the map, nearer', nearer, ''],
  ['the map, moved by a key', moved, ''],
  ['a pin, lit', pins, ''],
];

async function keys(page: Page, slow: () => Promise<void>): Promise<number[]> {
  await page.goto(`${ORIGIN}/nl/`);
  await page.getByRole('searchbox').first().focus();
  await page.locator('[data-panel] a').first().waitFor();
  await slow();
  const times: number[] = [];
  for (const word of WRITTEN) {
    for (const key of [...word, ...word.replaceAll(/./g, '<')])
      times.push(
        await painted(page, { event: 'keydown', within: '[data-panel]' }, () =>
          page.keyboard.press(key === '<' ? 'Backspace' : key),
        ),
      );
  }
  return times;
}

async function wishes(page: Page, slow: () => Promise<void>, until: 'event' | 'change') {
  await page.goto(`${ORIGIN}/nl/te-koop/`);
  await page.locator('.filters__bedrooms summary').click();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await slow();
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const box = page.locator('.filters__bedrooms label').nth(1 + ((turn * 2) % 5));
    times.push(
      await painted(
        page,
        { event: 'click', within: until === 'change' ? '[data-part="cards"]' : undefined },
        () => box.click({ position: { x: 40, y: 20 } }),
      ),
    );
    await page.waitForFunction(() => !document.querySelector('.listing')?.ariaBusy);
  }
  return times;
}

async function openMap(page: Page) {
  await page.goto(`${ORIGIN}/nl/te-koop/?view=map#results`);
  const map = page.frameLocator('.listing__map iframe');
  await map.locator('.pin, .cluster').first().waitFor();
  const frame = page.frames().find((own) => own.url().includes('/kaart/'));
  if (!frame) throw new Error('the map has no frame');
  return { map, frame };
}

async function nearer(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMap(page);
  await slow();
  const times: number[] = [];
  for (const name of ['+', '+', '-', '-', '+', '-', '+', '-']) {
    const button = map.locator(`[data-zoom="${name}1"]`.replace('+', ''));
    times.push(
      await painted(frame, { event: 'click', within: '.leaflet-marker-pane' }, () =>
        button.click(),
      ),
    );
    await page.waitForTimeout(400);
  }
  return times;
}

async function moved(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMap(page);
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
      await painted(frame, { event: 'keydown', within: '.leaflet-map-pane' }, () =>
        page.keyboard.press(key),
      ),
    );
    await page.waitForTimeout(400);
  }
  return times;
}

async function pins(page: Page, slow: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMap(page);
  // Among thousands all stand in clusters, until one looks nearer.
  let place = await frame.evaluate(pinInReach);
  for (let left = 7; left > 0 && place < 0; left--) {
    await map.locator('[data-zoom="1"]').click();
    await page.waitForTimeout(400);
    place = await frame.evaluate(pinInReach);
  }
  const pin = map.locator('.pin:not(.pin--lit)').nth(place);
  await slow();
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    times.push(
      await painted(frame, { event: 'click', within: '.leaflet-marker-pane' }, () =>
        pin.click({ force: true }),
      ),
    );
    await map.locator('.small-card a').waitFor();
    await page.keyboard.press('Escape');
  }
  return times;
}

/** In the map: the place among its pins of one that can be pressed; others stand beyond the edge, or under a tool. */
function pinInReach(): number {
  return [...document.querySelectorAll('.pin:not(.pin--lit)')].findIndex((pin) => {
    const { x, y, width, height } = pin.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === pin;
  });
}

function spread(times: readonly number[]): string {
  const sorted = times.filter(Number.isFinite).sort((a, b) => a - b);
  return [0.5, 0.95]
    .map((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
    .map((time) => time.toFixed(1).padStart(5))
    .join(' ');
}
