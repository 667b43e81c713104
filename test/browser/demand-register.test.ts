import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { answerCaptchaQuestion } from './answer-field';
import { findAxeViolations } from './axe';
import { measureOverflow } from './page-fit';
import { openWindow } from './windows';

const PATHS = { nl: '/nl/zoekopdracht/', fr: '/fr/recherche/' };
type TestLanguage = keyof typeof PATHS;

async function openRegister(
  language: TestLanguage,
  { width = 1280, script = true, query = '' } = {},
): Promise<Page> {
  const page = await openWindow({
    javaScriptEnabled: script,
    viewport: { width, height: 900 },
  });
  await page.goto(inject('origin') + PATHS[language] + query);
  return page;
}

const locateStep = (page: Page, step: number) => page.locator(`[name=step][value="${step}"]`);
const goOn = (page: Page) => page.locator('.form__buttons button').first().click();
const readCount = async (page: Page) =>
  Number(await page.locator('.search-matches__count').textContent());
const locateChips = (page: Page) => page.locator('.zone-picker__chips button');

test.each([
  ['nl', true],
  ['fr', false],
] as const)(
  'in %s, with script: %s, a search is saved in three steps',
  async (language, script) => {
    const page = await openRegister(language, { script });
    await page.locator('[name=types]').first().check();
    if (script) {
      await page.locator('.zone-picker.is-ready').waitFor();
      await page.locator('[data-city-search]').fill('bastog');
      await page.keyboard.press('Enter');
    } else await page.locator('[value="BASTOGNE|6600"]').check();
    await goOn(page);
    await locateStep(page, 1).waitFor({ state: 'attached' });
    await page.locator('[name=priceMax]').fill('900.000');
    await goOn(page);
    await locateStep(page, 2).waitFor({ state: 'attached' });
    await page.locator('[name=firstName]').fill('Anna');
    await page.locator('[name=lastName]').fill('Peeters');
    await page.locator('[name=email]').fill('anna@example.be');
    await page.locator('[name=frequency]').first().check();
    for (const name of ['password', 'passwordConfirm'])
      await page.locator(`[name=${name}]`).fill('een blauwe stoel op het terras');
    if (!script) await answerCaptchaQuestion(page);
    await goOn(page);
    await page.waitForURL(/\/(bedankt|merci)\//);
  },
);

test('cities are chosen by typing a name or a postcode, and removed by their chips', async () => {
  const page = await openRegister('nl');
  const search = page.locator('[data-city-search]');
  await page.locator('.zone-picker.is-ready').waitFor();
  await search.focus();
  await page.locator('.zone-picker__list').waitFor();
  await search.fill('erez');
  await page.keyboard.press('Enter');
  await expect.poll(() => locateChips(page).allTextContents()).toEqual(['Érezée']);
  await search.fill('4900');
  await expect.poll(() => page.locator('.zone-picker .choice:visible').count()).toBe(1);
  await page.locator('[value="SPA|4900"]').check();
  await expect.poll(() => locateChips(page).allTextContents()).toEqual(['Érezée', 'Spa']);
  await page.getByRole('button', { name: 'Verwijderen: Érezée' }).click();
  await expect.poll(() => locateChips(page).allTextContents()).toEqual(['Spa']);
  await page.keyboard.press('Escape');
  expect(await page.locator('.zone-picker__list').isVisible()).toBe(false);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('what fits now follows the answers, and stays with the next step', async () => {
  const page = await openRegister('nl');
  await page.locator('.zone-picker.is-ready').waitFor();
  const all = await readCount(page);
  await page.getByLabel('Huren').check();
  await expect.poll(() => readCount(page)).not.toBe(all);
  await page.getByLabel('Kopen').check();
  await page.locator('[name=types]').first().check();
  await page.locator('[data-city-search]').fill('durbuy');
  await page.keyboard.press('Enter');
  await page.locator('.search-matches').getByText('te koop in Durbuy').waitFor();
  const inDurbuy = await readCount(page);
  expect(inDurbuy).toBeLessThan(all);
  expect(await page.locator('.search-matches li').count()).toBeGreaterThan(0);
  await goOn(page);
  await locateStep(page, 1).waitFor({ state: 'attached' });
  expect(await readCount(page)).toBe(inDurbuy);
  await page.locator('[name=priceMax]').fill('1000');
  await page.locator('.search-matches').getByText('Nog niets dat past.').waitFor();
});

test('the map shows rings of the valley, whose names lie on no ring', async () => {
  const page = await openRegister('nl');
  await page.locator('.map').scrollIntoViewIfNeeded();
  const map = page.frameLocator('.map iframe');
  await map.locator('.zone[data-side]').first().waitFor();
  const boxes = await map.locator('.zone').evaluateAll((zones) =>
    zones.map((zone) => ({
      ring: zone.querySelector('.zone__ring')?.getBoundingClientRect().toJSON(),
      name: zone.querySelector('.zone__name')?.getBoundingClientRect().toJSON(),
      side: (zone as HTMLElement).dataset.side,
    })),
  );
  const isMeeting = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const named = boxes.filter(({ side }) => side !== 'none');
  expect(named.length).toBeGreaterThan(20);
  for (const { name } of named)
    for (const { ring } of boxes) expect(isMeeting(name, ring)).toBe(false);
  // The remote cities are named below the map instead.
  await page.getByText(/Verder weg, in de lijst: .*Maaseik/).waitFor();
});

test('on a phone there is no map until it is asked for', async () => {
  const page = await openRegister('fr', { width: 390 });
  await page.locator('.zone-picker').scrollIntoViewIfNeeded();
  expect(await page.locator('.map').isVisible()).toBe(false);
  expect(await page.locator('.map iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Choisir sur la carte' }).click();
  await page.frameLocator('.map iframe').locator('.zone').first().waitFor();
  expect(await measureOverflow(page)).toBe(0);
  // What fits now is below the form; a line above the button says so.
  await page.locator('[data-city-search]').fill('4900');
  await page.keyboard.press('Enter');
  await page.locator('.matches-line').getByText('à vendre à Spa').waitFor();
});

test('a step that is left before its answers were counted shows one number', async () => {
  const page = await openRegister('nl', { width: 390 });
  await page.locator('.matches-line').waitFor();
  await page.locator('.zone-picker.is-ready').waitFor();
  await page.locator('[name=types]').first().check();
  await page.locator('[data-city-search]').fill('bastog');
  await page.keyboard.press('Enter');
  await goOn(page);
  await locateStep(page, 1).waitFor({ state: 'attached' });
  const readWhere = async () => await page.locator('.search-matches__where').textContent();
  await expect
    .poll(async () => await page.locator('.matches-line').textContent())
    .toContain('Bastogne');
  expect(await page.locator('.matches-line').textContent()).toContain(await readWhere());
});
