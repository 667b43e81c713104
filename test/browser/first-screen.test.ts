import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openWindow } from './windows';

/** Screens before scrolling (docs/look.md, First screens). */

/** One window for all: a new one costs as much as the page in it. */
let page: Page;
beforeAll(async () => {
  page = await openWindow({ showsPictures: true });
});

/** Page area of Chrome on a screen of 1366 by 768. */
const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };

async function openPage(path: string, viewport: typeof LAPTOP): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
}

const measureBottom = async (selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

describe.each(['nl', 'fr'])('on a laptop, in %s', (language) => {
  /** Opens a page by its original path, in the language of the reader. */
  async function openTranslation(path: string, viewport: typeof LAPTOP): Promise<void> {
    await openPage(path, viewport);
    const link = page.locator(`.header__bar .languages a[lang="${language}"]`);
    const address = inject('origin') + (await link.getAttribute('href'));
    if (page.url() !== address) await page.goto(address, { waitUntil: 'load' });
  }

  test.each([
    ['home', '/', ['h1', '.search-form', '.search-block__links']],
    ['a property', '/property/84213/', ['h1', '.title-card__price', '.title-card__actions']],
    ['its key facts', '/property/84213/', ['.key-facts']],
    ['a project', '/project/12/', ['h1', '.title-card__price', '.title-card__actions']],
    ['a list', '/for-sale/', ['.card__place', '.card__headline', '.card__price']],
  ])('%s', async (_, path, selectors) => {
    await openTranslation(path, LAPTOP);
    for (const selector of selectors)
      expect(await measureBottom(selector), selector).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('the header of a list is 80 pixels high, with the menu on one line', async () => {
    for (const width of [1280, 1366]) {
      await openTranslation('/for-sale/', { ...LAPTOP, width });
      expect(await measureBottom('.header__frame')).toBe(81);
      const tops = await page
        .locator('.menu__items > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });
});

test('on a phone a property shows picture, title, price and what it costs', async () => {
  await openPage('/property/84213/', PHONE);
  const bar = await page.locator('.contact-bar').boundingBox();
  for (const selector of ['.mosaic__strip', 'h1', '.title-card__price', '.title-card__costs'])
    expect(await measureBottom(selector), selector).toBeLessThan(bar?.y ?? 0);
});

test('a property is told in order: title, price, actions, pictures, facts', async () => {
  await openPage('/property/84213/', LAPTOP);
  const order = await page
    .locator('h1, .title-card__price, .title-card__actions, .mosaic, .property > .key-facts')
    .evaluateAll((elements) => elements.map(({ className, localName }) => className || localName));
  expect(order).toEqual(['h1', 'title-card__price', 'title-card__actions', 'mosaic', 'key-facts']);
});
