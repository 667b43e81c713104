import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { changeToOtherAgency } from './other-agency';
import { serveOwnSite, startOwnSite } from './own-site';
import { measureOverflow } from './page-fit';
import { openWindow } from './windows';

/** Another agency's configuration on the same code (§3): its own snapshot, its own server. */
const site = serveOwnSite(() => startOwnSite(changeToOtherAgency));

async function openPage(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await openWindow({
    showsPictures: true,
    asksConsent: true,
    viewport: { width: 1280, height: 900 },
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  return { page, complaints };
}

const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const PATHS = ['/nl/', '/fr/a-vendre/', '/nl/diensten/', '/fr/notre-equipe/'];

test.each(PATHS)('%s is accessible, keeps the policy and its width', async (path) => {
  const { page, complaints } = await openPage(path);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await measureOverflow(page);
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
    // At 768 pixels the page has the elements of the wide layout.
    if (width !== 768) expect(await findAxeViolations(page), `${width} pixels`).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

describe('the configuration', () => {
  const NAVY = 'rgb(18, 38, 63)';
  const COLORS = [
    ['.header__frame', 'color', 'rgb(255, 255, 255)'],
    ['.menu__valuation', 'background-color', 'rgb(244, 201, 93)'],
    ['.menu__items', 'font-size', '16px'],
    ['.languages', 'color', 'rgb(244, 201, 93)'],
    ['.languages', 'font-size', '15px'],
    ['.top-bar', 'background-color', 'rgb(244, 201, 93)'],
    ['.top-bar', 'font-size', '14px'],
    ['.top-bar li', 'color', 'rgb(122, 31, 31)'],
    ['.footer', 'color', 'rgb(58, 46, 74)'],
    // The picture of the logo keeps the ground of the header.
    ['.footer .logo--image', 'background-image', `linear-gradient(${NAVY}, ${NAVY}), none`],
    ['main h1', 'font-size', '48px'],
    ['main', 'background-color', 'rgb(240, 244, 248)'],
    ['.module', 'background-color', NAVY],
  ] as const;
  test('sets colours and sizes', async () => {
    const { page } = await openPage('/nl/diensten/');
    for (const [selector, property, value] of COLORS)
      expect(await readStyle(page, selector, property), `${selector} ${property}`).toBe(value);
  });

  test('places the language switcher, the menu and the logo; menu items that do not fit are in a list', async () => {
    const { page } = await openPage('/nl/diensten/');
    const left = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.header__bar .languages')).toBeLessThan(await left('.menu'));
    expect(await left('.menu')).toBeLessThan(await left('.header__logo'));
    const shown = await page.locator('.menu__items > li').count();
    const listed = await page.locator('.menu__items > li:last-child .menu__panel > li').count();
    // Fourteen entries, and that of the list.
    expect(shown + listed).toBe(15);
    expect([shown <= 8, listed > 1]).toEqual([true, true]);
    const tops = await page
      .locator('.menu__items > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.locator('.header__bar .flag').count()).toBe(2);
  });

  test('on the home page the logo appears on scrolling or on keyboard focus', async () => {
    const { page } = await openPage('/nl/');
    const logo = page.locator('.header__logo');
    const opacity = () => logo.evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(opacity).toBe('0');
    while (!(await logo.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect.poll(opacity).toBe('1');
    await logo.blur();
    await page.mouse.wheel(0, 400);
    await expect.poll(opacity).toBe('1');
  });
});
