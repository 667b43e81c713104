import { describe, expect, test } from 'vitest';
import {
  goTo,
  locateCardHeadlines,
  locateCount,
  locateHearts,
  locateToast,
  openFavouritesPage,
  readStoredItems,
} from './favourites-page';

describe('saving', () => {
  test('stores nothing before a heart is pressed, and nothing after the last one is removed', async () => {
    const page = await openFavouritesPage('/nl/te-koop/');
    await goTo(page, '/nl/favorieten/');
    await goTo(page, '/nl/te-koop/');
    expect(await readStoredItems(page)).toEqual({});
    await locateHearts(page).first().click();
    await locateToast(page).getByText('Bewaard op dit toestel').waitFor();
    expect(Object.keys(await readStoredItems(page))).toEqual(['saved-properties']);
    await locateHearts(page).first().click();
    await locateToast(page).getByText('Niet langer bewaard').waitFor();
    expect(await readStoredItems(page)).toEqual({});
  });

  test('a saved property is marked on its own page, in the other language and in the header', async () => {
    const page = await openFavouritesPage('/nl/te-koop/');
    const first = page.locator('.card').first();
    const address = await first.locator('a').first().getAttribute('href');
    await first.locator('.heart').press('Enter');
    await expect.poll(() => locateCount(page).textContent()).toBe('1');
    await goTo(page, address ?? '');
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    await page.locator('.header__bar .languages a[lang="fr"]').click();
    await page.locator('.contact-card [data-tool="save"][aria-pressed="true"]').waitFor();
    expect(await page.locator('[data-save-label]').getAttribute('aria-label')).toBe('1 favori');
    await page.locator('[data-save-label]').click();
    await expect.poll(() => locateCardHeadlines(page).count()).toBe(1);
  });

  test('a heart on the empty page opens the list with its property', async () => {
    const page = await openFavouritesPage('/nl/favorieten/');
    const title = await locateCardHeadlines(page).first().textContent();
    await locateHearts(page).first().click();
    await page.waitForURL(/\?ids=\d+$/);
    expect(await locateCardHeadlines(page).allTextContents()).toEqual([title]);
  });

  test.each([
    ['beside others', [84213, 999], [84213]],
    ['alone', [999], []],
  ])(
    'a saved property that an answer does not know, %s, stays saved until the visitor removes it',
    async (_, saved, remaining) => {
      const page = await openFavouritesPage('/nl/te-koop/');
      await page.evaluate((ids) => localStorage.setItem('saved-properties', ids), `[${saved}]`);
      await goTo(page, '/nl/favorieten/');
      await page.waitForURL(/\?ids=[\d,]+$/);
      await expect.poll(() => locateCount(page).textContent()).toBe(String(saved.length));
      expect(await readStoredItems(page)).toEqual({ 'saved-properties': `[${saved}]` });
      await page.getByRole('button', { name: 'Uit mijn lijst halen' }).click();
      await page.locator('[data-tool="forget"]').waitFor({ state: 'detached' });
      expect(await readStoredItems(page)).toEqual(
        remaining.length > 0 ? { 'saved-properties': `[${remaining}]` } : {},
      );
      expect(new URL(page.url()).search).toBe(remaining.length > 0 ? `?ids=${remaining}` : '');
    },
  );

  test('a list of somebody else offers to remove nothing', async () => {
    const page = await openFavouritesPage('/nl/favorieten/?ids=84213,999');
    await locateHearts(page).first().click();
    await expect.poll(() => locateCount(page).textContent()).toBe('1');
    expect(await page.locator('[data-tool="forget"]').isVisible()).toBe(false);
  });

  test('an object, no JSON, a word among ids, no id, or far too many ids are dropped silently', async () => {
    const page = await openFavouritesPage('/nl/favorieten/');
    const values = ['{"ids":[1]}', 'not json', '[84213,"x"]', '[-1]', `[${'1,'.repeat(200)}1]`];
    for (const value of values) {
      await page.evaluate((text) => localStorage.setItem('saved-properties', text), value);
      await page.reload();
      await expect.poll(() => readStoredItems(page), { message: value }).toEqual({});
      expect(await locateCount(page).textContent(), value).toBe('');
    }
  });
});

test('seen properties are stored only after the visitor switches that on, and deleted when it is switched off', async () => {
  const page = await openFavouritesPage('/fr/favoris/');
  const remember = page.getByRole('button', { name: 'Retenir ce que je regarde' });
  await remember.click();
  await page.getByText('Les biens que vous regarderez désormais apparaîtront ici.').waitFor();
  await goTo(page, '/property/84155/');
  await expect.poll(() => readStoredItems(page)).toEqual({ 'seen-properties': '[84155]' });
  await goTo(page, '/property/84213/');
  await expect.poll(() => readStoredItems(page)).toEqual({ 'seen-properties': '[84213,84155]' });
  await goTo(page, '/fr/favoris/');
  const seen = page.locator('.seen-properties__list a');
  await expect.poll(() => seen.count()).toBe(2);
  expect(await seen.first().getAttribute('href')).toMatch(/^\/fr\/.+\/84213\/$/);
  await remember.click();
  await expect.poll(() => seen.count()).toBe(0);
  expect(await readStoredItems(page)).toEqual({});
});
