import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { openWindow } from './windows';

let page: Page;
const complaints: string[] = [];
beforeEach(async () => {
  page = await openWindow({ showsPictures: true, viewport: { width: 1280, height: 900 } });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  // React reports markup that it cannot hydrate as an error of the page.
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const locateSearchBox = () => page.locator('search input');
const locateResultsPanel = () => page.locator('search [data-panel]');

test('the panel opens on focus with every type, and typing filters it', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().focus();
  await locateResultsPanel().getByRole('heading', { name: 'Type' }).waitFor();
  expect(await locateResultsPanel().locator('.results-panel__row').count()).toBeGreaterThan(5);
  await page.keyboard.type('erezee');
  await locateResultsPanel().getByText('Érezée [6997]').waitFor();
  expect(await locateResultsPanel().locator('.results-panel__row').count()).toBe(1);
  await locateSearchBox().fill('');
  await locateResultsPanel().getByRole('heading', { name: 'Type' }).waitFor();
});

/** Calls `act` while the script of the box is on its way. */
const whileScriptLoads = (act: () => Promise<unknown>) =>
  page.route('**/isla-*.js', async (route) => {
    await act();
    await route.continue();
  });

test('text typed before the script has loaded is kept, searched, and stays selected', async () => {
  await page.goto(`${inject('origin')}/fr/`);
  await whileScriptLoads(async () => {
    await page.keyboard.type('durbuy');
    await locateSearchBox().evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
  });
  await locateSearchBox().focus();
  await locateResultsPanel().getByText('Durbuy [6940]').waitFor();
  expect(
    await locateSearchBox().evaluate((input: HTMLInputElement) => [
      input.value,
      input.selectionStart,
      input.selectionEnd,
      document.activeElement === input,
    ]),
  ).toEqual(['durbuy', 1, 4, true]);
});

test('the markup of the server is hydrated, not replaced', async () => {
  await page.goto(`${inject('origin')}/fr/chercher/?q=st`);
  await page.locator('search').evaluate((search) => {
    Object.assign(window, { elements: [...search.querySelectorAll('*')] });
  });
  await locateSearchBox().hover();
  await locateResultsPanel().getByText('Stavelot [4970]').waitFor({ state: 'attached' });
  expect(await locateResultsPanel().isVisible()).toBe(false);
  const areKept = await page.locator('search').evaluate((search) => {
    const { elements } = window as unknown as { elements: Element[] };
    return elements.every((element) => search.contains(element));
  });
  expect(areKept).toBe(true);
  expect(await locateSearchBox().inputValue()).toBe('st');
});

test('arrow keys move through the links, Enter follows one', async () => {
  await page.goto(`${inject('origin')}/fr/`);
  await locateSearchBox().fill('durbuy');
  await locateResultsPanel().getByText('Durbuy [6940]').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^À vendre/);
  await Promise.all([page.waitForURL('**/fr/a-vendre/?city=**'), page.keyboard.press('Enter')]);
  expect(await page.locator('h1').textContent()).toContain('Durbuy');
});

test('Escape closes the panel and keeps the focus; leaving the box closes it; the button toggles it', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().focus();
  await locateResultsPanel().getByRole('heading', { name: 'Type' }).waitFor();
  await page.keyboard.press('Escape');
  await locateResultsPanel().waitFor({ state: 'hidden' });
  expect(await locateSearchBox().evaluate((input) => input === document.activeElement)).toBe(true);
  const button = page.locator('search button');
  await button.click();
  await locateResultsPanel().waitFor({ state: 'visible' });
  await button.click();
  await locateResultsPanel().waitFor({ state: 'hidden' });
  await button.click();
  await page.locator('.search-block__links a').first().focus();
  await locateResultsPanel().waitFor({ state: 'hidden' });
});

test('a reference shows the property, with its thumbnail and its link', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().fill('84213');
  const property = locateResultsPanel().locator('.results-panel__property');
  await property.waitFor();
  expect(await property.textContent()).toContain('Ref: 84213');
  await Promise.all([page.waitForURL('**/84213/'), property.click()]);
});

test('the typed letters are highlighted in the results', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().fill('EREZ');
  const row = locateResultsPanel().getByText('Érezée [6997]');
  await row.waitFor();
  expect(await row.locator('b').textContent()).toBe('Érez');
});

test('a text that names a kind shows suggestions and everything, and is announced', async () => {
  await page.goto(`${inject('origin')}/fr/`);
  await locateSearchBox().fill('chalet');
  const status = locateResultsPanel().getByRole('status');
  await status
    .filter({ hasText: 'Vous cherchez peut-être\u00a0: Maison, dont chalet' })
    .waitFor({ state: 'attached' });
  await locateResultsPanel()
    .getByRole('link', { name: /^Maison, dont chalet, À vendre/ })
    .waitFor();
  expect(await locateResultsPanel().locator('.results-panel__property').count()).toBe(3);
  expect(await locateResultsPanel().textContent()).not.toContain('ne correspond');
  expect(await findAxeViolations(page, '.search-box')).toEqual([]);
  await locateSearchBox().fill('qwxz');
  await locateResultsPanel().locator('.results-panel__empty').waitFor();
  await status
    .filter({ hasText: 'ne correspond à «\u00a0qwxz\u00a0»' })
    .waitFor({ state: 'attached' });
});

test('properties found by words are the last group, and lead to the results', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().fill('open haard durbuy');
  const group = locateResultsPanel().getByRole('region', { name: 'In de beschrijving' });
  await group.locator('.results-panel__property').first().waitFor();
  expect(await locateResultsPanel().textContent()).not.toContain('gevonden');
  const all = group.getByRole('link', { name: /^\d panden in Durbuy met een haard of kachel$/ });
  await Promise.all([
    page.waitForURL('**/nl/te-koop/?city=DURBUY&words=open+haard&q=open+haard+durbuy'),
    all.click(),
  ]);
  expect(await page.locator('h1').textContent()).toMatch(/^Panden in Durbuy, met een haard/);
});

test('a type in a misspelt town is answered as if it were written well', async () => {
  await page.goto(`${inject('origin')}/fr/`);
  await locateSearchBox().fill('maison durbui');
  const all = locateResultsPanel().getByRole('link', {
    name: /^\d+ biens de type Maison à Durbuy$/,
  });
  await all.waitFor();
  expect(await locateResultsPanel().locator('.results-panel__property').count()).toBe(3);
  await Promise.all([page.waitForURL(/\/fr\/a-vendre\/\?.*city=DURBUY/), all.click()]);
  expect(await page.locator('h1').textContent()).toContain('Durbuy');
});
