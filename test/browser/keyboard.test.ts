import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { expectStopsVisible, tabThrough } from './focus-stops';
import { findLanguageAddress } from './language-addresses';
import { openWindow } from './windows';

const TESTED_PATHS = {
  home: '/',
  'a list': '/for-sale/',
  'a property': '/property/84213/',
  'a project': '/project/12/',
};

describe.each([
  ['a phone', 390, 700],
  ['a desk', 1280, 800],
])('with the keyboard alone, on %s', (_, width, height) => {
  let page: Page;
  beforeAll(async () => {
    page = await openWindow({ viewport: { width, height } });
  });

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
  const page = await openWindow({ asksConsent: true, viewport });
  await page.goto(`${inject('origin')}/nl/te-koop/?type=6`, { waitUntil: 'load' });
  await page.locator('.consent[open]').waitFor();
  expectStopsVisible(await tabThrough(page));
});

test('the skip link leads past the menu and moves the focus to the content', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test('the sort menu closes on Escape and when the focus leaves it', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
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
});

test.each([
  [360, 780],
  [640, 512],
])(
  'in a window of %i by %i the arrow to the top covers no focused element of a long table',
  async (width, height) => {
    const page = await openWindow({ viewport: { width, height } });
    await page.goto(await findLanguageAddress('/project/12/', 'nl'), { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.back-to-top.is-visible').waitFor();
    expectStopsVisible(await tabThrough(page));
  },
);
