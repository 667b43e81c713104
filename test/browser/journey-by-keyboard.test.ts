import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { goBack } from './go-back';
import {
  DEARER_HOME,
  DESKTOP,
  expectComparison,
  formatPictureNumber,
  hasFocus,
  locateGalleryDialog,
  locateMapFrame,
  SOUGHT_HOME,
  startJourney,
} from './journey-visit';

/** A visitor's whole way (§2.8 to 2.10): a city, a list, wishes, the map, a home, its pictures, back, two side by side. */

test('from Durbuy to two homes side by side by the keyboard alone, in nl, where the browser keeps pages', async () => {
  const own = await startJourney('nl', DESKTOP);
  const { page, t, found, heading, link, button, heart, cell, hears } = own;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses a key until the focus is on it: no more often than one would bear. */
  const reach = async (element: Locator, most: number, key = 'Tab') => {
    for (let left = most; left > 0; left--) {
      await press(key);
      if ((await element.count()) > 0 && (await hasFocus(element.first()))) return;
    }
    throw new Error(`${element} is farther than ${most} presses of ${key}`);
  };
  const past = async (key: 'SKIP_TO_CONTENT' | 'SKIP_TO_RESULTS', most: number) => {
    await reach(link(t(key)), most);
    await press('Enter');
  };

  // Three presses to the box; the panel opens, tells how many, and its links are walked by arrows.
  await past('SKIP_TO_CONTENT', 1);
  await reach(page.getByRole('searchbox', { name: t('SEARCH_LABEL') }), 1);
  await page.keyboard.type('Durbuy');
  await hears(t('SEARCH_RESULTS_COUNT', { count: 2 }));
  await reach(link(`Durbuy [6940], ${t('FOR_SALE')} (4)`), 1, 'ArrowDown');
  await press('Enter');
  await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();

  // The results are three presses away; the first is kept for later.
  await past('SKIP_TO_RESULTS', 2);
  expect(await hasFocus(heading(found(4), 2))).toBe(true);
  await reach(heart(DEARER_HOME), 3);
  await press('Enter');
  await hears(t('FAVOURITE_ADDED'));
  expect(await heart(DEARER_HOME).getAttribute('aria-pressed')).toBe('true');

  // Wishes: each panel is left by Escape, with the focus on its cell; the count is heard.
  await reach(cell(t('FILTER_BEDROOMS')), 9, 'Shift+Tab');
  await press('Enter', 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(await hasFocus(page.getByRole('radio', { name: /^3\+/ }))).toBe(true);
  await hears(found(3));
  await press('Escape');
  expect(await hasFocus(cell(t('FILTER_BEDROOMS')))).toBe(true);
  await press('Shift+Tab', 'Enter');
  await reach(page.getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true }), 2);
  // What would lead nowhere is passed over: the first price there is.
  await press('ArrowDown');
  await hears(found(1));
  expect(await page.locator('option:checked', { hasText: '300.000' }).count()).toBe(1);
  await press('Escape');
  expect(await hasFocus(cell(t('FILTER_PRICE')))).toBe(true);

  // The map opens beside the switch that was pressed, the focus on how many it shows.
  await reach(link(t('MAP_VIEW')), 8, 'Shift+Tab');
  await press('Enter');
  await page.waitForURL(/view=map/);
  expect(await hasFocus(heading(found(1), 2))).toBe(true);
  const pin = locateMapFrame(own).getByRole('button', { name: t('MAP_PIN', SOUGHT_HOME) });
  await pin.waitFor();
  await reach(pin, 12);
  await press('Enter');
  const card = locateMapFrame(own).getByRole('link');
  await expect.poll(() => hasFocus(card)).toBe(true);
  const title = (await card.textContent()) ?? '';
  await press('Enter');
  await heading(title).waitFor();

  // Its pictures: which one is said, and closing leads back to the one that was opened.
  await past('SKIP_TO_CONTENT', 1);
  const first = link(new RegExp(`^${formatPictureNumber(own, 1)}`));
  await reach(first, 14);
  await press('Enter');
  await locateGalleryDialog(own).getByText(formatPictureNumber(own, 1)).waitFor();
  await press('ArrowRight');
  await locateGalleryDialog(own)
    .locator('[aria-live="polite"]', { hasText: formatPictureNumber(own, 2) })
    .waitFor();
  await press('Escape');
  await expect.poll(() => hasFocus(first)).toBe(true);
  await reach(button(t('FAVOURITE')), 3, 'Shift+Tab');
  await press('Enter');
  await hears(t('FAVOURITE_ADDED'));

  // One step back, and it is the map again; the heart of the header leads to both.
  await goBack(page, 'commit');
  await heading(found(1), 2).waitFor();
  await reach(link(t('FAVOURITES_COUNT', { count: 2 })), 60);
  await press('Enter');
  await heading(t('FAVOURITES')).waitFor();
  await past('SKIP_TO_CONTENT', 1);
  await reach(button(t('COMPARE')), 12);
  await press('Enter');
  await expectComparison(own);
});
