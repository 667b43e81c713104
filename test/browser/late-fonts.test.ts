import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeWindows, openBrowser } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** Milliseconds that a slow line adds to a font. */
const FONT_DELAY_MS = 1200;

test.each(['/', '/for-sale/', '/property/84213/', '/contact/'])(
  '%s: fonts that come late move nothing, nor do the styles of the question about cookies',
  async (path) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('**/fonts/*', async (route) => {
      await new Promise((arrive) => setTimeout(arrive, FONT_DELAY_MS));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const fonts = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/fonts/'),
    );
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    await fonts;
    await page.locator('.consent[open]').waitFor();
    // The menu of a phone and the form of a friend bring styles of their own.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    await page.close();
  },
);
