import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How a reader may set the text without losing any (WCAG 1.4.12 and 1.4.4). */
export const READER_STYLES = {
  'widely spaced':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  doubled: 'html { font-size: 200% }',
};

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
const PHONE_WIDTH = 360;

/** Expects that a page is never wider than its window, with doubled text neither, in the narrowest also with widely spaced text. */
export async function expectPageFits(page: Page): Promise<void> {
  await expectFitsAt(page, PHONE_WIDTH);
  await expectFitsAt(page, 1280);
  await expectTextFits(page, 'doubled');
  await expectFitsAt(page, 320);
  await expectTextFits(page, 'doubled');
  await expectTextFits(page, 'widely spaced');
}

async function expectFitsAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await measureOverflow(page), `${page.url()} at ${width} pixels`).toBe(0);
}

/** Expects that a page is no wider than its window with its text as a reader sets it, and then sets it back. */
export async function expectTextFits(page: Page, text: keyof typeof READER_STYLES): Promise<void> {
  await applyStylesheet(page, READER_STYLES[text]);
  expect(await measureOverflow(page), `${page.url()} with ${text} text`).toBe(0);
  await applyStylesheet(page, '');
}
