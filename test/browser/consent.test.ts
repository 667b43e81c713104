import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DAY_MS } from '../../src/domain/format/durations';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser } from './chromium';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';

/** The demonstration without trackers is the shared site; this one has trackers and a popup. */
let trackingSite: OwnSite;
let browser: Browser;
beforeAll(async () => {
  trackingSite = await startOwnSite(addTrackersAndPopup);
  browser = await openBrowser({ showsPictures: true });
});
afterAll(async () => {
  await closeWindows(browser);
  await trackingSite?.stop();
});

async function addTrackersAndPopup(snapshot: string): Promise<void> {
  const file = join(snapshot, 'site/configuration.json');
  const configuration = JSON.parse(await readFile(file, 'utf8'));
  Object.assign(configuration.popup, { isPublished: 'yes', delay: 5 });
  configuration.siteInfo = {
    analyticsId: 'G-TEST1',
    adsId: 'AW-123',
    tagManagerId: 'GTM-TEST1',
    socialPixelId: '1234567',
  };
  await writeFile(file, JSON.stringify(configuration));
}

/** A visitor's page; every request to another host is answered here and written down. */
async function openVisitorPage(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, elsewhere, complaints };
}

const locateConsentSheet = (page: Page) => page.locator('.consent');
const readConsent = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));
const pressConsentButton = (page: Page, value: string) =>
  page.locator(`.consent [value="${value}"]`).click();

/** Data of a site in a browser, in every kind of storage. */
async function listStoredKeys(page: Page) {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...keys];
}

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

