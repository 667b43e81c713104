import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { closeWindows, openBrowser, openDeclinedContext } from './chromium';

/** Screens before scrolling (docs/look.md, First screens). */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ showsPictures: true });
});
afterAll(() => closeWindows(browser));

/** Page area of Chrome on a screen of 1366 by 768. */
const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };

async function openPage(path: string, viewport: typeof LAPTOP): Promise<Page> {
  const context = await openDeclinedContext(browser, { viewport });
  const page = await context.newPage();
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
  return page;
}

const measureBottom = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

describe.each(['nl', 'fr'])('on a laptop, in %s', (language) => {
  const switchTo = (page: Page) => page.locator(`.header__bar .languages a[lang="${language}"]`);

  test.each([
    ['home', '/', ['h1', '.search-form', '.search-block__links']],
    ['a property', '/property/84213/', ['h1', '.title-card__price', '.title-card__actions']],
    ['its key facts', '/property/84213/', ['.key-facts']],
    ['a project', '/project/12/', ['h1', '.title-card__price', '.title-card__actions']],
    ['a list', '/for-sale/', ['.card__place', '.card__headline', '.card__price']],
  ])('%s', async (_, path, selectors) => {
    const page = await openPage(path, LAPTOP);
    const href = await switchTo(page).getAttribute('href');
    await page.goto(inject('origin') + href, { waitUntil: 'load' });
    for (const selector of selectors)
      expect(await measureBottom(page, selector), selector).toBeLessThanOrEqual(LAPTOP.height);
    await page.context().close();
  });

  test('the header of a list is 80 pixels high, with the menu on one line', async () => {
    for (const width of [1280, 1366]) {
      const page = await openPage('/for-sale/', { ...LAPTOP, width });
      await page.goto(inject('origin') + (await switchTo(page).getAttribute('href')));
      expect(await measureBottom(page, '.header__frame')).toBe(81);
      const tops = await page
        .locator('.menu__items > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await page.context().close();
    }
  });
});

test('on a phone a property shows picture, title, price and what it costs', async () => {
  const page = await openPage('/property/84213/', PHONE);
  const bar = await page.locator('.contact-bar').boundingBox();
  for (const selector of ['.mosaic__strip', 'h1', '.title-card__price', '.title-card__costs'])
    expect(await measureBottom(page, selector), selector).toBeLessThan(bar?.y ?? 0);
  await page.context().close();
});

test('a property is told in order: title, price, actions, pictures, facts', async () => {
  const page = await openPage('/property/84213/', LAPTOP);
  const order = await page
    .locator('h1, .title-card__price, .title-card__actions, .mosaic, .property > .key-facts')
    .evaluateAll((elements) => elements.map(({ className, localName }) => className || localName));
  expect(order).toEqual(['h1', 'title-card__price', 'title-card__actions', 'mosaic', 'key-facts']);
  await page.context().close();
});
