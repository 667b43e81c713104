import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { closeWindows, openBrowser } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** Where the focus is: what it is on, whether one sees that, and what lies over it. */
interface FocusStop {
  on: string;
  isMarked: boolean;
  /** Of nine places of the element, those under something else, such as the fixed header. */
  covered: string[];
}

const SAMPLE_POINTS = 9;

/** Presses Tab until the focus leaves the page, and tells of every stop. */
async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Runs in the page, once it has scrolled to where the focus went. */
async function inspectFocus(): Promise<FocusStop | null> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const [box] = element.getClientRects();
  const isMarked = (marked: Element | null): boolean =>
    marked !== null &&
    marked !== document.body &&
    (Number.parseFloat(getComputedStyle(marked).outlineWidth) >= 2 ||
      getComputedStyle(marked).boxShadow !== 'none' ||
      isMarked(marked.parentElement));
  const frame = element.closest('label, article, .search-form') ?? element;
  const places = [0.5, 0.1, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
  const covered = places.flatMap(([x, y]) => {
    if (!box) return ['nothing of it is drawn'];
    const over = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    const own = over && (frame.contains(over) || over.contains(element));
    return own ? [] : [over ? `.${over.className}` : 'the edge of the window'];
  });
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const on = `${element.tagName}.${element.className} ${name.trim().slice(0, 40)}`;
  return { on, isMarked: isMarked(element), covered };
}

const TESTED_PATHS = {
  home: '/',
  'a list': '/for-sale/',
  'a property': '/property/84213/',
  'a project': '/project/12/',
};

/** A page of who has answered the question about cookies: nothing but the site's own bars is left. */
async function openPageAfterConsent(width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${inject('origin')}/nl/faq/`);
  await page.locator('.consent button[value="none"]').click();
  return page;
}

function expectStopsVisible(stops: FocusStop[]) {
  expect(stops[0]?.on).toMatch(/^A\.skip-link/);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ isMarked }) => !isMarked).map(({ on }) => on)).toEqual([]);
  // Within a frame the focus has a place of its own; the map's tests look after it.
  const inSight = stops.filter(({ on }) => !on.startsWith('IFRAME'));
  expect(inSight.filter(({ covered }) => covered.length === SAMPLE_POINTS)).toEqual([]);
}

describe.each([
  ['a phone', 390, 700],
  ['a desk', 1280, 800],
])('with the keyboard alone, on %s', (_, width, height) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPageAfterConsent(width, height);
  });
  afterAll(() => page.close());

  test.each(Object.entries(TESTED_PATHS))(
    '%s shows where the focus is, and nothing lies over it (WCAG 2.4.7, 2.4.11)',
    async (_, path) => {
      await page.goto(inject('origin') + path, { waitUntil: 'load' });
      expectStopsVisible(await tabThrough(page));
    },
  );
});

test('the consent dialog covers no focused element', async () => {
  const viewport = { width: 390, height: 700 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${inject('origin')}/nl/te-koop/?type=6`, { waitUntil: 'load' });
  await page.locator('.consent[open]').waitFor();
  expectStopsVisible(await tabThrough(page));
  await page.close();
});

test('the skip link leads past the menu and moves the focus to the content', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  await page.close();
});

test('the sort menu closes on Escape and when the focus leaves it', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`);
  const [button, orders] = [page.locator('.sort summary'), page.locator('.sort ul')];
  await button.press('Enter');
  expect(await orders.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await orders.isVisible()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await page.locator('h1').click();
  expect(await orders.isVisible()).toBe(false);
  await page.close();
});
