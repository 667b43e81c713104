import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findAxeViolations } from './axe';
import { locateFilterGroup, readChips, test } from './list-page';

describe('on a phone', () => {
  test('the filters are a drawer that traps the focus, with a button to the results at its end', async ({
    openListPage,
  }) => {
    const page = await openListPage('/nl/te-koop/', 390);
    await page.locator('.listing__filters').click();
    await locateFilterGroup(page, 'price').click();
    await page.locator('select[name="price-max"]').selectOption('300000');
    await page.waitForURL('**/?price-max=300000');
    const send = page.locator('.filters__foot button');
    await expect.poll(() => send.textContent()).toMatch(/^Toon \d+ panden$/);
    expect(await findAxeViolations(page)).toEqual([]);
    await send.focus();
    await page.keyboard.press('Tab');
    const inside = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('main') === null ||
          document.activeElement?.closest('#filters') !== null,
      );
    expect(await inside()).toBe(true);
    await send.click();
    await page.locator('#filters').waitFor({ state: 'hidden' });
    expect(await page.locator('.listing__filters').textContent()).toBe('Filters (1)');
  });
});

describe('without script', () => {
  test.for([
    [1280, async (_: Page) => {}, '.filters__type .button'],
    [
      390,
      async (page: Page) => page.locator('.listing__filters').click(),
      '.filters__foot .button',
    ],
  ] as const)(
    'at %i pixels the form is sent and stays filled in',
    async ([width, before, button], { openListPage }) => {
      const page = await openListPage('/fr/a-vendre/', width, false);
      await before(page);
      await locateFilterGroup(page, 'type').click();
      await page.locator('input[name="type"][value="1"]').check();
      await page.locator(button).click();
      await page.waitForURL('**type=1**');
      expect(await readChips(page)).toEqual(['Maison']);
      await page.locator('.chip').click();
      await page.waitForURL((url) => !url.search.includes('type'));
      expect(await readChips(page)).toEqual([]);
    },
  );
});
