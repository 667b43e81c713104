import { expect } from 'vitest';
import { reloadWithTypefaces } from './chromium';
import { goBack } from './go-back';
import {
  isDocumentMarked,
  locateFilterGroup,
  markDocument,
  readChips,
  readCount,
  readPathAndQuery,
  test,
  waitForScript,
} from './list-page';

test('a chip and a sort order update too; the back button restores each list and its form', async ({
  openListPage,
}) => {
  const page = await openListPage('/fr/a-vendre/?type=1&garden=1');
  await markDocument(page);
  const first = await readCount(page);
  await waitForScript(page);
  await page.locator('.chip').first().click();
  await page.waitForURL('**/a-vendre/?garden=1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.locator('.sort summary').click();
  await page.locator('.sort a').nth(1).click();
  await page.waitForURL('**/a-vendre/?garden=1&sort=price');
  const cheapest = await page.locator('.card__amount').first().textContent();
  await page.evaluate(() => scrollTo(0, 400));
  await page.locator('.filters__more summary').click();
  await page.locator('input[name="terrace"]').check();
  await page.waitForURL('**&terrace=1&sort=price');
  await goBack(page);
  await expect.poll(() => page.locator('input[name="terrace"]').isChecked()).toBe(false);
  expect(await page.locator('.card__amount').first().textContent()).toBe(cheapest);
  await goBack(page);
  await goBack(page);
  await expect.poll(() => readCount(page)).toBe(first);
  expect(readPathAndQuery(page)).toBe('/fr/a-vendre/?type=1&garden=1');
  expect(await page.locator('input[name="type"][value="1"]').isChecked()).toBe(true);
  expect(await isDocumentMarked(page)).toBe(true);
});

test('the layout shifts with the press only, not when the response arrives', async ({
  openListPage,
}) => {
  const page = await openListPage('/nl/te-koop/');
  await reloadWithTypefaces(page);
  await waitForScript(page);
  // Of the cards that stand there now: an answer puts others in their place.
  const top = () =>
    page.evaluate(() => document.querySelector('.cards')?.getBoundingClientRect().top ?? 0);
  const held: (() => void)[] = [];
  await page.route('**/te-koop/?*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await locateFilterGroup(page, 'epc').click();
  await page.locator('input[name="epc"][value="C"]').check();
  await expect.poll(() => held.length).toBe(1);
  await page.locator('.chips').waitFor({ state: 'attached' });
  const asked = await top();
  held[0]?.();
  await expect.poll(() => readChips(page)).toEqual(['Label C of beter']);
  expect(await top()).toBe(asked);
  await goBack(page);
  await expect.poll(() => readChips(page)).toEqual([]);
  expect(await top()).toBeLessThan(asked);
  await page.goForward();
  await expect.poll(() => readChips(page)).toEqual(['Label C of beter']);
  await page.locator('.chips__clear').click();
  await expect.poll(() => page.locator('.chips').count()).toBe(0);
  const cleared = await top();
  await page.waitForURL('**/te-koop/');
  expect(await top()).toBe(cleared);
});

test('the back button restores the scroll position of a list', async ({ openListPage }) => {
  const page = await openListPage('/nl/te-koop/');
  await waitForScript(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.locator('input[name="garden"]').evaluate((tick: HTMLInputElement) => tick.click());
  await page.waitForURL('**/te-koop/?garden=1');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.locator('input[name="terrace"]').evaluate((tick: HTMLInputElement) => tick.click());
  await page.waitForURL('**/te-koop/?garden=1&terrace=1');
  await page.evaluate(() => scrollTo(0, 0));
  await goBack(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await goBack(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  // And from the page of a property, in a document of its own.
  await page.locator('.card__headline a').first().click();
  await page.waitForURL('**/te-koop/*/*/*/');
  await goBack(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
