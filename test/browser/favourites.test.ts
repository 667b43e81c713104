import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

async function openPage(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    storageState: buildDeclinedConsentState(inject('origin')),
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(inject('origin') + path);
  return {
    page,
    close: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

const LIST = '/nl/favorieten/?ids=84213,84155,84102';

const goTo = (page: Page, path: string) => page.goto(inject('origin') + path);
const locateHearts = (page: Page) => page.locator('.heart');
const locateToast = (page: Page) => page.locator('.toast');
const locateCount = (page: Page) => page.locator('[data-save-label] b');
/** All that is kept but the answer about cookies. */
const readStoredItems = (page: Page) =>
  page.evaluate(() => {
    const { consent, ...others } = { ...localStorage };
    return others;
  });
const locateCardHeadlines = (page: Page) => page.locator('.cards .card__headline');

describe('saving', () => {
  test('stores nothing before a heart is pressed, and nothing after the last one is removed', async () => {
    const { page, close } = await openPage('/nl/te-koop/');
    await goTo(page, '/nl/favorieten/');
    await goTo(page, '/nl/te-koop/');
    expect(await readStoredItems(page)).toEqual({});
    await locateHearts(page).first().click();
    await locateToast(page).getByText('Bewaard op dit toestel').waitFor();
    expect(Object.keys(await readStoredItems(page))).toEqual(['saved-properties']);
    await locateHearts(page).first().click();
    await locateToast(page).getByText('Niet langer bewaard').waitFor();
    expect(await readStoredItems(page)).toEqual({});
    await close();
  });

  test('a saved property is marked on its own page, in the other language and in the header', async () => {
    const { page, close } = await openPage('/nl/te-koop/');
    const first = page.locator('.card').first();
    const address = await first.locator('a').first().getAttribute('href');
    await first.locator('.heart').press('Enter');
    await expect.poll(() => locateCount(page).textContent()).toBe('1');
    await goTo(page, address ?? '');
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    await page.locator('.header__bar .languages a[lang="fr"]').click();
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    expect(await page.locator('[data-save-label]').getAttribute('aria-label')).toBe('1 bien gardé');
    await page.locator('[data-save-label]').click();
    await expect.poll(() => locateCardHeadlines(page).count()).toBe(1);
    await close();
  });

  test('a heart on the empty page opens the list with its property', async () => {
    const { page, close } = await openPage('/nl/favorieten/');
    const title = await locateCardHeadlines(page).first().textContent();
    await locateHearts(page).first().click();
    await page.waitForURL(/\?ids=\d+$/);
    expect(await locateCardHeadlines(page).allTextContents()).toEqual([title]);
    await close();
  });

  test('an object, no JSON, a word among ids, no id, or far too many ids are dropped silently', async () => {
    const { page, close } = await openPage('/nl/favorieten/');
    const values = ['{"ids":[1]}', 'not json', '[84213,"x"]', '[-1]', `[${'1,'.repeat(200)}1]`];
    for (const value of values) {
      await page.evaluate((text) => localStorage.setItem('saved-properties', text), value);
      await page.reload();
      await expect.poll(() => readStoredItems(page), { message: value }).toEqual({});
      expect(await locateCount(page).textContent(), value).toBe('');
    }
    await close();
  });
});

describe('a list of favourites', () => {
  test('opened by a shared link shows the same properties, which can be saved there', async () => {
    const mine = await openPage('/nl/te-koop/');
    await locateHearts(mine.page).nth(0).click();
    await locateHearts(mine.page).nth(2).click();
    await expect.poll(() => locateCount(mine.page).textContent()).toBe('2');
    // Its plain address shows what is kept here, and becomes the address to share.
    await goTo(mine.page, '/nl/favorieten/');
    await mine.page.waitForURL(/\?ids=\d+,\d+$/);
    const titles = await locateCardHeadlines(mine.page).allTextContents();

    const theirs = await openPage(mine.page.url().replace(inject('origin'), ''));
    expect(await locateCardHeadlines(theirs.page).allTextContents()).toEqual(titles);
    expect(await readStoredItems(theirs.page)).toEqual({});
    await locateHearts(theirs.page).first().click();
    await theirs.page.getByRole('button', { name: 'Alles op dit toestel bewaren' }).click();
    await expect.poll(() => locateCount(theirs.page).textContent()).toBe('2');
    await mine.close();
    await theirs.close();
  });

  test('compares the ticked properties, with and without script, and can show only differences', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await openPage(LIST, { javaScriptEnabled });
      await page.locator('.favourites__choice input').nth(1).uncheck();
      await page.getByRole('button', { name: 'Vergelijken' }).click();
      await page.waitForURL(/\/nl\/vergelijken\/\?ids=84213&ids=84102$/);
      const rows = page.locator('.compare__table tbody tr:visible');
      const all = await rows.count();
      await page.getByLabel('Alleen wat verschilt').check();
      expect(await rows.count()).toBeLessThan(all);
      await page.locator('.compare__remove').first().click();
      await page.waitForURL(/\/nl\/vergelijken\/\?ids=84102$/);
      expect(await page.locator('.compare__headline').count()).toBe(1);
      await close();
    }
  });

  test('copies its link, confirms that, and the dialog returns the focus', async () => {
    const { page, close } = await openPage(LIST, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // A desktop without a way of its own to share.
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    const button = page.locator('[data-tool="share"]');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await findAxeViolations(page, 'dialog')).toEqual([]);
    expect(await dialog.getByRole('link', { name: 'Per e-mail' }).getAttribute('href')).toContain(
      encodeURIComponent('?ids=84213,84155,84102'),
    );
    await dialog.getByRole('button', { name: 'Link kopiëren' }).click();
    await locateToast(page).getByText('De link is gekopieerd').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inject('origin') + LIST);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  test('a property can be sent to a friend by a form in a dialog', async () => {
    const { page, close } = await openPage('/property/84213/');
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.locator('.contact-card [data-tool="share"]').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Doorsturen naar een vriend' })
      .click();
    const form = page.getByRole('dialog', { name: 'Doorsturen naar een vriend' });
    await form.getByLabel('E-mailadres van uw vriend').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await close();
  });

  test('without script there is no button that does nothing', async () => {
    const { page, close } = await openPage('/nl/te-koop/', { javaScriptEnabled: false });
    expect(await locateHearts(page).count()).toBe(0);
    await page.locator('.card__headline a').first().click();
    expect(await page.locator('.tools').isVisible()).toBe(false);
    await page.locator('[data-save-label]').click();
    expect(await page.locator('main').textContent()).toContain('JavaScript');
    expect(await page.locator('.seen-properties').isVisible()).toBe(false);
    await close();
  });
});

test('seen properties are stored only after the visitor switches that on, and deleted when it is switched off', async () => {
  const { page, close } = await openPage('/fr/favoris/');
  const remember = page.getByRole('button', { name: 'Retenir ce que je regarde' });
  await remember.click();
  await page.getByText('Les biens que vous regarderez désormais apparaîtront ici.').waitFor();
  await goTo(page, '/property/84155/');
  await expect.poll(() => readStoredItems(page)).toEqual({ 'seen-properties': '[84155]' });
  await goTo(page, '/property/84213/');
  await expect.poll(() => readStoredItems(page)).toEqual({ 'seen-properties': '[84213,84155]' });
  await goTo(page, '/fr/favoris/');
  const seen = page.locator('.seen-properties__list a');
  await expect.poll(() => seen.count()).toBe(2);
  expect(await seen.first().getAttribute('href')).toMatch(/^\/fr\/.+\/84213\/$/);
  await remember.click();
  await expect.poll(() => seen.count()).toBe(0);
  expect(await readStoredItems(page)).toEqual({});
  await close();
});

// Without one test/browser/pages.test.ts looks at lists, narrow and wide.
test('axe finds nothing on a list with a heart pressed', async () => {
  const { page, close } = await openPage('/fr/a-vendre/', {
    viewport: { width: 390, height: 900 },
  });
  await locateHearts(page).first().click();
  await locateToast(page).getByText('Gardé sur cet appareil').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await close();
});
