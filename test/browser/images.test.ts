import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { reloadWithTypefaces } from './chromium';
import { measureOverflow } from './page-fit';
import { openWindow } from './windows';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 };

/** A page on a screen of this kind, with what it may need to be told before it starts. */
async function openPage(
  path: string,
  screen: typeof PHONE,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await openWindow({ showsPictures: true, asksConsent: true, ...screen });
  await before(page);
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
  return page;
}

/** The width of the file a browser chose, by its name; the original has none and is 1920. */
const readChosenWidth = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((img: HTMLImageElement) => Number(/-(\d+)\.webp$/.exec(img.currentSrc)?.[1] ?? 1920));

describe('the browser takes the file that fits its column', () => {
  test.each([
    {
      ...{ page: 'a list on a phone of double density', path: '/for-sale/', screen: PHONE },
      widths: { '.card img': 800, 'li + li .card img': 600 },
    },
    {
      ...{ page: 'a list in four columns', path: '/for-sale/', screen: DESKTOP },
      widths: { '.card img': 400 },
    },
    {
      ...{ page: 'a property on such a phone', path: '/property/84213/', screen: PHONE },
      widths: { '.mosaic img': 800 },
    },
    {
      ...{ page: 'a property at a desk', path: '/property/84213/', screen: DESKTOP },
      widths: { '.mosaic img': 600, '.mosaic li + li img': 400 },
    },
  ])('$page', async ({ path, screen, widths }) => {
    const page = await openPage(path, screen);
    const chosenWidths: Record<string, number> = {};
    for (const selector of Object.keys(widths)) {
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (css) => document.querySelector<HTMLImageElement>(css)?.complete,
        selector,
      );
      chosenWidths[selector] = await readChosenWidth(page, selector);
    }
    expect(chosenWidths).toEqual(widths);
  });

  test('a phone fetches the upright picture of the hero before fonts, and no other', async () => {
    const page = await openPage('/', PHONE);
    await page.waitForLoadState('load');
    const pictures = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(pictures.filter((path) => path.startsWith('/media/hero/'))).toEqual([
      '/media/hero/vallei-staand.webp',
    ]);
    const kinds = page
      .locator('head link[rel=preload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('as')));
    expect(await kinds).toEqual(['image', 'image', 'font', 'font']);
  });

  test.each([
    ['/for-sale/', '.card__picture img'],
    ['/property/84213/', '.mosaic img'],
  ])('what `sizes` says is how wide it stands (%s)', async (path, selector) => {
    const page = await openPage(path, DESKTOP);
    for (const width of [360, 390, 600, 768, 960, 1100, 1224, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [told, stands] = await page.locator(selector).first().evaluate(measureSizes);
      expect(Math.abs((told ?? 0) - (stands ?? 0)), `${path} at ${width}`).toBeLessThan(8);
    }
  });
});

/** Returns the width that `sizes` promises and the width of the picture's frame, in pixels. */
function measureSizes(img: HTMLImageElement | SVGElement | HTMLElement): [number, number] {
  const size = (img as HTMLImageElement).sizes
    .split(/,\s*(?![^(]*\))/)
    .map((part) => /^(.*?)\s*(calc\(.*\)|[\d.]+(?:px|vw))$/.exec(part) ?? [])
    .find(([, media]) => !media || matchMedia(media).matches)?.[2];
  const ruler = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.ruler { position: absolute; width: ${size} }`);
  document.adoptedStyleSheets.push(sheet);
  ruler.className = 'ruler';
  document.body.appendChild(ruler);
  const told = ruler.getBoundingClientRect().width;
  ruler.remove();
  return [told, img.parentElement?.getBoundingClientRect().width ?? 0];
}

test('the first picture of a list is fetched at once with high priority, the others when near', async () => {
  const page = await openPage('/for-sale/', DESKTOP);
  const rules = await page.$$eval('.card__picture img', (all) =>
    all.map((img) => [
      img.getAttribute('loading') ?? 'eager',
      img.getAttribute('fetchpriority') ?? 'auto',
    ]),
  );
  expect(rules.slice(0, 5)).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
    ['lazy', 'auto'],
    ['lazy', 'auto'],
    ['lazy', 'auto'],
  ]);
  expect(rules.slice(1).every(([loading]) => loading === 'lazy')).toBe(true);
});

test('a picture that cannot be loaded leaves its frame with the mark', async () => {
  const page = await openPage('/for-sale/', DESKTOP, (opening) =>
    opening.route('**/media/houses/**', (route) => route.abort()),
  );
  const frame = page.locator('.card__picture').first();
  const { height, width } = (await frame.boundingBox()) ?? { height: 0, width: 0 };
  expect(Math.round((width / height) * 100)).toBe(133);
  expect(await frame.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    '/mark.svg',
  );
});

test('a banner whose picture cannot be loaded is no wider than its window', async () => {
  const page = await openPage('/nl/', DESKTOP, (opening) =>
    opening.route('**/media/hero/**', (route) => route.abort()),
  );
  for (const width of [1280, 960, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await measureOverflow(page)]).toEqual([width, 0]);
  }
});

describe.each([
  ['390', PHONE],
  ['1280', DESKTOP],
])('nothing moves by itself at %s pixels', (_, screen) => {
  test.each(['/for-sale/', '/property/84213/', '/project/12/', '/property/83655/'])(
    '%s, scrolled through from top to end',
    async (path) => {
      const page = await openPage(path, screen);
      await reloadWithTypefaces(page);
      await page.evaluate(recordLayoutShifts);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo(0, top);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
        }
        await document.fonts.ready;
      });
      const shifts = await page.evaluate(() => (globalThis as { shifts?: string[] }).shifts);
      expect(shifts).toEqual([]);
    },
  );
});

/** Runs in the page: gathers every layout shift with the parts that moved. */
function recordLayoutShifts() {
  const shifts: string[] = [];
  (globalThis as { shifts?: string[] }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput || entry.value === 0) continue;
      const parts = entry.sources?.map(({ node }) => (node as Element).outerHTML?.slice(0, 120));
      shifts.push(`${entry.value.toFixed(5)} at ${scrollY}: ${parts?.join(', ')}`);
    }
  }).observe({ type: 'layout-shift' });
}
