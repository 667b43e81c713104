import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { goBack } from './go-back';
import { openVisitorPage } from './visitor-page';

const LIST = '/nl/te-koop/';

/** Notes what the pages of a window tell, beyond the page: a request of a page that is left cannot be seen. */
const noteViews = (page: Page) =>
  page.addInitScript(() => {
    navigator.sendBeacon = (_, body) => {
      sessionStorage.setItem('views', `${sessionStorage.getItem('views') ?? ''}${body} `);
      return true;
    };
  });

const readViews = (page: Page): Promise<string[]> =>
  page.evaluate(() => (sessionStorage.getItem('views') ?? '').split(' ').filter(Boolean));

test('a page tells its view once, when it is left, with how fast it was', async () => {
  const { page } = await openVisitorPage({ asksConsent: false });
  await noteViews(page);
  await page.goto(inject('origin') + LIST);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late-/.test(name)),
  );
  await page.locator('.filters summary').first().click();
  await page.waitForLoadState('networkidle');
  expect(await readViews(page)).toEqual([]);
  await page.goto(`${inject('origin')}/nl/`);
  const views = await readViews(page);
  expect(views).toHaveLength(1);
  const [path, query] = views[0]?.split('?') ?? [];
  expect(path).toBe(LIST);
  const speeds = Object.fromEntries(new URLSearchParams(query));
  expect(Object.keys(speeds)).toEqual(['lcp', 'inp', 'cls']);
  expect(Number(speeds.lcp) % 100).toBe(0);
  for (const value of Object.values(speeds)) expect(value).toMatch(/^\d{1,5}$/);
});

test('a page that is hidden, shown and left tells one view; restored, it tells a second without speeds', async () => {
  const { page } = await openVisitorPage({ asksConsent: false, keepsPages: true });
  await noteViews(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      hide: (isHidden: boolean) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (isHidden ? 'hidden' : 'visible'),
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    });
  });
  await page.goto(inject('origin') + LIST);
  await page.waitForLoadState('networkidle');
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => Reflect.get(window, 'hide')(value), isHidden);
  await hide(true);
  expect(await readViews(page)).toHaveLength(1);
  await hide(false);
  await hide(true);
  await hide(false);
  await page.goto(`${inject('origin')}/nl/faq/`);
  await goBack(page, 'commit');
  await page.waitForURL(inject('origin') + LIST, { waitUntil: 'commit' });
  await expect
    .poll(async () => (await readViews(page)).map((view) => view.split('?')[0]))
    .toEqual([LIST, '/nl/faq/']);
  await hide(true);
  expect((await readViews(page)).slice(2)).toEqual([LIST]);
});

test('a browser with Global Privacy Control tells the view and no numbers', async () => {
  const { page } = await openVisitorPage({ asksConsent: false });
  await noteViews(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(inject('origin') + LIST);
  await page.waitForLoadState('networkidle');
  await page.goto(`${inject('origin')}/nl/`);
  expect(await readViews(page)).toEqual([LIST]);
});
