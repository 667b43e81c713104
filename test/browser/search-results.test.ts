import { expect, inject, test } from 'vitest';
import { openWindow } from './windows';

test('a link narrows the results to a type', async () => {
  const results = await openWindow();
  await results.goto(`${inject('origin')}/nl/zoeken/?q=zicht&exact=1`);
  const houses = results
    .getByRole('navigation', { name: 'Verfijnen:' })
    .getByRole('link', { name: /^Huis/ });
  await Promise.all([
    results.waitForURL('**/nl/te-koop/?type=1&words=zicht&q=zicht+Huis'),
    houses.click(),
  ]);
  expect(await results.locator('h1').textContent()).toMatch(/^Huizen voor .*zicht/);
});

test('a part of the question is removed by its chip, by touch and without script', async () => {
  const phone = await openWindow({
    ...{ hasTouch: true, isMobile: true, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  });
  await phone.goto(`${inject('origin')}/fr/chercher/?q=chemin%C3%A9e%20durbuy`);
  expect(await phone.locator('mark').count()).toBeGreaterThan(0);
  const chip = phone.getByRole('link', {
    name: 'Retirer le filtre Durbuy',
  });
  await Promise.all([
    phone.waitForURL('**/fr/a-vendre/?words=chemin%C3%A9e&q=chemin%C3%A9e'),
    chip.tap(),
  ]);
  expect(await phone.locator('h1').textContent()).toBe('Biens avec cheminée ou poêle');
});
