import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser, reloadWithTypefaces } from './chromium';
import { goBack } from './go-back';

let browser: Browser;
const consoleErrors: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(consoleErrors.splice(0)).toEqual([]);
});

async function openListPage(path: string, width = 1280, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(inject('origin') + path);
  return page;
}

const locateFilterGroup = (page: Page, name: string) => page.locator(`.filters__${name} summary`);
const readCount = (page: Page) => page.locator('[data-part="count"]').textContent();
const readChips = (page: Page) => page.locator('.chip').allInnerTexts();
const readPathAndQuery = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The script is there from the first touch on; before that a link is a link. */
const waitForScript = async (page: Page) => {
  await page.locator('.listing__tools').hover();
  await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
};

/** Marks the document: a page that was loaded anew has lost it. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isDocumentMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));

describe('with script', () => {
  test('a choice updates the list in place: URL, count, chips, focus, announcement', async () => {
    const page = await openListPage('/nl/te-koop/');
    await markDocument(page);
    const before = await readCount(page);
    await locateFilterGroup(page, 'type').click();
    await page.locator('input[name="type"][value="1"]').check();
    await page.waitForURL('**/te-koop/?type=1');
    await expect.poll(() => readCount(page)).not.toBe(before);
    expect(await page.locator('[role="status"]').allTextContents()).toContain(
      await readCount(page),
    );
    await locateFilterGroup(page, 'bedrooms').click();
    await page.locator('input[name="bedrooms"][value="4"]').check();
    await page.waitForURL('**/te-koop/?type=1&bedrooms=4');
    expect(await readChips(page)).toEqual(['Huis', 'Vanaf 4 slaapkamers']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'bedrooms',
    );
    expect(await locateFilterGroup(page, 'bedrooms').textContent()).toBe('Slaapkamers4+');
    expect(await isDocumentMarked(page)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    // Its words are pressed as well as the box itself, and the panel stays open under the finger.
    await page
      .locator('.filters__bedrooms label')
      .nth(1)
      .click({ position: { x: 60, y: 20 } });
    await page.waitForURL((url) => !url.search.endsWith('bedrooms=4'));
    expect(await page.locator('.filters__bedrooms[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.filters details[open]').count()).toBe(0);
  });

  test('a chip and a sort order update too; the back button restores each list and its form', async () => {
    const page = await openListPage('/fr/a-vendre/?type=1&garden=1');
    await markDocument(page);
    const first = await readCount(page);
    await waitForScript(page);
    await page.locator('.chip').first().click();
    await page.waitForURL('**/a-vendre/?garden=1');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.locator('.sort summary').click();
    await page.locator('.sort a').nth(1).click();
    await page.waitForURL('**/a-vendre/?garden=1&sort=price');
    const cheapest = await page.locator('.card__amount').first().textContent();
    await page.evaluate(() => scrollTo(0, 400));
    await page.locator('.filters__more summary').click();
    await page.locator('input[name="terrace"]').check();
    await page.waitForURL('**&terrace=1&sort=price');
    await goBack(page);
    await expect.poll(() => page.locator('input[name="terrace"]').isChecked()).toBe(false);
    expect(await page.locator('.card__amount').first().textContent()).toBe(cheapest);
    await goBack(page);
    await goBack(page);
    await expect.poll(() => readCount(page)).toBe(first);
    expect(readPathAndQuery(page)).toBe('/fr/a-vendre/?type=1&garden=1');
    expect(await page.locator('input[name="type"][value="1"]').isChecked()).toBe(true);
    expect(await isDocumentMarked(page)).toBe(true);
  });

  test('choices made before the script loaded count; a late response is dropped', async () => {
    const page = await openListPage('/nl/te-koop/');
    await page.route('**/enhance-listing-*.js', async (route) => {
      await page
        .locator('input[name="type"][value="2"]')
        .evaluate((tick: HTMLInputElement) => tick.click());
      await route.continue();
    });
    await locateFilterGroup(page, 'type').click();
    await page.waitForURL('**/te-koop/?type=2');
    const held: (() => void)[] = [];
    await page.route('**/te-koop/?type=2&garden=1', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue().catch(() => {});
    });
    await page.locator('input[name="garden"]').evaluate((tick: HTMLInputElement) => tick.click());
    await expect.poll(() => held.length).toBe(1);
    await page.locator('input[name="garage"]').evaluate((tick: HTMLInputElement) => tick.click());
    await page.waitForURL('**/te-koop/?type=2&garden=1&garage=1');
    held[0]?.();
    expect(await readChips(page)).toEqual(['Appartement', 'Tuin', 'Garage']);
  });

  test('typing finds a city; an unknown one leads to the nearest matches', async () => {
    const page = await openListPage('/nl/te-koop/');
    await locateFilterGroup(page, 'city').click();
    const typed = page.locator('.filters [type="search"]');
    await typed.pressSequentially('hou');
    await expect.poll(() => page.locator('.filters__city label:visible').count()).toBe(1);
    await typed.press('Enter');
    await page.waitForURL('**/?city=HOUFFALIZE%7C6660');
    expect(await page.locator('h1').textContent()).toBe('Te koop in Houffalize');
    await page.locator('input[name="city"]:checked').uncheck();
    await page.waitForURL('**/te-koop/');
    await typed.fill('Nergens');
    await typed.press('Enter');
    await page.waitForURL('**/?city=Nergens');
    await expect.poll(() => page.locator('.listing__empty').textContent()).toContain('gemeente');
    expect(await page.locator('.card').count()).toBeGreaterThan(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('new cards have hearts, and the map shows the pins of the list beside it', async () => {
    const page = await openListPage('/nl/te-koop/?view=split');
    const pins = page.frameLocator('.listing__map iframe').locator('.pin, .cluster').first();
    await pins.waitFor();
    await locateFilterGroup(page, 'type').click();
    const asked = page.waitForRequest(/\?version=.*type=4/);
    await page.locator('input[name="type"][value="4"]').check();
    await page.waitForURL('**/?type=4&view=split');
    await asked;
    await pins.waitFor();
    await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(0);
    expect(await page.locator('.card .heart').count()).toBe(await page.locator('.card').count());
  });

  test('the layout shifts with the press only, not when the response arrives', async () => {
    const page = await openListPage('/nl/te-koop/');
    await reloadWithTypefaces(page);
    await waitForScript(page);
    // Of the cards that stand there now: an answer puts others in their place.
    const top = () =>
      page.evaluate(() => document.querySelector('.cards')?.getBoundingClientRect().top ?? 0);
    const held: (() => void)[] = [];
    await page.route('**/te-koop/?*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await locateFilterGroup(page, 'epc').click();
    await page.locator('input[name="epc"][value="C"]').check();
    await expect.poll(() => held.length).toBe(1);
    await page.locator('.chips').waitFor({ state: 'attached' });
    const asked = await top();
    held[0]?.();
    await expect.poll(() => readChips(page)).toEqual(['Label C of beter']);
    expect(await top()).toBe(asked);
    await goBack(page);
    await expect.poll(() => readChips(page)).toEqual([]);
    expect(await top()).toBeLessThan(asked);
    await page.goForward();
    await expect.poll(() => readChips(page)).toEqual(['Label C of beter']);
    await page.locator('.chips__clear').click();
    await expect.poll(() => page.locator('.chips').count()).toBe(0);
    const cleared = await top();
    await page.waitForURL('**/te-koop/');
    expect(await top()).toBe(cleared);
  });

  test('the back button restores the scroll position of a list', async () => {
    const page = await openListPage('/nl/te-koop/');
    await waitForScript(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.locator('input[name="garden"]').evaluate((tick: HTMLInputElement) => tick.click());
    await page.waitForURL('**/te-koop/?garden=1');
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await page.locator('input[name="terrace"]').evaluate((tick: HTMLInputElement) => tick.click());
    await page.waitForURL('**/te-koop/?garden=1&terrace=1');
    await page.evaluate(() => scrollTo(0, 0));
    await goBack(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await goBack(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    // And from the page of a property, in a document of its own.
    await page.locator('.card__headline a').first().click();
    await page.waitForURL('**/te-koop/*/*/*/');
    await goBack(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
});

describe('on a phone', () => {
  test('the filters are a sheet that traps the focus, with a button to the results at its end', async () => {
    const page = await openListPage('/nl/te-koop/', 390);
    await page.locator('.listing__filters').click();
    await locateFilterGroup(page, 'price').click();
    await page.locator('select[name="price-max"]').selectOption('300000');
    await page.waitForURL('**/?price-max=300000');
    const send = page.locator('.filters__foot button');
    await expect.poll(() => send.textContent()).toMatch(/^Toon \d+ panden$/);
    expect(await findAxeViolations(page)).toEqual([]);
    await send.focus();
    await page.keyboard.press('Tab');
    const inside = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('main') === null ||
          document.activeElement?.closest('#filters') !== null,
      );
    expect(await inside()).toBe(true);
    await send.click();
    await page.locator('#filters').waitFor({ state: 'hidden' });
    expect(await page.locator('.listing__filters').textContent()).toBe('Filters (1)');
  });
});

describe('without script', () => {
  test.each([
    [1280, async (_: Page) => {}, '.filters__type .button'],
    [
      390,
      async (page: Page) => page.locator('.listing__filters').click(),
      '.filters__foot .button',
    ],
  ])('at %i pixels the form is sent and stays filled in', async (width, before, button) => {
    const page = await openListPage('/fr/a-vendre/', width, false);
    await before(page);
    await locateFilterGroup(page, 'type').click();
    await page.locator('input[name="type"][value="1"]').check();
    await page.locator(button).click();
    await page.waitForURL('**type=1**');
    expect(await readChips(page)).toEqual(['Maison']);
    await page.locator('.chip').click();
    await page.waitForURL((url) => !url.search.includes('type'));
    expect(await readChips(page)).toEqual([]);
  });
});
