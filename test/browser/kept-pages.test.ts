import { expect, inject, test } from 'vitest';
import { goBack } from './go-back';
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
