import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFourLanguages } from './four-languages';
import { findLanguageAddress } from './language-addresses';
import { serveOwnSite, startOwnSite } from './own-site';
import { PAGE_KINDS } from './page-kinds';
import { waitForPaintedFrame } from './painted-frame';
import { openWindow } from './windows';

const site = serveOwnSite(() => startOwnSite(useFourLanguages));

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Every kind in the language with the longest words; in the others those whose first screen has most parts. */
const listKinds = (language: string): string[] => {
  const { home, property, project, 'sale list': list, ...others } = PAGE_KINDS;
  const rest = language === 'fr' ? Object.values(others) : [];
  return [home, list, `${list}?view=map`, property, project, ...rest];
};

/** What comes after the page, in the order in which a slow line brings it. */
const LATE = [/\/media\//, /\/assets\/deferred-/, /\/fonts\//];

/** Opens a page whose pictures, styles and typefaces come one after another, each after a paint; returns what moved. */
async function measureShift(page: Page, address: string): Promise<number> {
  const held: Route[][] = LATE.map(() => []);
  let isHeld = true;
  for (const [index, files] of LATE.entries())
    await page.route(files, (route) => (isHeld ? void held[index]?.push(route) : route.continue()));
  // Scripts wait for the styles, so the page is not complete before they have come.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  isHeld = false;
  for (const routes of held) {
    await Promise.all(routes.map((route) => route.continue()));
    await waitForPaintedFrame(page);
  }
  await page.waitForLoadState('load');
  await waitForPaintedFrame(page);
  await page.unrouteAll();
  return page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
}

test.each(['nl', 'fr', 'en', 'de'])(
  'pictures, styles and typefaces that come late move nothing on a phone, in %s',
  async (language) => {
    const page = await openWindow({ ...PHONE, showsPictures: true });
    page.setDefaultTimeout(5000);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: [string, number][] = [];
    for (const kind of listKinds(language)) {
      const shift = await measureShift(
        page,
        await findLanguageAddress(kind, language, site.origin),
      );
      if (shift >= 0.00005) moved.push([page.url(), shift]);
    }
    expect(moved).toEqual([]);
  },
);
