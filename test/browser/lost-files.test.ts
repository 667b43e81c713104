import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { FEATURES } from '../../scripts/bench/first-uses';
import { markDocument } from './list-page';
import { openWindow } from './windows';

/** What can happen to the files of a page that was open before, or whose line is bad. */
const LOSSES: readonly [name: string, lose: (route: Route) => Promise<void>][] = [
  ['gone after a deployment', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['lost on the line', (route) => route.abort('connectionreset')],
];

const expectOtherDocument = (page: Page) =>
  expect.poll(() => page.locator('[data-same]').count()).toBe(0);

/** Sends a form that no script enhances. */
const send = (page: Page, selector: string) =>
  page.locator(selector).evaluate((form: HTMLFormElement) => form.requestSubmit());

/** What each feature still does without its files: it leads to a page, or what the server wrote stays as it was. */
const FALLBACKS: Record<string, (page: Page) => Promise<unknown>> = {
  gallery: (page) => page.waitForURL(/\/media\//),
  search: async (page) => {
    await page.getByRole('searchbox').first().fill('durbuy');
    await send(page, 'search form');
    await page.waitForURL(/durbuy/i);
  },
  filter: async (page) => {
    await send(page, 'form.filters');
    await page.waitForURL(/bedrooms=/);
  },
  consent: async (page) => {
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('[data-consent]').click();
    await page.waitForURL(/cookie/i);
  },
  map: async (page) => {
    await expect.poll(() => page.locator('[data-map] iframe').count()).toBe(0);
    expect(await page.locator('[data-map] img').first().isVisible()).toBe(true);
  },
  costs: async (page) => {
    await send(page, 'form[data-costs]');
    await page.waitForURL(/costs=/);
  },
  favourites: expectOtherDocument,
  form: async (page) => {
    await page.locator('main form[data-form].has-native-inputs').first().waitFor();
    await send(page, 'main form[data-form]');
    await page.locator('.error-summary').first().waitFor();
  },
  'form in a window': async (page) => {
    await expectOtherDocument(page);
    await page.locator('main form[data-form]').first().waitFor();
  },
};

describe.each(LOSSES)('where its files are %s', (_, lose) => {
  test.each(FEATURES)(
    '$name: the page leads on, or stays as it was',
    async ({ name, path, touch }) => {
      const [feature = ''] = name.split(':');
      const fallBack = FALLBACKS[feature];
      if (!fallBack) throw new Error(`what does ${feature} do without its files?`);
      const page = await openWindow({
        hasTouch: true,
        viewport: { width: 1280, height: 800 },
        asksConsent: feature === 'consent',
      });
      // The first script of a page comes with the page, from the same build.
      await page.route(/\/assets\/(?!entry-|late-)[^/]+\.js/, lose);
      await page.goto(inject('origin') + path);
      await markDocument(page);
      await touch?.(page);
      await fallBack(page);
    },
  );
});