describe('before a choice', () => {
  const KINDS = [
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
    const { context, page, elsewhere, complaints } = await openVisitorPage();
    const paths = await findDistinctPaths(KINDS);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      await page.goto(trackingSite.origin + path);
      await locateConsentSheet(page).waitFor();
      expect(await listStoredKeys(page), path).toEqual([]);
    }
    await pressConsentButton(page, 'none');
    for (const path of KINDS.slice(0, 3)) {
      await page.goto(trackingSite.origin + path);
      expect(await listStoredKeys(page), path).toEqual(['consent']);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    }
    expect(elsewhere).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  test('the dialog takes no focus, comes after the skip links, and leaves the page usable', async () => {
    const { context, page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/nl/te-koop/`);
    await locateConsentSheet(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    for (const name of ['Naar de inhoud', 'Naar de resultaten']) {
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('.consent :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await locateConsentSheet(page).isVisible()).toBe(false);
    expect(await listStoredKeys(page)).toEqual([]);
    await page.reload();
    await locateConsentSheet(page).waitFor();
    await page.locator('main .card a').first().click();
    await expect.poll(() => page.url()).not.toMatch(/te-koop\/$/);
    await context.close();
  });

  test.each([
    [390, '/nl/'],
    [1280, '/fr/'],
  ])('both layers are accessible at %i pixels, and nothing moves', async (width, path) => {
    const { context, page, complaints } = await openVisitorPage({
      viewport: { width, height: 844 },
    });
    // What moves from the sheet's coming on; the typefaces are there by then.
    await page.route('**/fragments/consent/', async (route) => {
      await page.evaluate(async () => {
        await document.fonts.ready;
        const seen: PerformanceEntry[] = [];
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
        });
      });
      await route.continue();
    });
    await page.goto(inject('origin') + path);
    await locateConsentSheet(page).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const sizes = await page.locator('.consent__buttons button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button);
        const { width: across, height } = button.getBoundingClientRect();
        return {
          across: Math.round(across),
          looks: [height, color, backgroundColor, borderColor, fontSize].join(),
        };
      }),
    );
    // Accepting and declining are of one size; the third, below them, looks the same.
    expect(sizes.length).toBe(3);
    expect(sizes[0]?.across).toBe(sizes[1]?.across);
    expect(new Set(sizes.map(({ looks }) => looks)).size).toBe(1);
    await pressConsentButton(page, 'settings');
    expect(await page.locator('.consent [role=switch]').count()).toBe(5);
    expect(await page.locator('.consent [role=switch]:checked').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-analytical');
    expect(await findAxeViolations(page)).toEqual([]);
    // The last of the page can be scrolled above the sheet.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [foot, top] = await page.evaluate(() =>
      ['.footer__legal-links', '.consent'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      ),
    );
    expect(foot?.bottom).toBeLessThanOrEqual(top?.top ?? 0);
    const shifts = await page.evaluate(
      () => Reflect.get(window, 'shifts') as { hadRecentInput: boolean }[],
    );
    expect(shifts.filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a choice', () => {
  test.each([
    ['all', 'necessary,analytical,marketing,social,unclassified'],
    ['none', 'necessary'],
  ])('by one button: %s', async (value, choice) => {
    const { context, page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/nl/diensten/`);
    const before = Date.now();
    await pressConsentButton(page, value);
    const [names, end] = (await readConsent(page))?.split('|') ?? [];
    expect(names).toBe(choice);
    const days = (Number(end) - before) / DAY_MS;
    expect(Math.floor(days)).toBe(180);
    expect(await page.locator('output[data-saved-text]').textContent()).toBe('Uw keuze is bewaard');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await locateConsentSheet(page).count()).toBe(0);
    await context.close();
  });

  test('is made by toggles; the footer opens it again, it closes unchanged and returns the focus', async () => {
    const { context, page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/fr/`);
    await pressConsentButton(page, 'settings');
    await page.getByLabel('Marketing').check();
    await pressConsentButton(page, 'some');
    const choice = await readConsent(page);
    expect(choice?.split('|')[0]).toBe('necessary,marketing');
    const link = page.locator('[data-consent]');
    await link.press('Enter');
    await locateConsentSheet(page).waitFor();
    expect(await page.getByLabel('Marketing').isChecked()).toBe(true);
    expect(await page.getByLabel('Analytiques').isChecked()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('consent');
    await page.getByLabel('Analytiques').check();
    await pressConsentButton(page, 'close');
    expect(await readConsent(page)).toBe(choice);
    await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
    await link.click();
    await pressConsentButton(page, 'none');
    expect((await readConsent(page))?.split('|')[0]).toBe('necessary');
    await context.close();
  });

  test.each(['{"all":true}', 'necessary,marketing|1'])(
    'that is none, or has ended (%s), is dropped and asked again',
    async (text) => {
      const { context, page, complaints } = await openVisitorPage();
      await page.goto(`${inject('origin')}/nl/robots-geen-pagina/`);
      await page.evaluate((value) => localStorage.setItem('consent', value), text);
      await page.goto(`${inject('origin')}/nl/diensten/`);
      await locateConsentSheet(page).waitFor();
      expect(await readConsent(page)).toBeNull();
      expect(complaints.filter((said) => !said.includes('404'))).toEqual([]);
      await context.close();
    },
  );

  test('is cleared by ?setcookies; a preview neither asks for it nor changes it', async () => {
    const { context, page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/nl/diensten/`);
    await pressConsentButton(page, 'all');
    await page.goto(`${inject('origin')}/preview/nl/diensten/?setcookies`, {
      waitUntil: 'networkidle',
    });
    expect(await readConsent(page)).toContain('marketing');
    await page.goto(`${inject('origin')}/nl/diensten/?setcookies`);
    await locateConsentSheet(page).waitFor();
    expect(await readConsent(page)).toBeNull();
    await page.goto(`${inject('origin')}/preview/nl/diensten/`, { waitUntil: 'networkidle' });
    expect(await locateConsentSheet(page).count()).toBe(0);
    await context.close();
  });

  test('does not exist without script: the footer leads to the policy that says so', async () => {
    const { context, page } = await openVisitorPage({ javaScriptEnabled: false });
    await page.goto(`${trackingSite.origin}/nl/diensten/`);
    expect(await locateConsentSheet(page).count()).toBe(0);
    await page.locator('[data-consent]').click();
    expect(page.url()).toContain('/nl/cookie-policy/');
    expect(await page.locator('main').textContent()).toContain('Zonder JavaScript');
    await context.close();
  });
});

