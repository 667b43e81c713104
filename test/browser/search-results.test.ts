import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeWindows, openBrowser, openDeclinedContext } from './chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

test('a link narrows the results to those for sale', async () => {
  const context = await openDeclinedContext(browser);
  const results = await context.newPage();
  await results.goto(`${inject('origin')}/nl/zoeken/?q=open%20haard`);
  const sale = results
    .getByRole('navigation', { name: 'Verfijnen:' })
    .getByRole('link', { name: /^Te koop/ });
  const count = /\d+/.exec((await sale.textContent()) ?? '')?.[0];
  await Promise.all([results.waitForURL('**/nl/zoeken/?q=open+haard+Te+koop'), sale.click()]);
  expect(await results.locator('h1').textContent()).toBe(
    `${count} panden te koop met een haard of kachel`,
  );
  await context.close();
});

test('a part of the question is removed by its chip, by touch and without script', async () => {
  const context = await browser.newContext({
    ...{ hasTouch: true, isMobile: true, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(`${inject('origin')}/fr/chercher/?q=chemin%C3%A9e%20durbuy`);
  expect(await phone.locator('mark').count()).toBeGreaterThan(0);
  const chip = phone.getByRole('link', {
    name: 'Retirer le filtre Commune\u00a0: Durbuy',
  });
  await Promise.all([phone.waitForURL('**/fr/chercher/?q=chemin%C3%A9e'), chip.tap()]);
  expect(await phone.locator('h1').textContent()).toMatch(/^\d+ biens avec cheminée ou poêle$/);
  await context.close();
});
