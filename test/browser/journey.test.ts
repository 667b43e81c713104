import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import fr from '../../data/texts/fr.json';
import nl from '../../data/texts/nl.json';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';
import { goBack } from './go-back';

/** A visitor's whole way (§2.8 to 2.10): a city, a list, wishes, the map, a home, its pictures, back, two side by side. */

let browsers: { kept: Browser; plain: Browser };
beforeAll(async () => {
  browsers = {
    kept: await openBrowser({ keepsPages: true }),
    plain: await openBrowser({ showsPictures: true }),
  };
});
afterAll(() => Promise.all(Object.values(browsers).map(closeWindows)));

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
type Lang = 'nl' | 'fr';

/** The home that is looked for, and one that is dearer. */
const SOUGHT_HOME = { id: 83905, price: '€ 279.000', pictures: 7 };
const DEARER_HOME = { id: 84213 };

/** A text as the page says it; what stands in its places may differ from visitor to visitor. */
const createTextLookup =
  (lang: Lang) =>
  (key: keyof typeof nl, values: Record<string, unknown> = {}) =>
    ({ nl, fr })[lang][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

async function startJourney(lang: Lang, device: BrowserContextOptions) {
  // Going back, one visitor's browser has kept the page in memory with its script, the other's loads it anew.
  const isKept = lang === 'nl' && device.javaScriptEnabled !== false;
  const context = await browsers[isKept ? 'kept' : 'plain'].newContext({
    reducedMotion: 'reduce',
    storageState: buildDeclinedConsentState(inject('origin')),
    ...device,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${inject('origin')}/${lang}/`);
  const t = createTextLookup(lang);
  const heading = (name: string, level = 1) => page.getByRole('heading', { name, level });
  return {
    page,
    t,
    heading,
    found: (count: number) =>
      t(count === 1 ? 'PROPERTIES_FOR_SALE_ONE' : 'PROPERTIES_FOR_SALE', { count }),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    heart: ({ id }: { id: number }) =>
      page
        .getByRole('article')
        .filter({ has: page.locator(`a[href$="/${id}/"]`) })
        .getByRole('button', { name: new RegExp(`^${t('FAVOURITE')}: `) }),
    cell: (name: string) => page.locator('summary', { hasText: name }),
    /** Waits until a text is announced. */
    hears: (text: string) =>
      page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' }),
    close: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

type Visit = Awaited<ReturnType<typeof startJourney>>;

const locateMapFrame = ({ page, t }: Visit) =>
  page.frameLocator(`iframe[title="${t('MAP_OF_RESULTS')}"]`);
const locateGalleryDialog = ({ page, t }: Visit) =>
  page.getByRole('dialog', { name: t('GALLERY') });
const formatPictureNumber = ({ t }: Visit, n: number) =>
  t('PICTURE_OF', { n, count: SOUGHT_HOME.pictures });
const hasFocus = (element: Locator) => element.evaluate((own) => own === document.activeElement);

/** Two homes side by side, what they have read out row by row. */
async function expectComparison({ page, t, heading }: Visit): Promise<void> {
  await heading(t('COMPARE_TITLE')).waitFor();
  const table = page.getByRole('table', { name: t('COMPARE_CAPTION', { count: 2 }) });
  expect(await table.getByRole('columnheader').count()).toBe(3);
  for (const { id } of [DEARER_HOME, SOUGHT_HOME])
    await table.getByText(t('REFERENCE_ID', { id })).waitFor();
  const bedrooms = table
    .getByRole('row')
    .filter({ hasText: t('FILTER_BEDROOMS') })
    .first();
  expect(await bedrooms.getByRole('cell').allTextContents()).toEqual(['4', '3']);
}

describe('from Durbuy to two homes side by side', () => {
  test('by the keyboard alone, in nl, where the browser keeps pages', async () => {
    const own = await startJourney('nl', DESKTOP);
    const { page, t, found, heading, link, button, heart, cell, hears } = own;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Presses a key until the focus is on it: no more often than one would bear. */
    const reach = async (element: Locator, most: number, key = 'Tab') => {
      for (let left = most; left > 0; left--) {
        await press(key);
        if ((await element.count()) > 0 && (await hasFocus(element.first()))) return;
      }
      throw new Error(`${element} is farther than ${most} presses of ${key}`);
    };
    const past = async (key: 'SKIP_TO_CONTENT' | 'SKIP_TO_RESULTS', most: number) => {
      await reach(link(t(key)), most);
      await press('Enter');
    };

    // Three presses to the box; the panel opens, tells how many, and its links are walked by arrows.
    await past('SKIP_TO_CONTENT', 1);
    await reach(page.getByRole('searchbox', { name: t('SEARCH_LABEL') }), 1);
    await page.keyboard.type('Durbuy');
    await hears(t('SEARCH_RESULTS_COUNT', { count: 2 }));
    await reach(link(`Durbuy [6940], ${t('FOR_SALE')} (4)`), 1, 'ArrowDown');
    await press('Enter');
    await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();

    // The results are three presses away; the first is kept for later.
    await past('SKIP_TO_RESULTS', 2);
    expect(await hasFocus(heading(found(4), 2))).toBe(true);
    await reach(heart(DEARER_HOME), 3);
    await press('Enter');
    await hears(t('FAVOURITE_ADDED'));
    expect(await heart(DEARER_HOME).getAttribute('aria-pressed')).toBe('true');

    // Wishes: each panel is left by Escape, with the focus on its cell; the count is heard.
    await reach(cell(t('FILTER_BEDROOMS')), 9, 'Shift+Tab');
    await press('Enter', 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await hasFocus(page.getByRole('radio', { name: /^3\+/ }))).toBe(true);
    await hears(found(3));
    await press('Escape');
    expect(await hasFocus(cell(t('FILTER_BEDROOMS')))).toBe(true);
    await press('Shift+Tab', 'Enter');
    await reach(page.getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true }), 2);
    // What would lead nowhere is passed over: the first price there is.
    await press('ArrowDown');
    await hears(found(1));
    expect(await page.locator('option:checked', { hasText: '300.000' }).count()).toBe(1);
    await press('Escape');
    expect(await hasFocus(cell(t('FILTER_PRICE')))).toBe(true);

    // The map opens beside the switch that was pressed, the focus on how many it shows.
    await reach(link(t('MAP_VIEW')), 8, 'Shift+Tab');
    await press('Enter');
    await page.waitForURL(/view=map/);
    expect(await hasFocus(heading(found(1), 2))).toBe(true);
    const pin = locateMapFrame(own).getByRole('button', { name: t('MAP_PIN', SOUGHT_HOME) });
    await pin.waitFor();
    await reach(pin, 12);
    await press('Enter');
    const card = locateMapFrame(own).getByRole('link');
    await expect.poll(() => hasFocus(card)).toBe(true);
    const title = (await card.textContent()) ?? '';
    await press('Enter');
    await heading(title).waitFor();

    // Its pictures: which one is said, and closing leads back to the one that was opened.
    await past('SKIP_TO_CONTENT', 1);
    const first = link(new RegExp(`^${formatPictureNumber(own, 1)}`));
    await reach(first, 14);
    await press('Enter');
    await locateGalleryDialog(own).getByText(formatPictureNumber(own, 1)).waitFor();
    await press('ArrowRight');
    await locateGalleryDialog(own)
      .locator('[aria-live="polite"]', { hasText: formatPictureNumber(own, 2) })
      .waitFor();
    await press('Escape');
    await expect.poll(() => hasFocus(first)).toBe(true);
    await reach(button(t('FAVOURITE')), 3, 'Shift+Tab');
    await press('Enter');
    await hears(t('FAVOURITE_ADDED'));

    // One step back, and it is the map again; the heart of the header leads to both.
    await goBack(page, 'commit');
    await heading(found(1), 2).waitFor();
    await reach(link(t('FAVOURITES_COUNT', { count: 2 })), 60);
    await press('Enter');
    await heading(t('FAVOURITES')).waitFor();
    await past('SKIP_TO_CONTENT', 1);
    await reach(button(t('COMPARE')), 12);
    await press('Enter');
    await expectComparison(own);
    await own.close();
  });

  test('by touch alone, on a phone, in fr, where the browser loads pages anew', async () => {
    const own = await startJourney('fr', PHONE);
    const { page, t, found, heading, link, button, heart, cell } = own;
    const scrolled = () => page.evaluate(() => Math.round(scrollY));

    // The box goes to the top of the window, so that the panel is above a phone's own keyboard.
    const box = page.getByRole('searchbox', { name: t('SEARCH_LABEL') });
    await box.tap();
    await page.keyboard.type('Durbuy');
    const way = link(`Durbuy [6940], ${t('FOR_SALE')} (4)`);
    await way.waitFor();
    await expect.poll(async () => ((await way.boundingBox())?.y ?? 844) < 844 / 2).toBe(true);
    await way.tap();
    await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();
    await heart(DEARER_HOME).tap();
    await page.getByText(t('FAVOURITE_ADDED')).waitFor();

    // Wishes are a sheet; its foot tells how many there are and leads to them.
    await button(t('FILTERS_COUNT', { count: 1 })).tap();
    await cell(t('FILTER_BEDROOMS')).tap();
    await page.getByText(/^3\+/).tap();
    await button(t('SHOW_RESULTS', { count: 3 }))
      .last()
      .waitFor();
    await cell(t('FILTER_PRICE')).tap();
    await page
      .getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true })
      .selectOption('300000');
    await button(t('SHOW_RESULTS_ONE', { count: 1 }))
      .last()
      .tap();
    await heading(found(1), 2).waitFor();
    await button(t('FILTERS_COUNT', { count: 3 })).waitFor();

    await link(t('MAP_VIEW')).tap();
    await page.waitForURL(/view=map/);
    await locateMapFrame(own)
      .getByRole('button', { name: t('MAP_PIN', SOUGHT_HOME) })
      .tap();
    const card = locateMapFrame(own).getByRole('link');
    const title = (await card.textContent()) ?? '';
    // The card has a heart of its own, which the page answers for.
    const keep = locateMapFrame(own).getByRole('button', { name: `${t('FAVOURITE')}: ${title}` });
    await keep.tap();
    await page.getByText(t('FAVOURITE_ADDED')).waitFor();
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
    await card.scrollIntoViewIfNeeded();
    const left = await scrolled();
    await card.tap();
    await heading(title).waitFor();

    // A swipe shows the next picture; the way back closes the pictures and stays on the page.
    await link(new RegExp(`^${formatPictureNumber(own, 1)}`)).tap();
    await locateGalleryDialog(own).getByText(formatPictureNumber(own, 1)).waitFor();
    await swipe(page, [330, 420], [40, 430]);
    await locateGalleryDialog(own).getByText(formatPictureNumber(own, 2)).waitFor();
    await goBack(page, 'commit');
    await locateGalleryDialog(own).waitFor({ state: 'hidden' });
    await heading(title).waitFor();

    // The map is where it was left.
    await goBack(page, 'commit');
    await heading(found(1), 2).waitFor();
    await expect.poll(scrolled).toBe(left);
    await link(t('FAVOURITES_COUNT', { count: 2 })).tap();
    await button(t('COMPARE')).tap();
    await expectComparison(own);
    await own.close();
  });

  test.each([
    ['at a desk', 'nl', DESKTOP],
    ['on a phone', 'fr', PHONE],
  ] as const)('without JavaScript, %s, in %s', async (_, lang, device) => {
    const own = await startJourney(lang, { ...device, javaScriptEnabled: false });
    const { page, t, found, heading, link, button, cell } = own;
    const reads = (text: string) =>
      expect.poll(() => page.getByRole('main').textContent()).toContain(text);
    await page.getByRole('searchbox', { name: t('SEARCH_LABEL') }).fill('Durbuy');
    await button(t('SEARCH')).click();
    await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();

    // All wishes are one form, whichever of its buttons sends it. Durbuy has two zips.
    if (device === PHONE) await button(t('FILTERS_COUNT', { count: 2 })).click();
    await cell(t('FILTER_PRICE')).click();
    await page
      .getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true })
      .selectOption('300000');
    await cell(t('FILTER_BEDROOMS')).click();
    await page.getByText(/^3\+/).click();
    await button(t('SHOW_RESULTS', { count: 5 }))
      .last()
      .click();
    await heading(found(1), 2).waitFor();

    // The map is a drawing, and says where the same homes are.
    await link(t('MAP_VIEW')).click();
    await reads(t('MAP_NO_SCRIPT'));
    await link(t('MAP_LIST_ALTERNATIVE')).click();
    const home = page.getByRole('article').filter({ hasText: SOUGHT_HOME.price }).getByRole('link');
    const title = (await home.textContent()) ?? '';
    await home.click();
    await heading(title).waitFor();

    // A picture opens by itself, and the way back leads to the page and to the list.
    await link(new RegExp(`^${formatPictureNumber(own, 1)}`)).click();
    await page.waitForURL(/\/media\/.+\.webp/);
    await goBack(page, 'commit');
    await heading(title).waitFor();
    await goBack(page, 'commit');
    await heading(found(1), 2).waitFor();

    // Hearts are the script's, and the page says so; a list that somebody sent is compared all the same.
    await link(t('FAVOURITES')).click();
    await reads(t('FAVOURITES_NO_SCRIPT'));
    await page.goto(`${page.url().split('?')[0]}?ids=${DEARER_HOME.id},${SOUGHT_HOME.id}`);
    await button(t('COMPARE')).click();
    await expectComparison(own);
    await own.close();
  });
});

type TouchPoint = readonly [x: number, y: number];

/** One finger, put down, moved and lifted, as the screen tells the browser of it. */
async function swipe(page: Page, from: TouchPoint, to: TouchPoint): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly TouchPoint[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    ]);
  await touch('touchEnd', []);
  await screen.detach();
}
