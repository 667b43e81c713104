import { expect, inject, test } from 'vitest';
import { goBack } from './go-back';
import { openWindow } from './windows';

/** One page of each public kind that a visitor may come back to. */
const PAGES = [
  ...['/', '/fr/', '/for-sale/', '/nl/te-koop/?view=split', '/property/84213/', '/project/12/'],
  ...['/Projects/', '/services/', '/diensten/schattingen/', '/Ons-team/', '/contact/', '/Pers/'],
  ...['/perspublicaties/na-het-water/', '/FAQ/', '/faq/woordenlijst/', '/Gastenboek/', '/Privacy/'],
  ...['/demand-register/', '/nl/zoeken/?q=tuin', '/favourites/?ids=84213'],
  '/compare/?ids=84213,84155',
];

test('every kind of public page is kept by the browser, and comes back as it was left', async () => {
  const page = await openWindow({ keepsPages: true, viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    }),
  );
  const anew: string[] = [];
  for (const path of PAGES) {
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
