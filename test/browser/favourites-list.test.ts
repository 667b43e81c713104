import { expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import {
  FAVOURITES_PATH,
  goTo,
  locateCardHeadlines,
  locateCount,
  locateHearts,
  locateToast,
  openFavouritesPage,
  readStoredItems,
} from './favourites-page';

test('a list of favourites opened by a shared link shows the same properties, which can be saved there', async () => {
  const mine = await openFavouritesPage('/nl/te-koop/');
  await locateHearts(mine).nth(0).click();
  await locateHearts(mine).nth(2).click();
  await expect.poll(() => locateCount(mine).textContent()).toBe('2');
  // Its plain address shows what is kept here, and becomes the address to share.
  await goTo(mine, '/nl/favorieten/');
  await mine.waitForURL(/\?ids=\d+,\d+$/);
  const titles = await locateCardHeadlines(mine).allTextContents();

  const theirs = await openFavouritesPage(mine.url().replace(inject('origin'), ''));
  expect(await locateCardHeadlines(theirs).allTextContents()).toEqual(titles);
  expect(await readStoredItems(theirs)).toEqual({});
  await locateHearts(theirs).first().click();
  await theirs.getByRole('button', { name: 'Alles op dit toestel bewaren' }).click();
  await expect.poll(() => locateCount(theirs).textContent()).toBe('2');
});

test('a list of favourites compares the ticked properties, with and without script, and can show only differences', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openFavouritesPage(FAVOURITES_PATH, {
      javaScriptEnabled,
    });
    await page.locator('.favourites__choice input').nth(1).uncheck();
    await page.getByRole('button', { name: 'Vergelijken' }).click();
    await page.waitForURL(/\/nl\/vergelijken\/\?ids=84213&ids=84102$/);
    const rows = page.locator('.compare__table tbody tr:visible');
    const all = await rows.count();
    await page.getByLabel('Alleen wat verschilt').check();
    expect(await rows.count()).toBeLessThan(all);
    await page.locator('.compare__remove').first().click();
    await page.waitForURL(/\/nl\/vergelijken\/\?ids=84102$/);
    expect(await page.locator('.compare__headline').count()).toBe(1);
  }
});

test('a list of favourites copies its link, confirms that, and the dialog returns the focus', async () => {
  const page = await openFavouritesPage(FAVOURITES_PATH, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // A desktop without a way of its own to share.
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  const button = page.locator('[data-tool="share"]');
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await findAxeViolations(page, 'dialog')).toEqual([]);
  expect(await dialog.getByRole('link', { name: 'Per e-mail' }).getAttribute('href')).toContain(
    encodeURIComponent('?ids=84213,84155,84102'),
  );
  await dialog.getByRole('button', { name: 'Link kopiëren' }).click();
  await locateToast(page).getByText('De link is gekopieerd').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    inject('origin') + FAVOURITES_PATH,
  );
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a property can be sent to a friend by a form in a dialog', async () => {
  const page = await openFavouritesPage('/property/84213/');
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.locator('.contact-card [data-tool="share"]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Doorsturen naar een vriend' }).click();
  const form = page.getByRole('dialog', { name: 'Doorsturen naar een vriend' });
  await form.getByLabel('E-mailadres van uw vriend').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('a list of favourites without script: there is no button that does nothing', async () => {
  const page = await openFavouritesPage('/nl/te-koop/', {
    javaScriptEnabled: false,
  });
  expect(await locateHearts(page).count()).toBe(0);
  await page.locator('.card__headline a').first().click();
  expect(await page.locator('.tools').isVisible()).toBe(false);
  await page.locator('[data-save-label]').click();
  expect(await page.locator('main').textContent()).toContain('JavaScript');
  expect(await page.locator('.seen-properties').isVisible()).toBe(false);
});

// Without one test/browser/pages.test.ts looks at lists, narrow and wide.
test('axe finds nothing on a list with a heart pressed', async () => {
  const page = await openFavouritesPage('/fr/a-vendre/', {
    viewport: { width: 390, height: 900 },
  });
  await locateHearts(page).first().click();
  await locateToast(page).getByText('Enregistré sur cet appareil').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});
