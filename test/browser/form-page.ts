import type { Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { openWindow } from './windows';

/**
 * A test of a form. `openVisitorPage` opens a new window without moving parts, with or without script; after the
 * test no window may have shown an error, apart from what the browser itself says of a refusal.
 */
export const test = base
  .extend('consoleErrors', (): string[] => [])
  .extend('openVisitorPage', async ({ consoleErrors }, { onCleanup }) => {
    onCleanup(() => expect(consoleErrors).toEqual([]));
    return async (javaScriptEnabled = true): Promise<Page> => {
      const page = await openWindow({ javaScriptEnabled });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('422'))
          consoleErrors.push(message.text());
      });
      return page;
    };
  });

export const buildUrl = (path: string) => `${inject('origin')}${path}`;
export const locateField = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
export const locateStep = (page: Page, step: number) =>
  page.locator(`[name=step][value="${step}"]`);
export const locateSubmitButton = (page: Page) => page.locator('.form__buttons button').first();
export const createPictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
});
export const readFocusedElement = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.id);

export async function fillInContactForm(
  page: Page,
  [title, question]: [string, string],
): Promise<void> {
  await page.locator('[name=title]').selectOption(title);
  await page.locator('[name=firstName]').fill('Anna');
  await page.locator('[name=lastName]').fill('Peeters');
  await page.locator('[name=email]').fill('anna@example.be');
  await page.locator('[name=phone]').fill('0470 00 12 31');
  await page.locator('[name=question]').fill(question);
}
