import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listStoredKeys, locateConsentDialog, pressConsentButton } from './consent-questions';
import { serveOwnSite, startOwnSite } from './own-site';
import { addTrackersAndPopup } from './tracking-site';
import { openVisitorPage } from './visitor-page';

/** The demonstration without trackers is the shared site; this one has trackers and a popup. */
const trackingSite = serveOwnSite(() => startOwnSite(addTrackersAndPopup));

const PAGE_PATHS = [
  '/nl/',
  '/fr/a-vendre/',
  '/property/84213/',
  '/project/12/',
  '/nl/diensten/',
  '/nl/login/',
  '/fr/cookie-policy/',
  '/nl/bestaat-niet/',
  '/fr/terrains/',
  '/nl/projecten/',
  '/property/83655/',
  '/fr/notre-equipe/',
  '/nl/pers/',
  '/nl/faq/',
  '/nl/gastenboek/',
  '/fr/contact/',
  '/nl/gratis-schatting/',
  '/fr/recherche/',
  '/feedback/contact-me/',
  '/search/',
  '/favourites/?ids=84213,84155',
  '/compare/?ids=84213,84155',
  '/make-offer/?property=84213',
];
// Pictures of other hosts are looked for in the markup of all pages: test/browser/crawl.test.ts.
test('no page stores anything or contacts another host, also after declining', async () => {
  const { page, elsewhere, complaints } = await openVisitorPage();
  const paths = await findDistinctPaths(PAGE_PATHS);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    await page.goto(trackingSite.origin + path);
    await locateConsentDialog(page).waitFor();
    expect(await listStoredKeys(page), path).toEqual([]);
  }
  await pressConsentButton(page, 'none');
  for (const path of PAGE_PATHS.slice(0, 3)) {
    await page.goto(trackingSite.origin + path);
    expect(await listStoredKeys(page), path).toEqual(['consent']);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  }
  expect(elsewhere).toEqual([]);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

/** Returns the paths of pages of which each has a mark for the script that no page before it has. */
async function findDistinctPaths(paths: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const distinct: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(trackingSite.origin + path)).text();
    const known = seen.size;
    for (const [mark] of html.matchAll(/\sdata-(?:behaviour|island)="[^"]*"|\sdata-[\w-]+/g))
      seen.add(mark);
    if (seen.size > known) distinct.push(path);
  }
  return distinct;
}

/** Commands that the tags received, in order; a command is its words. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const list = entry as ArrayLike<unknown>;
      return 'length' in (entry as object)
        ? Array.from(list, (word) => (word instanceof Date ? 'now' : word))
        : [(entry as { event: string }).event];
    }),
  );

test('trackers load after all is accepted: signals denied first, then granted, then page view and pixel', async () => {
  const { page, elsewhere, complaints } = await openVisitorPage();
  await page.goto(`${trackingSite.origin}/nl/diensten/`);
  await pressConsentButton(page, 'all');
  await expect.poll(() => elsewhere.length).toBe(3);
  const words = await told(page);
  expect(words.map((entry) => entry.slice(0, 2).join(' '))).toEqual([
    'consent default',
    'js now',
    'consent update',
    'gtm.js',
    'config G-TEST1',
    'config AW-123',
  ]);
  expect(new Set(Object.values(words[0]?.[2] as object))).toEqual(new Set(['denied']));
  expect(new Set(Object.values(words[2]?.[2] as object))).toEqual(new Set(['granted']));
  expect(elsewhere.map((url) => url.replace(/&dl=.*/, '')).sort()).toEqual([
    'https://www.facebook.com/tr?id=1234567&ev=PageView&noscript=1',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  ]);

  // Kept: the next page is told of without a question.
  elsewhere.length = 0;
  await page.goto(`${trackingSite.origin}/nl/faq/`);
  await expect.poll(() => elsewhere.length).toBe(3);
  expect(await locateConsentDialog(page).count()).toBe(0);

  // Withdrawn: the tags are told, and what they left to know somebody again is gone.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a tag does it
    document.cookie = '_ga=GA1.1.1.1; Path=/';
  });
  await page.locator('[data-consent]').click();
  elsewhere.length = 0;
  await pressConsentButton(page, 'none');
  await expect.poll(() => told(page).then((all) => all.at(-1)?.[1])).toBe('update');
  const last = (await told(page)).at(-1)?.[2] as Record<string, string>;
  expect(last).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
  await expect.poll(() => listStoredKeys(page)).toEqual(['consent']);
  expect(elsewhere).toEqual([]);

  expect(complaints).toEqual([]);
});

/** Pages for one reader: in preview (decision 6), and at an address with a key or a token (decision 188). */
const PERSONAL_PATHS = [
  '/preview/nl/diensten/',
  '/nl/bedankt/bezoekafspraak/?receipt=secret',
  '/nl/mijn-bezoek/?id=1&key=secret',
  '/nl/nieuwsbrief/uitschrijven/?token=secret',
];

test('trackers load on no page for one reader, and the next page names its address to none', async () => {
  const { page, elsewhere } = await openVisitorPage();
  await page.goto(`${trackingSite.origin}/nl/diensten/`);
  await pressConsentButton(page, 'all');
  await expect.poll(() => elsewhere.length).toBe(3);
  elsewhere.length = 0;
  for (const path of PERSONAL_PATHS)
    await page.goto(trackingSite.origin + path, { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
  await page.locator('main a').first().click();
  await expect.poll(() => elsewhere.length).toBe(3);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(elsewhere.join()).not.toContain('secret');
});

test('trackers load for the granted category only', async () => {
  const { page, elsewhere } = await openVisitorPage();
  await page.goto(`${trackingSite.origin}/nl/diensten/`);
  await pressConsentButton(page, 'settings');
  await page.getByLabel('Analytisch').check();
  await pressConsentButton(page, 'some');
  await expect.poll(() => elsewhere.length).toBe(2);
  const words = await told(page);
  expect(words.at(-1)).toEqual(['config', 'G-TEST1']);
  expect(words[2]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(elsewhere.join()).not.toContain('facebook');
});
