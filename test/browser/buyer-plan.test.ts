import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPathAndQuery, test, waitForScript } from './list-page';

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('buyer-plan'));

const readMonthly = (text: string | null): string =>
  /€\s([\d.]+) per maand/.exec(text ?? '')?.[1] ?? '';

/** Gives own funds below the plans of a page. */
async function giveOwnFunds(page: Page, own: string): Promise<void> {
  await page.locator('.plans__own input[name="own"]').fill(own);
  await page.locator('.plans__own button').click();
}

test('a plan and own funds are chosen once: list, panel, favourites and comparison begin with them', async ({
  openListPage,
}) => {
  const page = await openListPage('/nl/te-koop/?sort=all-in&city=DURBUY|6940');
  await waitForScript(page);
  await page.locator('.plans [data-plan="second-home"]').click();
  await page.waitForURL('**as=second-home**');
  await giveOwnFunds(page, '60.000');
  await page.waitForURL('**own=60000**');
  expect(await readStored(page)).toBe('as=second-home&own=60.000');
  const card = page.locator('.card', { has: page.locator('.card__all-in span') }).first();
  const monthly = readMonthly(await card.locator('.card__all-in').textContent());
  expect(monthly).not.toBe('');

  await card.locator('.card__headline a').click();
  await page.locator('[data-loan-payment]').waitFor();
  expect(await page.locator('input[name="own"]').inputValue()).toBe('60.000');
  expect(await page.locator('[data-loan-payment]').textContent()).toContain(monthly);
  // Its address holds the choice alone: what the server answers is an example.
  await page.reload();
  await expect.poll(() => page.locator('[data-loan-payment]').textContent()).toContain(monthly);
  expect(await page.locator('input[name="own"]').inputValue()).toBe('60.000');

  await page.goto(new URL('/nl/te-koop/', page.url()).href);
  await page.waitForURL('**/te-koop/?as=second-home&own=60000');
  for (const heart of [0, 1]) await page.locator('.heart').nth(heart).click();
  await page.locator('[data-save-label]').first().click();
  await page.waitForURL('**/favorieten/?ids=**&as=second-home&own=60.000');
  expect(await page.locator('.card__all-in span').count()).toBeGreaterThan(0);
  await page.locator('.favourites__compare button').click();
  await page.waitForURL('**/vergelijken/**as=second-home**own=60000**');
  await page.locator('.plans__off').click();
  await page.waitForURL((url) => !url.search.includes('as='));
  expect(await readStored(page)).toBeNull();
});

test('without script the same forms and links lead there', async ({ openListPage }) => {
  const page = await openListPage('/nl/te-koop/?budget=400000', 390, false);
  await page.locator('.plans [data-plan="only-home"]').click();
  await giveOwnFunds(page, '€ 80 000');
  expect(readPathAndQuery(page)).toContain('budget=400000');
  expect(await page.locator('.card__all-in span').first().textContent()).toContain('per maand');
  await giveOwnFunds(page, '');
  expect(await page.locator('.card__all-in span').count()).toBe(0);
});
