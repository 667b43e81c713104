import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { listStoredKeys, locateConsentDialog, pressConsentButton } from './consent-questions';
import { serveOwnSite, startOwnSite } from './own-site';
import { addTrackersAndPopup } from './tracking-site';
import { openVisitorPage } from './visitor-page';

/** The demonstration without trackers is the shared site; this one has trackers and a popup. */
const trackingSite = serveOwnSite(() => startOwnSite(addTrackersAndPopup));

const locatePopup = (page: Page) => page.locator('#popup');

/** Five seconds is its delay; the clock is ours. */
async function waiting(path: string) {
  const opened = await openVisitorPage({ movesClock: true });
  await opened.page.goto(trackingSite.origin + path);
  await locateConsentDialog(opened.page).waitFor();
  return opened;
}

test('the popup opens after its delay and after the consent dialog, once a session, and returns the focus', async () => {
  const { page, complaints } = await waiting('/fr/services/');
  await page.clock.runFor(10_000);
  expect(await locatePopup(page).count()).toBe(0);
  await page.locator('.consent [value="none"]').press('Enter');
  await locatePopup(page).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(
    await locatePopup(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.alt),
  ).toBe('');
  await page.keyboard.press('Escape');
  await locatePopup(page).waitFor({ state: 'detached' });
  expect(await listStoredKeys(page)).toEqual(['consent', 'popup']);
  await page.goto(`${trackingSite.origin}/fr/`);
  await page.clock.runFor(10_000);
  expect(await locatePopup(page).count()).toBe(0);

  // Not before its delay in another session.
  const other = await page.context().newPage();
  await other.goto(`${trackingSite.origin}/nl/`);
  // Real time runs too, while the page loads.
  await other.clock.runFor(4000);
  expect(await locatePopup(other).count()).toBe(0);
  await other.clock.runFor(1100);
  await locatePopup(other).waitFor();
  expect(complaints).toEqual([]);
});

test('a pressed link to the choice about cookies waits while the popup is read, and opens it then', async () => {
  const { page } = await openVisitorPage({ movesClock: true, asksConsent: false });
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/fragments\/consent\//, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${trackingSite.origin}/nl/diensten/`);
  await page.locator('[data-consent]').click();
  await page.clock.runFor(5000);
  await locatePopup(page).waitFor();
  arrived.resolve();
  await locateConsentDialog(page).waitFor({ state: 'attached' });
  await page.clock.runFor(60_000);
  expect(page.url()).toContain('/nl/diensten/');
  await page.keyboard.press('Escape');
  await locateConsentDialog(page).waitFor();
});

test('the popup’s link closes it and navigates', async () => {
  const { page } = await waiting('/nl/diensten/');
  await pressConsentButton(page, 'none');
  await page.clock.runFor(5000);
  await locatePopup(page).waitFor();
  await locatePopup(page).locator('img').click({ force: true });
  await expect.poll(() => page.url()).toContain('/nl/faq/');
  expect(await listStoredKeys(page)).toEqual(['consent', 'popup']);
});

test.each([
  ['names a modal that was opened', '?modal-clicked'],
  ['is what a form of the page sends to', 'sent/'],
])('the popup closes by itself when the address %s', async (_, address) => {
  const { page } = await waiting('/nl/diensten/');
  await pressConsentButton(page, 'none');
  await page.clock.runFor(5000);
  await locatePopup(page).waitFor();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.setAttribute('action', '/nl/diensten/sent/');
    document.querySelector('main')?.appendChild(form);
  });
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await locatePopup(page).waitFor({ state: 'detached' });
});
