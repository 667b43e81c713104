import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axe } from './axe';
import { declined, openBrowser } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    storageState: declined(inject('origin')),
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

const go = (page: Page, path: string) => page.goto(inject('origin') + path);
const hearts = (page: Page) => page.locator('.heart');
const said = (page: Page) => page.locator('.said');
const count = (page: Page) => page.locator('[data-save] b');
/** All that is kept but the answer about cookies. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { consent, ...others } = { ...localStorage };
    return others;
  });
const cards = (page: Page) => page.locator('.cards .card__headline');

describe('saving', () => {
  test('nothing is stored until a heart is pressed, and nothing is left after the last', async () => {
    const { page, close } = await open('/nl/te-koop/');
    await go(page, '/nl/favorieten/');
    await go(page, '/nl/te-koop/');
    expect(await stored(page)).toEqual({});
    await hearts(page).first().click();
    await said(page).getByText('Bewaard op dit toestel').waitFor();
    expect(Object.keys(await stored(page))).toEqual(['saved-properties']);
    await hearts(page).first().click();
    await said(page).getByText('Niet langer bewaard').waitFor();
    expect(await stored(page)).toEqual({});
    await close();
  });

  test('a saved one is pressed again on its own page, in the other language and in the header', async () => {
    const { page, close } = await open('/nl/te-koop/');
    const first = page.locator('.card').first();
    const address = await first.locator('a').first().getAttribute('href');
    await first.locator('.heart').press('Enter');
    await expect.poll(() => count(page).textContent()).toBe('1');
    await go(page, address ?? '');
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    await page.locator('.header__bar .languages a[lang="fr"]').click();
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    expect(await page.locator('[data-save]').getAttribute('aria-label')).toBe('1 bien gardé');
    await page.locator('[data-save]').click();
    await expect.poll(() => cards(page).count()).toBe(1);
    await close();
  });

  test.each([
    ['an object', '{"ids":[1]}'],
    ['no JSON', 'not json'],
    ['a word among ids', '[84213,"x"]'],
    ['no id', '[-1]'],
    ['far too many', `[${'1,'.repeat(200)}1]`],
  ])('%s where ids should be is dropped silently', async (_, value) => {
    const { page, close } = await open('/nl/te-koop/');
    await page.evaluate((text) => localStorage.setItem('saved-properties', text), value);
    await page.reload();
    await expect.poll(() => stored(page)).toEqual({});
    expect(await count(page).textContent()).toBe('');
    await close();
  });
});

describe('a shortlist', () => {
  test('shared by its link shows the same elsewhere, where it can be kept', async () => {
    const mine = await open('/nl/te-koop/');
    await hearts(mine.page).nth(0).click();
    await hearts(mine.page).nth(2).click();
    await expect.poll(() => count(mine.page).textContent()).toBe('2');
    // Its plain address shows what is kept here, and becomes the address to share.
    await go(mine.page, '/nl/favorieten/');
    await mine.page.waitForURL(/\?ids=\d+,\d+$/);
    const titles = await cards(mine.page).allTextContents();

    const theirs = await open(mine.page.url().replace(inject('origin'), ''));
    expect(await cards(theirs.page).allTextContents()).toEqual(titles);
    expect(await stored(theirs.page)).toEqual({});
    await hearts(theirs.page).first().click();
    await theirs.page.getByRole('button', { name: 'Alles op dit toestel bewaren' }).click();
    await expect.poll(() => count(theirs.page).textContent()).toBe('2');
    await mine.close();
    await theirs.close();
  });

  test('is compared by its boxes, with or without script, and what differs can stand alone', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await open(LIST, { javaScriptEnabled });
      await page.locator('.shortlist__choice input').nth(1).uncheck();
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

  test('its link is copied, and that is said; the dialog gives the focus back', async () => {
    const { page, close } = await open(LIST, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // A desktop without a way of its own to share.
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    const button = page.locator('[data-tool="share"]');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await axe(page, 'dialog')).toEqual([]);
    expect(await dialog.getByRole('link', { name: 'Per e-mail' }).getAttribute('href')).toContain(
      encodeURIComponent('?ids=84213,84155,84102'),
    );
    await dialog.getByRole('button', { name: 'Link kopiëren' }).click();
    await said(page).getByText('De link is gekopieerd').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inject('origin') + LIST);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  test('a property is passed on through our form too, over its page', async () => {
    const { page, close } = await open('/property/84213/');
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

  test('without script no dead button stands anywhere', async () => {
    const { page, close } = await open('/nl/te-koop/', { javaScriptEnabled: false });
    expect(await hearts(page).count()).toBe(0);
    await page.locator('.card__headline a').first().click();
    expect(await page.locator('.tools').isVisible()).toBe(false);
    await page.locator('[data-save]').click();
    expect(await page.locator('main').textContent()).toContain('JavaScript');
    expect(await page.locator('.seen').isVisible()).toBe(false);
    await close();
  });
});

test('what is seen is remembered only once it is asked for, and forgotten when it is not', async () => {
  const { page, close } = await open('/fr/favoris/');
  const remember = page.getByRole('button', { name: 'Retenir ce que je regarde' });
  await remember.click();
  await page.getByText('Les biens que vous regarderez désormais apparaîtront ici.').waitFor();
  await go(page, '/property/84155/');
  await expect.poll(() => stored(page)).toEqual({ 'seen-properties': '[84155]' });
  await go(page, '/property/84213/');
  await expect.poll(() => stored(page)).toEqual({ 'seen-properties': '[84213,84155]' });
  await go(page, '/fr/favoris/');
  const seen = page.locator('.seen__list a');
  await expect.poll(() => seen.count()).toBe(2);
  expect(await seen.first().getAttribute('href')).toMatch(/^\/fr\/.+\/84213\/$/);
  await remember.click();
  await expect.poll(() => seen.count()).toBe(0);
  expect(await stored(page)).toEqual({});
  await close();
});

test.each([390, 1280])(
  'axe finds nothing on a list with a heart pressed, at %i pixels',
  async (width) => {
    const { page, close } = await open('/fr/a-vendre/', { viewport: { width, height: 900 } });
    await hearts(page).first().click();
    await said(page).getByText('Gardé sur cet appareil').waitFor();
    expect(await axe(page)).toEqual([]);
    await close();
  },
);
