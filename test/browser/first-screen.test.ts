import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findLanguageAddress } from './language-addresses';
import { openWindow } from './windows';

/** Screens before scrolling (docs/look.md, First screens). */

/** One window for all: a new one costs as much as the page in it. */
let page: Page;
beforeAll(async () => {
  page = await openWindow();
});

const TITLE_CARD = ['h1', '.title-card__price', '.title-card__actions'];

/** Page area of Chrome on a screen of 1366 by 768. */
const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };

/** Opens a page by its original path, in the language of the reader. */
async function openPage(path: string, language: string, viewport: typeof LAPTOP): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(await findLanguageAddress(path, language), { waitUntil: 'load' });
}

const measureBottom = async (selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

describe.each(['nl', 'fr'])('on a laptop, in %s', (language) => {
  test.each([
    ['home', '/', ['h1', '.search-form', '.search-block__links']],
    ['a property', '/property/84213/', [...TITLE_CARD, '.key-facts']],
    ['a project', '/project/12/', TITLE_CARD],
    ['a list', '/for-sale/', ['.card__place', '.card__headline', '.card__price']],
  ])('%s', async (_, path, selectors) => {
    await openPage(path, language, LAPTOP);
    for (const selector of selectors)
      expect(await measureBottom(selector), selector).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('the header of a list is 80 pixels high, with the menu on one line', async () => {
    await openPage('/for-sale/', language, LAPTOP);
    for (const width of [1366, 1280]) {
      await page.setViewportSize({ ...LAPTOP, width });
      expect(await measureBottom('.header__frame')).toBe(81);
      const tops = await page
        .locator('.menu__items > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });
});

test('on a phone a property shows picture, title, price and what it costs', async () => {
  await openPage('/property/84213/', 'nl', PHONE);
  const bar = await page.locator('.contact-bar').boundingBox();
  for (const selector of ['.mosaic__strip', 'h1', '.title-card__price', '.title-card__costs'])
    expect(await measureBottom(selector), selector).toBeLessThan(bar?.y ?? 0);
});

test('a property is told in order: title, price, actions, pictures, facts', async () => {
  await openPage('/property/84213/', 'nl', LAPTOP);
  const order = await page
    .locator('h1, .title-card__price, .title-card__actions, .mosaic, .property > .key-facts')
    .evaluateAll((elements) => elements.map(({ className, localName }) => className || localName));
  expect(order).toEqual(['h1', 'title-card__price', 'title-card__actions', 'mosaic', 'key-facts']);
});
