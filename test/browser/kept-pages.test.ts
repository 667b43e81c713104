import { expect, inject, test } from 'vitest';
import { goBack } from './go-back';
import { chooseBedrooms, isDocumentMarked, markDocument, waitForScript } from './list-page';
import { PAGE_KINDS } from './page-kinds';
import { openWindow } from './windows';

test('every kind of public page is kept by the browser, and comes back as it was left', async () => {
  const page = await openWindow({ keepsPages: true, viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    }),
  );
  const anew: string[] = [];
  for (const path of Object.values(PAGE_KINDS)) {
    // A frame that still fetches its map keeps the browser from keeping its page.
    await page.goto(inject('origin') + path, { waitUntil: 'networkidle' });
    await page.goto(`${inject('origin')}/robots.txt`);
    await goBack(page, 'commit');
    if ((await page.locator('html[data-kept]').count()) === 0) {
      const reasons = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons'));
      });
      anew.push(`${path} ${reasons}`);
    }
  }
  expect(anew).toEqual([]);
});

test('a list that was left because another one could not be put in its place comes back with its own choices', async () => {
  const page = await openWindow({ keepsPages: true, viewport: { width: 1280, height: 900 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`, { waitUntil: 'networkidle' });
  await waitForScript(page);
  await markDocument(page);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
  );
  await chooseBedrooms(page, 3);
  await page.waitForURL(/bedrooms=3/);
  await page.unrouteAll();
  await goBack(page, 'commit');
  expect(await isDocumentMarked(page)).toBe(true);
  await expect
    .poll(() => page.locator('.filters__bedrooms input:checked').getAttribute('value'))
    .toBe('');
});
