import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { readTrace, TRACE_CATEGORIES } from '../../scripts/bench/main-thread/read-trace';
import { PAGE_KINDS } from './page-kinds';
import { waitForPaintedFrame } from './painted-frame';
import { openWindow } from './windows';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function trace(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: TRACE_CATEGORIES });
  await act();
  await waitForPaintedFrame(page);
  return readTrace((await browser?.stopTracing()) ?? Buffer.of());
}

// Styled twice throughout is 2 or more; how much a first paint finds parsed differs from load to load, so the best counts.
test.each([
  ['/', 'a phone', 1.05, PHONE],
  ['/for-sale/', 'a phone', 0.45, PHONE],
  ['/for-sale/', 'a desktop', 0.42, DESKTOP],
  ['/property/84213/', 'a phone', 0.65, PHONE],
  ['/project/12/', 'a phone', 1.3, PHONE],
])(
  '%s on %s, with late styles after the first paint: each element is styled at most %d times, no layout forced',
  async (path, _, times, device) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    const shares: number[] = [];
    for (let load = 0; load < 3; load++) {
      const page = await openWindow(device);
      await page.route(/\/assets\/deferred-/, async (route) => {
        await page.waitForFunction(isPainted);
        await route.continue();
      });
      const { styledElements, forcedLayouts } = await trace(page, () =>
        page.goto(inject('origin') + path, { waitUntil: 'load' }),
      );
      expect(forcedLayouts).toBe(0);
      shares.push(styledElements / (await page.locator('body *').count()));
      await page.close();
    }
    expect(Math.min(...shares)).toBeLessThan(times);
  },
);

test.each([
  ['.drawer-button', '.drawer', 240],
  ['.listing__filters', '.filters__drawer', 115],
])('%s opens its sheet without styling the page anew', async (button, sheet, most) => {
  const page = await openWindow(PHONE);
  await page.goto(`${inject('origin')}/for-sale/`, { waitUntil: 'networkidle' });
  const { styledElements } = await trace(page, async () => {
    await page.locator(button).tap();
    await page.locator(sheet).waitFor();
  });
  expect(styledElements).toBeLessThan(most);
});

test.each(['/', '/for-sale/', '/property/84213/', '/project/12/', '/contact/', '/Ons-team/'])(
  '%s: the question about cookies comes without styling the page anew',
  async (path) => {
    const page = await openWindow({ ...PHONE, asksConsent: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/fragments\/consent\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('link[href*="/assets/cons"]'));
    const { styledElements } = await trace(page, async () => {
      release();
      await page.locator('.consent[open]').waitFor();
    });
    expect(styledElements).toBeLessThan(250);
  },
);

test('no page makes a format of Intl for somebody who only reads it, nor does its map: the first takes a phone a tenth of a second', async () => {
  const page = await openWindow({ ...PHONE, asksConsent: true });
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const Format = Reflect.get(Intl, name);
      if (typeof Format !== 'function' || !Format.prototype) continue;
      const construct: ProxyHandler<typeof Format>['construct'] = (target, values) => {
        made.push(name);
        return Reflect.construct(target, values);
      };
      Reflect.set(Intl, name, new Proxy(Format, { construct }));
    }
  });
  const listMade = () => Reflect.get(window, 'made') as string[];
  const makers: [string, string[]][] = [];
  for (const path of Object.values(PAGE_KINDS)) {
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    await page.locator('.consent[open]').waitFor();
    const made = await page.evaluate(listMade);
    if (made.length > 0) makers.push([path, made]);
  }
  expect(makers).toEqual([]);

  await page.goto(`${inject('origin')}/for-sale/?view=map`);
  const map = page.frameLocator('.listing__map iframe');
  await map.locator('.pin').first().waitFor();
  expect(await map.locator('html').evaluate(listMade)).toEqual([]);
});
