import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { measureOverflow } from './page-fit';
import { openWindow } from './windows';

const HOUSE = '/nl/te-koop/durbuy/x/84213/';
const HOUSE_FR = '/fr/a-vendre/durbuy/x/84213/';
const ANNUITY = '/nl/te-koop/hotton/x/83378/';

const errors: string[] = [];
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

async function openPage(path: string, { width = 1280, script = true } = {}): Promise<Page> {
  const page = await openWindow({
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(inject('origin') + path);
  return page;
}

/** Returns the text of the only element that matches, with plain spaces; '' if there is none. */
const readText = async (page: Page, selector: string) => {
  const [text = ''] = await page.locator(selector).allTextContents();
  return text.replaceAll('\u00a0', ' ');
};
const SUM = '.costs__total dd';
const PAYMENT = '.costs__payment strong';
const BORROWED = '.costs__payment span';
const locateTile = (page: Page, situation: string) =>
  page.locator(`.costs__tile:has([value="${situation}"])`);

describe('with script', () => {
  test.each([
    ['nl', HOUSE, 1280, 'Alles samen ± € 653.000 als tweede verblijf'],
    ['fr', HOUSE_FR, 390, 'Tout compris ± € 653.000 comme seconde résidence'],
  ])('a choice answers in place (%s)', async (_, path, width, line) => {
    const page = await openPage(path, { width });
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    expect(await readText(page, SUM)).toBe('');
    await locateTile(page, 'only-home').click();
    await expect.poll(() => readText(page, SUM)).toBe('€ 598.300');
    await locateTile(page, 'second-home').click();
    await expect.poll(() => readText(page, SUM)).toBe('€ 653.000');
    expect(await readText(page, '.title-card__costs')).toBe(line);
    expect(await readText(page, '.costs [role="status"]')).toBe(line);
    expect(new URL(page.url()).search).toBe('?costs=second-home');
    expect(await page.locator('html').getAttribute('data-same')).toBe('');
    expect(await findAxeViolations(page, 'section:has(> #costs)')).toEqual([]);
    const overflow = await measureOverflow(page);
    expect(overflow).toBe(0);
  });

  test('the keyboard chooses, and opens a term in place', async () => {
    const page = await openPage(HOUSE);
    await page.locator('[name="costs"]').first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => readText(page, SUM)).toBe('€ 598.300');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readText(page, SUM)).toBe('€ 653.000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('.term').first().locator('p').isVisible()).toBe(true);
  });

  test('the loan is computed on every key; an impossible value keeps the last answer', async () => {
    const page = await openPage(HOUSE);
    await locateTile(page, 'only-home').click();
    await page.locator(PAYMENT).waitFor();
    await page.locator('#costs-own').fill('97900');
    await expect.poll(() => readText(page, BORROWED)).toContain('500.400');
    const payment = await readText(page, PAYMENT);
    await page.locator('#costs-own').fill('900000');
    await page.locator('#costs-own-error').waitFor();
    expect(await readText(page, PAYMENT)).toBe(payment);
    expect(await page.locator('#costs-own').getAttribute('aria-invalid')).toBe('true');
    expect(await findAxeViolations(page, 'section:has(> #costs)')).toEqual([]);
    // As the page writes its own amounts, once the field is left.
    await page.locator('#costs-own').fill('97900');
    await page.keyboard.press('Tab');
    expect(await page.locator('#costs-own').inputValue()).toBe('97.900');
    await page.locator('#costs-own-error').waitFor({ state: 'hidden' });
    // What was written stays when the situation changes, and in the address.
    await locateTile(page, 'second-home').click();
    await expect.poll(() => readText(page, BORROWED)).toContain('555.100');
    await page.reload();
    expect(await page.locator('#costs-own').inputValue()).toBe('97.900');
    expect(await readText(page, SUM)).toBe('€ 653.000');
  });

  test('a life annuity answers to its market value', async () => {
    const page = await openPage(ANNUITY);
    expect(await readText(page, 'main')).not.toContain('Huurprijs');
    await page.locator('#costs-value').fill('250.000');
    await expect.poll(() => readText(page, SUM)).toBe('€ 181.600');
    await page.locator('#costs-value').fill('100');
    await page.locator('#costs-value-error').waitFor();
    expect(await readText(page, SUM)).toBe('');
    expect(await findAxeViolations(page, 'section:has(> #costs)')).toEqual([]);
  });

  test('nothing of it is fetched before it is touched', async () => {
    const page = await openPage(HOUSE);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => /costs/.test(name))).toEqual([]);
  });
});

describe('without script', () => {
  test.each([
    ['nl', HOUSE, 1280],
    ['fr', HOUSE_FR, 390],
  ])('the form leads back to the same place with the answer (%s)', async (_, path, width) => {
    const page = await openPage(path, { width, script: false });
    await locateTile(page, 'only-home').click();
    await page.locator('.costs__submit button').click();
    await page.waitForURL('**costs=only-home**');
    expect(new URL(page.url()).hash).toBe('#costs');
    expect(await readText(page, SUM)).toBe('€ 598.300');
    await page.locator('#costs-years').fill('0');
    await page.locator('.costs__submit button').click();
    await page.locator('#costs-years-error').waitFor();
    expect(await page.locator('#costs-years').inputValue()).toBe('0');
  });
});
