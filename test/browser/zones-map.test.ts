import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMapFrame, test } from './map-page';

const openForm = (page: Page) => openMapFrame(page, '/nl/zoekopdracht/?city=SPA%7C4900', '.zone');

test('the zones are the form’s cities; pressing one on the map ticks it in the form', async ({
  page,
}) => {
  const map = await openForm(page);
  const pressed = () => map.locator('.zone[aria-pressed="true"] .zone__name').allTextContents();
  await expect.poll(pressed).toEqual(['Spa']);
  await map.locator('.zone', { hasText: 'Bastogne' }).click();
  await expect.poll(() => page.locator('input[value="BASTOGNE|6600"]').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Verwijderen: Spa' }).click();
  await expect.poll(pressed).toEqual(['Bastogne']);
});

test('zones chosen on the map remove the form’s error', async ({ page, consoleErrors }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Verwijderen: Spa' }).click();
  await page.locator('.form__buttons button').first().click();
  const wrong = page.locator('[data-field="towns"] .field__error');
  await wrong.waitFor();
  const next = page.frameLocator('.map iframe');
  await page.locator('.map').scrollIntoViewIfNeeded();
  await next.locator('.zone', { hasText: 'Bastogne' }).click();
  await wrong.waitFor({ state: 'detached' });
  // The browser's own word for a form that was refused.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('zones can be an area, drawn corner by corner with pointer or keyboard', async ({ page }) => {
  const map = await openForm(page);
  await map.getByRole('button', { name: 'Gebied tekenen' }).click();
  const done = map.getByRole('button', { name: 'Gebied sluiten' });
  expect(await done.getAttribute('aria-disabled')).toBe('true');
  const surface = map.locator('#map');
  await surface.click({ position: { x: 250, y: 200 } });
  await surface.click({ position: { x: 400, y: 250 } });
  await surface.focus();
  await page.keyboard.press('Enter');
  await map.getByText('Hoekpunten: 3').waitFor();
  await done.click();
  const area = page.locator('input[name="area"]');
  await expect.poll(() => area.inputValue()).toMatch(/^(5\d\.\d+,\d\.\d+ ?){3}$/);
  await map.getByRole('button', { name: 'Gebied wissen' }).click();
  await expect.poll(() => area.inputValue()).toBe('');
});
