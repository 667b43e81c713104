import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForPaintedFrame } from './painted-frame';

/** Expects that the page was left: its mark is gone, also where a picture is what was opened. */
const expectOtherDocument = (page: Page) =>
  expect.poll(() => page.locator('[data-same]').count()).toBe(0);

/** Sends a form that no script enhances. */
const send = (page: Page, selector: string) =>
  page.locator(selector).evaluate((form: HTMLFormElement) => form.requestSubmit());

/** Sends an empty form, whose browser shows its own inputs; the server says what is missing. */
async function expectServerCheck(page: Page): Promise<void> {
  await page.locator('main form[data-form].has-native-inputs').first().waitFor();
  // What depends on an answer is shown as without script, since nobody would show it later.
  for (const part of await page.locator('main [data-condition-unmet]').all())
    expect(await part.isVisible()).toBe(true);
  await send(page, 'main form[data-form]');
  await page.locator('.error-summary').first().waitFor();
}

async function expectStillPicture(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[data-map] iframe').count()).toBe(0);
  expect(await page.locator('[data-map] img').first().isVisible()).toBe(true);
  // Nobody taps on a picture in vain: that of a list says what it is, and where the same homes are.
  if (await page.locator('.map__lost').count()) await page.locator('.map__lost').first().waitFor();
  for (const link of await page.locator('[data-part="map-note"] a').all())
    expect(await link.evaluate((shown) => getComputedStyle(shown).clipPath)).toBe('none');
}

/**
 * What each feature of the benches' lists still does without its files, or with those of another version: it leads to
 * a page, or what the server wrote stays as it was. Where a script is there, it leads on by itself.
 */
export const FALLBACKS: Record<string, (page: Page, isScriptGone: boolean) => Promise<unknown>> = {
  async gallery(page) {
    await page.waitForURL(/\/media\//);
    await expectOtherDocument(page);
  },
  async search(page) {
    await page.getByRole('searchbox').first().fill('durbuy');
    expect(await page.locator('search .results-panel__row').count()).toBe(0);
    await send(page, 'search form');
    await page.waitForURL(/durbuy/i);
  },
  async filter(page, isScriptGone) {
    if (isScriptGone) await send(page, 'form.filters');
    await page.waitForURL(/bedrooms=/);
    await expectOtherDocument(page);
  },
  async consent(page) {
    await page.waitForLoadState('networkidle');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('[data-consent]').click();
    await page.waitForURL(/cookie/i);
  },
  map: expectStillPicture,
  'map of a list': expectStillPicture,
  async costs(page, isScriptGone) {
    if (isScriptGone) await send(page, 'form[data-costs]');
    await page.waitForURL(/costs=/);
    await expectOtherDocument(page);
  },
  favourites: expectOtherDocument,
  sharing: expectOtherDocument,
  form: expectServerCheck,
  booking: expectServerCheck,
  async 'form in a window'(page) {
    await expectOtherDocument(page);
    await page.locator('main form[data-form]').first().waitFor();
  },
  async towns(page) {
    await page.locator('main form[data-form].has-native-inputs').first().waitFor();
    const town = page.locator('.zone-picker__list input').first();
    await town.check();
    expect(await town.isChecked()).toBe(true);
  },
  comparison: (page) => page.locator('.compare__table').waitFor(),
  question: (page) => page.waitForURL((url) => !url.search.includes('pool')),
  // Its script comes with the page; what it kept stays when the line drops while it is kept again.
  async 'visit pack'(page) {
    await page.locator('[data-pack-state="kept"]').waitFor();
    const kept = await page.evaluate(() => caches.keys());
    await page.route('**/offline/', (route) => route.abort());
    await page.locator('[data-pack="keep"]').click();
    await page.locator('[data-pack-state="failed"]').waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual(kept);
  },
  // What was typed stays. Not every browser asks again for a script that it has lost, so the next press may do nothing either.
  async password(page) {
    const field = page.locator('.password input').first();
    await field.fill('de sleutels');
    await page.locator('.password__toggle').first().tap();
    await page.unrouteAll({ behavior: 'wait' });
    await waitForPaintedFrame(page);
    expect(await field.inputValue()).toBe('de sleutels');
    expect(await page.locator('[data-same]').count()).toBe(1);
  },
  passkey: expectOtherDocument,
  desk: (page) => page.locator('.desk-page').waitFor(),
  async answer(page) {
    await page.locator('textarea').first().fill('Dat kan.');
    expect(await page.locator('[data-draft]').first().isVisible()).toBe(false);
  },
};