describe('trackers', () => {
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

  test('load after all is accepted: signals denied first, then granted, then page view and pixel', async () => {
    const { context, page, elsewhere, complaints } = await openVisitorPage();
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
    expect(await locateConsentSheet(page).count()).toBe(0);

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

    // In preview none is loaded, whatever was chosen (decision 6).
    await page.locator('[data-consent]').click();
    await pressConsentButton(page, 'all');
    await expect.poll(() => elsewhere.length).toBe(1);
    elsewhere.length = 0;
    await page.goto(`${trackingSite.origin}/preview/nl/diensten/`, { waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('load for the granted category only', async () => {
    const { context, page, elsewhere } = await openVisitorPage();
    await page.goto(`${trackingSite.origin}/nl/diensten/`);
    await pressConsentButton(page, 'settings');
    await page.getByLabel('Analytisch').check();
    await pressConsentButton(page, 'some');
    await expect.poll(() => elsewhere.length).toBe(2);
    const words = await told(page);
    expect(words.at(-1)).toEqual(['config', 'G-TEST1']);
    expect(words[2]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
    expect(elsewhere.join()).not.toContain('facebook');
    await context.close();
  });
});

describe('the popup', () => {
  const popupOf = (page: Page) => page.locator('#popup');

  /** Five seconds is its delay; the clock is ours. */
  async function waiting(path: string) {
    const opened = await openVisitorPage();
    await opened.page.clock.install();
    await opened.page.goto(trackingSite.origin + path);
    await locateConsentSheet(opened.page).waitFor();
    return opened;
  }

  test('opens after its delay and after the consent dialog, once a session, and returns the focus', async () => {
    const { context, page, complaints } = await waiting('/fr/services/');
    await page.clock.runFor(10_000);
    expect(await popupOf(page).count()).toBe(0);
    await page.locator('.consent [value="none"]').press('Enter');
    await popupOf(page).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(
      await popupOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.alt),
    ).toBe('');
    await page.keyboard.press('Escape');
    await popupOf(page).waitFor({ state: 'detached' });
    expect(await listStoredKeys(page)).toEqual(['consent', 'popup']);
    await page.goto(`${trackingSite.origin}/fr/`);
    await page.clock.runFor(10_000);
    expect(await popupOf(page).count()).toBe(0);

    // Not before its delay in another session.
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(`${trackingSite.origin}/nl/`);
    await other.clock.runFor(4900);
    expect(await popupOf(other).count()).toBe(0);
    await other.clock.runFor(200);
    await popupOf(other).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('its link closes it and navigates', async () => {
    const { context, page } = await waiting('/nl/diensten/');
    await pressConsentButton(page, 'none');
    await page.clock.runFor(5000);
    await popupOf(page).waitFor();
    await popupOf(page).locator('img').click({ force: true });
    await expect.poll(() => page.url()).toContain('/nl/faq/');
    expect(await listStoredKeys(page)).toEqual(['consent', 'popup']);
    await context.close();
  });

  test.each([
    ['names a modal that was opened', '?modal-clicked'],
    ['is what a form of the page sends to', 'sent/'],
  ])('closes by itself when the address %s', async (_, address) => {
    const { context, page } = await waiting('/nl/diensten/');
    await pressConsentButton(page, 'none');
    await page.clock.runFor(5000);
    await popupOf(page).waitFor();
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.setAttribute('action', '/nl/diensten/sent/');
      document.querySelector('main')?.appendChild(form);
    });
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await popupOf(page).waitFor({ state: 'detached' });
    await context.close();
  });
});
