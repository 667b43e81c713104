import { expect, inject, test } from 'vitest';
import { openWindow } from './windows';

/** Text of twice its size loses nothing (WCAG 1.4.4). */

const openPage = (width: number) => openWindow({ viewport: { width, height: 844 } });

/** Runs in the page: doubles its text and returns the width that the page then needs. */
function doubleText(): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
  return document.documentElement.scrollWidth;
}

const PATHS = [
  '/',
  '/for-sale/',
  '/property/84213/',
  '/property/83655/',
  '/Projects/',
  '/project/12/',
  '/services/',
  '/Ons-team/',
  '/Pers/',
  '/FAQ/',
  '/Gastenboek/',
  '/contact/',
  '/contact-demand/',
  '/demand-register/',
  '/Privacy/',
  '/login/',
  '/search/?q=durbuy',
  '/favourites/?ids=84213,84155',
  '/compare/?ids=84213,84155,84102',
];

test('on a phone no page scrolls sideways', async () => {
  const page = await openPage(390);
  const tooWide: string[] = [];
  for (const path of PATHS) {
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    const width = await page.evaluate(doubleText);
    if (width > 390) tooWide.push(`${path} is ${width} wide`);
  }
  expect(tooWide).toEqual([]);
});

test('at a desk no label of a filter is cut: the filters become a sheet', async () => {
  const page = await openPage(1280);
  await page.goto(`${inject('origin')}/nl/te-koop/`, { waitUntil: 'load' });
  expect(await page.locator('.listing__filters').isVisible()).toBe(false);
  await page.evaluate(doubleText);
  await page.locator('.listing__filters').click();
  const cut = await page
    .locator('.filters summary > span')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1));
  expect(cut).toEqual([]);
});
