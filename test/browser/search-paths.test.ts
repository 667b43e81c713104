import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { WindowOptions } from './windows';
import { openWindow } from './windows';

/** The pages with a search box, and texts with the page that each opens (decision 38). */
const PATHS = {
  nl: {
    pages: { home: '/nl/', '404': '/nl/nergens/', results: '/nl/zoeken/?q=st' },
    submit: 'Zoeken',
    searches: [
      ['durbuy', '/nl/te-koop/?city=DURBUY'],
      ['han sur lesse', '/nl/te-huur/?city=HAN-SUR-LESSE%7C5580'],
      ['appartement', '/nl/te-koop/?type=2'],
      ['st', '/nl/zoeken/?q=st'],
      ['huis durbuy', '/nl/te-koop/?city=DURBUY&type=1&q=huis+durbuy'],
      ['huis durbuy haard', '/nl/te-koop/?city=DURBUY&type=1&words=haard&q=huis+durbuy+haard'],
    ],
  },
  fr: {
    pages: { home: '/fr/', '404': '/fr/nulle-part/', results: '/fr/chercher/?q=st' },
    submit: 'Rechercher',
    searches: [
      ['4900', '/fr/a-vendre/?city=SPA%7C4900'],
      ['Han-sur-Lesse', '/fr/a-louer/?city=HAN-SUR-LESSE%7C5580'],
      ['studio', '/fr/a-vendre/?type=3'],
      ['st', '/fr/chercher/?q=st'],
      ['maison durbuy', '/fr/a-vendre/?city=DURBUY&type=1&q=maison+durbuy'],
      ['maison durbuy âtre', '/fr/a-vendre/?city=DURBUY&type=1&words=âtre&q=maison+durbuy+âtre'],
    ],
    reference: /^\/fr\/a-vendre\/durbuy\/[a-z0-9-]+\/84213\/$/,
  },
} as const;

const DESKTOP: WindowOptions = { viewport: { width: 1280, height: 900 } };
const PHONE: WindowOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const WITHOUT_SCRIPT: WindowOptions = { ...DESKTOP, javaScriptEnabled: false };

/** Ways to send what is in the box, whose button has a name. */
type Send = (page: Page, button: string) => Promise<unknown>;
const getButton = (page: Page, name: string): Locator =>
  page.getByRole('search').getByRole('button', { name });
const pressEnter = (page: Page) => page.keyboard.press('Enter');
const pressButton: Send = (page, button) => getButton(page, button).click();
const tapButton: Send = (page, button) => getButton(page, button).tap();

/** One window for each device: a new one costs as much as a page in it. */
const windows = new Map<WindowOptions, Promise<Page>>();
function openDevice(device: WindowOptions): Promise<Page> {
  const page = windows.get(device) ?? openWindow(device);
  windows.set(device, page);
  return page;
}

interface Search {
  path: string;
  text: string;
  /** Name of the button. */
  submit: string;
  send: Send;
}

/** Types a text into the box of a page and sends it; returns the path of the page that opens. */
async function search(
  device: WindowOptions,
  { path, text, submit, send }: Search,
): Promise<string> {
  const page = await openDevice(device);
  await page.goto(inject('origin') + path);
  const box = page.getByRole('searchbox');
  await (device.hasTouch ? box.tap() : box.click());
  await box.fill('');
  await page.keyboard.type(text);
  const [response] = await Promise.all([page.waitForNavigation(), send(page, submit)]);
  expect(response?.status()).toBe(200);
  const opened = new URL(page.url());
  return opened.pathname + opened.search;
}

/** Waits until the script of the box runs and its panel is open. */
const waitForPanel = (page: Page) => page.locator('search [data-panel] a').first().waitFor();

/** Sends once the panel shows its rows. */
const afterPanel =
  (send: Send): Send =>
  async (page, button) => {
    await waitForPanel(page);
    await send(page, button);
  };

// What a text opens is the server's answer to the form (test/features/search/search.test.ts).
describe.each(['nl', 'fr'] as const)('in %s', (language) => {
  const { pages, searches } = PATHS[language];
  test.each<readonly [text: string, target: string]>(searches)(
    '“%s” opens %s',
    async (text, target) => {
      const results = `${pages.results.split('?')[0]}?q=${encodeURIComponent(text)}`;
      const { url, status } = await fetch(inject('origin') + results);
      const opened = new URL(url);
      const expected = new URL(target, inject('origin'));
      expect([status, opened.pathname]).toEqual([200, expected.pathname]);
      expect(opened.searchParams).toEqual(expected.searchParams);
    },
  );
});

/* Below the languages take turns: what a text opens in each is tested above. */

test.each([
  ['nl', 'home'],
  ['fr', '404'],
  ['nl', 'results'],
] as const)('in %s Enter in the box of the %s page searches', async (language, page) => {
  const { pages, submit, searches } = PATHS[language];
  const [[city, cityList]] = searches;
  const sent = { path: pages[page], text: city, submit, send: pressEnter };
  expect(await search(DESKTOP, sent)).toBe(cityList);
});

test('a reference opens its property, also before the script of the box', async () => {
  const { pages, submit, reference } = PATHS.fr;
  const typed = { path: pages.home, text: '84213', submit };
  for (const send of [pressEnter, afterPanel(pressEnter)])
    expect(await search(DESKTOP, { ...typed, send })).toMatch(reference);
});

describe.each([
  ['nl', 'Enter, once the panel is open', DESKTOP, afterPanel(pressEnter)],
  ['fr', 'the button', DESKTOP, pressButton],
  ['nl', 'the button, once the panel is open', DESKTOP, afterPanel(pressButton)],
  ['fr', 'the search key of a phone', PHONE, pressEnter],
  ['nl', 'a touch of the button', PHONE, tapButton],
  ['fr', 'Enter, without script', WITHOUT_SCRIPT, pressEnter],
  ['nl', 'the button, without script', WITHOUT_SCRIPT, pressButton],
] as const)('in %s', (language, way, device, send) => {
  test(`${way} searches`, async () => {
    const { pages, submit, searches } = PATHS[language];
    const [[city, cityList]] = searches;
    const sent = { path: pages.home, text: city, submit, send };
    expect(await search(device, sent)).toBe(cityList);
  });
});

test('in an empty box Enter and the button open and close the panel', async () => {
  const { pages, submit } = PATHS.nl;
  const page = await openDevice(DESKTOP);
  await page.goto(inject('origin') + pages.home);
  await page.getByRole('searchbox').click();
  await waitForPanel(page);
  const button = getButton(page, submit);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await pressEnter(page);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await waitForPanel(page);
  await page.getByRole('searchbox').fill('st');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBeNull();
  expect(new URL(page.url()).pathname).toBe(pages.home);
});
