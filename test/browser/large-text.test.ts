import { expect, inject, test } from 'vitest';
import { applyStylesheet, READER_STYLES } from './page-fit';
import { openWindow } from './windows';

// That no page scrolls sideways on a phone: test/browser/pages.test.ts.
test('at a desk no label of a filter is cut: the filters become a sheet', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 844 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`, { waitUntil: 'load' });
  expect(await page.locator('.listing__filters').isVisible()).toBe(false);
  await applyStylesheet(page, READER_STYLES.doubled);
  await page.locator('.listing__filters').click();
  const cut = await page
    .locator('.filters summary > span')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1));
  expect(cut).toEqual([]);
});
