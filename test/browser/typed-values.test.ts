import { expect } from 'vitest';
import { findAxeViolations } from './axe';
import { buildUrl, locateField, locateSubmitButton, test } from './form-page';

const RENTAL = '/nl/kandidaat-huurder/?property=84232';
const PHONE = { width: 390, height: 844 };

test('what is typed is read back beside its field, and a refusal says how to write it', async ({
  openVisitorPage,
}) => {
  const page = await openVisitorPage();
  await page.setViewportSize(PHONE);
  await page.goto(buildUrl(RENTAL));
  const income = page.locator('[name=income1]');
  const field = locateField(page, 'income1');
  const echo = field.locator('output');
  const readEcho = async () => (await echo.textContent())?.replaceAll('\u00a0', ' ');
  expect(await readEcho()).toBe('');
  for (const [text, understood] of [
    ['1850.5', '€ 1.850,50 per maand'],
    ['1,850.50', '€ 1.850,50 per maand'],
    ['EUR 2000', '€ 2.000 per maand'],
    ['1.00.000', ''],
    ['250k', ''],
  ] as const) {
    await income.fill(text);
    await expect.poll(readEcho).toBe(understood);
  }
  await page.locator('[name=income2]').focus();
  await field.getByText('Bedoelt u € 250.000? Schrijf het dan zo').waitFor();
  await income.fill('2.150');
  await field.locator('.field__error').waitFor({ state: 'detached' });
  expect(await readEcho()).toBe('€ 2.150 per maand');
  const id = (await echo.getAttribute('id')) ?? '';
  expect((await income.getAttribute('aria-describedby'))?.split(' ')).toContain(id);

  await page.locator('[name=phone]').fill('06-12345678');
  await expect
    .poll(() => locateField(page, 'phone').locator('output').textContent())
    .toBe('+31 6 12 34 56 78');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('without script the page that is shown again reads it back', async ({ openVisitorPage }) => {
  const page = await openVisitorPage(false);
  await page.goto(buildUrl(RENTAL));
  await page.locator('[name=income1]').fill('1850.5');
  await locateSubmitButton(page).click();
  const echo = locateField(page, 'income1').locator('output');
  await echo.waitFor();
  expect((await echo.textContent())?.replaceAll('\u00a0', ' ')).toBe('€ 1.850,50 per maand');
});
