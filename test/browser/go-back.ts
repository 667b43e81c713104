import type { Page } from 'playwright-core';

/**
 * Goes back in the history once the page in front has loaded, and returns when the page before it is
 * there: `commit`, at its first bytes, or `load`. Asked sooner, on a busy machine, Chromium answers that no page is
 * active: Playwright knows of the new page a moment before the browser has put it in place. The page itself is
 * asked whether it has loaded: one that was kept while another was in front fires no second load event.
 */
export async function goBack(page: Page, waitUntil: 'commit' | 'load' = 'load'): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.goBack({ waitUntil });
}
