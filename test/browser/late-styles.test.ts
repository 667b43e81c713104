import { expect, inject, test } from 'vitest';
import { waitForPaintedFrame } from './painted-frame';
import { openWindow } from './windows';

/** Milliseconds that a slow line adds to a font and to the styles below the first screen. */
const DELAY_MS = 1200;

test.each([
  ['/', 1280],
  ['/for-sale/', 1280],
  ['/property/84213/', 1280],
  ['/property/84213/', 390],
  ['/contact/', 1280],
  ['/favourites/?ids=84213,84155', 412],
  ['/compare/?ids=84213,84155', 412],
])(
  '%s, %i pixels wide: fonts and styles that come late move nothing, nor do those of the question about cookies',
  async (path, width) => {
    const page = await openWindow({ asksConsent: true, viewport: { width, height: 800 } });
    await page.route(/\/fonts\/|\/assets\/deferred-/, async (route) => {
      await new Promise((arrive) => setTimeout(arrive, DELAY_MS));
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
    await waitForPaintedFrame(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.00005);
  },
);
