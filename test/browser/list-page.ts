import type { Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { openWindow } from './windows';

/** A test of a list. `openListPage` opens a list in a new window; after the test none may have shown an error. */
export const test = base
  .extend('consoleErrors', (): string[] => [])
  .extend('openListPage', async ({ consoleErrors }, { onCleanup }) => {
    onCleanup(() => expect(consoleErrors).toEqual([]));
    return async (path: string, width = 1280, javaScriptEnabled = true): Promise<Page> => {
      const page = await openWindow({ viewport: { width, height: 900 }, javaScriptEnabled });
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      await page.goto(inject('origin') + path);
      return page;
    };
  });

export const locateFilterGroup = (page: Page, name: string) =>
  page.locator(`.filters__${name} summary`);

/** Chooses the number of bedrooms that a list's homes have at least. */
export async function chooseBedrooms(page: Page, least: number): Promise<void> {
  const choice = page.locator(`.filters__bedrooms [value="${least}"]`);
  if (!(await choice.isVisible())) await locateFilterGroup(page, 'bedrooms').click();
  await choice.check({ force: true });
}

export const readCount = (page: Page) => page.locator('[data-part="count"]').textContent();
export const readChips = (page: Page) => page.locator('.chip').allInnerTexts();
export const readPathAndQuery = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The script is there from the first touch on; before that a link is a link. */
export const waitForScript = async (page: Page) => {
  await page.locator('.listing__tools').hover();
  await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
};

/** Marks the document: a page that was loaded anew has lost it. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const isDocumentMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));
