import { expect } from 'vitest';
import { findAxeViolations } from './axe';
import {
  isDocumentMarked,
  locateFilterGroup,
  markDocument,
  readChips,
  readCount,
  test,
} from './list-page';

test('a choice updates the list in place: URL, count, chips, focus, announcement', async ({
  openListPage,
}) => {
  const page = await openListPage('/nl/te-koop/');
  await markDocument(page);
  const before = await readCount(page);
  await locateFilterGroup(page, 'type').click();
  await page.locator('input[name="type"][value="1"]').check();
  await page.waitForURL('**/te-koop/?type=1');
  await expect.poll(() => readCount(page)).not.toBe(before);
  expect(await page.locator('[role="status"]').allTextContents()).toContain(await readCount(page));
  await locateFilterGroup(page, 'bedrooms').click();
  await page.locator('input[name="bedrooms"][value="4"]').check();
  await page.waitForURL('**/te-koop/?type=1&bedrooms=4');
  expect(await readChips(page)).toEqual(['Huis', 'Vanaf 4 slaapkamers']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('bedrooms');
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

test('choices made before the script loaded count; a late response is dropped', async ({
  openListPage,
}) => {
  const page = await openListPage('/nl/te-koop/');
  await page.route('**/enha-*.js', async (route) => {
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

test('typing finds a city; an unknown one leads to the nearest matches', async ({
  openListPage,
}) => {
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
  await expect.poll(() => page.locator('.listing__loosenings').textContent()).toContain('gemeente');
  expect(await page.locator('.card').count()).toBeGreaterThan(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('new cards have hearts, and the map shows the pins of the list beside it', async ({
  openListPage,
}) => {
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
