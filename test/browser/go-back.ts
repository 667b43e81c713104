import type { Page } from 'playwright-core';

/**
 * Goes back in the history once the page in front has loaded, and returns when the page before it is
 * there: `commit`, at its first bytes, or `load`. Asked sooner, on a busy machine, Chromium answers that no page is
 * active: Playwright knows of the new page a moment before the browser has put it in place.
 */
export async function goBack(page: Page, waitUntil: 'commit' | 'load' = 'load'): Promise<void> {
  await page.waitForLoadState();
  await page.goBack({ waitUntil });
}
