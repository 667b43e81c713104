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

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The narrowest window, a desk, an ordinary phone. */
const WIDTHS = [320, 1280, 390];

/** Expects that a page is never wider than its window; it ends as a phone's, with widely spaced text. */
export async function expectPageFits(page: Page): Promise<void> {
  const address = page.url();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page), `${address} at ${width} pixels`).toBe(0);
  }
  await page.evaluate(applyStylesheet, WIDE_SPACING);
  expect(await measureOverflow(page), `${address} with widely spaced text`).toBe(0);
}
