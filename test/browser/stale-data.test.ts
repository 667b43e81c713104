import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { chooseBedrooms } from './list-page';
import { openMapFrame, SPLIT_VIEW_PATH } from './map-page';
import { openWindow } from './windows';

/** Lets the data at an address come from another version or build, or not at all. */
const FAULTS = {
  'another version': (page: Page, url: RegExp) => answerWith(page, url, { 'x-snapshot': 'other' }),
  'another build': (page: Page, url: RegExp) => answerWith(page, url, { 'x-build': 'other' }),
  'a line that drops': (page: Page, url: RegExp) => page.route(url, (route) => route.abort()),
};

const answerWith = (page: Page, url: RegExp, headers: Record<string, string>) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });

const type = async (page: Page, text: string) => {
  await page.goto(`${inject('origin')}/nl/`);
  await page.locator('search input').focus();
  await page.locator('search input').fill(text);
};

describe.each(Object.entries(FAULTS))('data of %s', (_, fail) => {
  test('are not put on the map: its still picture stays', async () => {
    const page = await openWindow({ viewport: { width: 1280, height: 900 } });
    await fail(page, /\/kaart\/plaatsen\//);
    await page.goto(inject('origin') + SPLIT_VIEW_PATH);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.listing__map iframe').count()).toBe(0);
  });

  test('are not put beside a list that changed: the map is a still picture until the next list', async () => {
    const page = await openWindow({ viewport: { width: 1280, height: 900 } });
    const map = await openMapFrame(page, SPLIT_VIEW_PATH);
    await fail(page, /\/kaart\/plaatsen\//);
    await chooseBedrooms(page, 3);
    await page.locator('.listing__map iframe').waitFor({ state: 'detached' });
    expect(await page.locator('.listing__map img').first().isVisible()).toBe(true);
    await page.unrouteAll();
    await chooseBedrooms(page, 2);
    await map.locator('.pin, .cluster').first().waitFor();
  });

  test('are no cards of a pin: it leads to the page of the property', async () => {
    const page = await openWindow({ viewport: { width: 1280, height: 900 } });
    await fail(page, /\/kaart\/panden\//);
    const map = await openMapFrame(page, SPLIT_VIEW_PATH);
    const pin = map.locator('.pin:not(.pin--highlighted)').first();
    await pin.evaluate((button: HTMLElement) => button.click());
    await page.waitForURL(/\/\d+\/$/);
    expect(await page.locator('.property').count()).toBe(1);
  });

  test('are no search index: the box stays a form', async () => {
    const page = await openWindow();
    await fail(page, /\/zoeken\/index\//);
    await type(page, 'durbuy');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('search .results-panel__row').count()).toBe(0);
    expect(await page.locator('search form[aria-busy]').count()).toBe(0);
  });

  test('are no answer to words: nobody says that nothing was found', async () => {
    const page = await openWindow();
    await fail(page, /[?&]words=/);
    const asked = page.waitForRequest(/[?&]words=/);
    await type(page, 'xyzzyplugh');
    await (await asked).response().catch(() => undefined);
    await page.waitForLoadState('networkidle');
    await page.locator('search .results-panel__all').waitFor();
    expect(await page.locator('search .results-panel__empty').count()).toBe(0);
    expect(await page.locator('search [role="status"]').textContent()).toBe('');
  });
});
