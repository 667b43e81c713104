import type { Page } from 'playwright-core';

export const locateConsentDialog = (page: Page) => page.locator('.consent');
export const readConsent = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));
export const pressConsentButton = (page: Page, value: string) =>
  page.locator(`.consent [value="${value}"]`).click();

/** Returns the names of what a site stored in a browser: cookies and both kinds of storage. */
export async function listStoredKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...keys];
}
