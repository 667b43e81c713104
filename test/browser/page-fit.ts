import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Text spacing that a reader may set without losing text (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Text of twice its size loses nothing (WCAG 1.4.4). */
export const DOUBLED_TEXT = 'html { font-size: 200% }';

/** Replaces the sheet that a test added to a page, which the site's policy does not ask about. */
export const applyStylesheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Measures by how many pixels a page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** An ordinary phone: pages opened at its width are laid out once less. */
const PHONE_WIDTH = 390;

/** The narrowest window, a desk. */
const OTHER_WIDTHS = [320, 1280];

/** Expects that a page is never wider than its window; it ends as a phone's, with widely spaced text. */
export async function expectPageFits(page: Page): Promise<void> {
  const address = page.url();
  for (const width of [PHONE_WIDTH, ...OTHER_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page), `${address} at ${width} pixels`).toBe(0);
  }
  await applyStylesheet(page, WIDE_SPACING);
  await page.setViewportSize({ width: PHONE_WIDTH, height: 900 });
  expect(await measureOverflow(page), `${address} with widely spaced text`).toBe(0);
}

/** Expects that a page of a phone's width is no wider with its text doubled. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await applyStylesheet(page, DOUBLED_TEXT);
  expect(await measureOverflow(page), `${page.url()} with doubled text`).toBe(0);
}
