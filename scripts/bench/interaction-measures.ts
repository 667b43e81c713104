import type { Page } from 'playwright-core';
import { measureTimeToPaint } from './paint-clock';

/** Words as visitors type them: cities, types, a reference; each is deleted again letter by letter. */
const SEARCH_WORDS = ['durbuy', 'appartement', 'marche', 'huis', 'spa', '84213'];

/** Milliseconds between pressing and releasing: pressed at once, the click waits for what the press itself has begun. */
const PRESS_MS = 80;

/** Measures one page and returns times in ms; calls `throttle` to slow down the CPU once the page is ready. */
export type LatencyMeasure = (page: Page, throttle: () => Promise<void>) => Promise<number[]>;

export const LATENCY_MEASURES: readonly (readonly [
  name: string,
  measure: LatencyMeasure,
  goal: string,
])[] = [
  ['search: key press to results', measureSearchKeys, 'goal 16 and 40 (p95)'],
  [
    'filter: click to checked box',
    (page, throttle) => measureFilterClicks(page, throttle, 'event'),
    'goal 40',
  ],
  [
    'filter: click to updated list',
    (page, throttle) => measureFilterClicks(page, throttle, 'change'),
    '',
  ],
  ['map: zoom step', measureMapZoom, ''],
  ['map: pan with arrow key', measureMapPan, ''],
  ['map: click to highlighted pin', measurePinClicks, ''],
];

async function measureSearchKeys(page: Page, throttle: () => Promise<void>): Promise<number[]> {
  await page.goto('/nl/');
  await page.getByRole('searchbox').first().focus();
  await page.locator('[data-panel] a').first().waitFor();
  await throttle();
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
  throttle: () => Promise<void>,
  end: 'event' | 'change',
) {
  await page.goto('/nl/te-koop/');
  await page.locator('.filters__bedrooms summary').click();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await throttle();
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const box = page.locator('.filters__bedrooms label').nth(1 + ((turn * 2) % 5));
    times.push(
      await measureTimeToPaint(
        page,
        { event: 'click', changedSelector: end === 'change' ? '[data-part="cards"]' : undefined },
        () => box.click({ position: { x: 40, y: 20 }, delay: PRESS_MS }),
      ),
    );
    await page.waitForFunction(() => !document.querySelector('.listing')?.ariaBusy);
  }
  return times;
}

async function openMapPage(page: Page) {
  await page.goto('/nl/te-koop/?view=map#results');
  const map = page.frameLocator('.listing__map iframe');
  await map.locator('.pin, .cluster').first().waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes('/kaart/'));
  if (!frame) throw new Error('the map has no frame');
  return { map, frame };
}

async function measureMapZoom(page: Page, throttle: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  await throttle();
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

async function measureMapPan(page: Page, throttle: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  await map.locator('#map').focus();
  await throttle();
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

async function measurePinClicks(page: Page, throttle: () => Promise<void>): Promise<number[]> {
  const { map, frame } = await openMapPage(page);
  // With thousands of properties all pins are in clusters until the map is zoomed in.
  let index = await frame.evaluate(findClickablePin);
  for (let attempts = 7; attempts > 0 && index < 0; attempts--) {
    await map.locator('[data-zoom="1"]').click();
    await page.waitForTimeout(400);
    index = await frame.evaluate(findClickablePin);
  }
  const pin = map.locator('.pin:not(.pin--highlighted)').nth(index);
  await throttle();
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

/** Runs in the map: returns the index of a pin that is neither outside the map nor under a control; -1 if none. */
function findClickablePin(): number {
  return [...document.querySelectorAll('.pin:not(.pin--highlighted)')].findIndex((pin) => {
    const { x, y, width, height } = pin.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === pin;
  });
}
