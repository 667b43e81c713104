import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Text spacing that a reader may set without losing text (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Runs in the page: a sheet of its own, which the site's policy does not ask about. */
function applyStylesheet(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

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
  await page.evaluate(applyStylesheet, WIDE_SPACING);
  await page.setViewportSize({ width: PHONE_WIDTH, height: 900 });
  expect(await measureOverflow(page), `${address} with widely spaced text`).toBe(0);
}
