import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import type { WindowOptions } from './windows';
import { openWindow } from './windows';

/** Opens a page for a visitor who declined before; after the test the page may have had no error. */
export async function openFavouritesPage(path: string, options: WindowOptions = {}) {
  const page = await openWindow({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(inject('origin') + path);
  onTestFinished(() => expect(complaints).toEqual([]));
  return page;
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
