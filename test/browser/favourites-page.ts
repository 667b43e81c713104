import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDeclinedContext } from './chromium';

/** Opens a page for a visitor who declined before; `close` finds out that the page had no error. */
export async function openFavouritesPage(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
) {
  const context = await openDeclinedContext(browser, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(inject('origin') + path);
  return {
    page,
    close: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

export const FAVOURITES_PATH = '/nl/favorieten/?ids=84213,84155,84102';

export const goTo = (page: Page, path: string) => page.goto(inject('origin') + path);
export const locateHearts = (page: Page) => page.locator('.heart');
export const locateToast = (page: Page) => page.locator('.toast');
export const locateCount = (page: Page) => page.locator('[data-save-label] b');
/** Returns what the page stored in the browser, apart from the answer about cookies. */
export const readStoredItems = (page: Page) =>
  page.evaluate(() => {
    const { consent, ...others } = { ...localStorage };
    return others;
  });
export const locateCardHeadlines = (page: Page) => page.locator('.cards .card__headline');
