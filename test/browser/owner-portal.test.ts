import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccounts } from '../../scripts/demo/seed/accounts';
import { seedActivity } from '../../scripts/demo/seed/activity';
import { readLocalPeppers } from '../../scripts/staff/keys';
import { closeTestStores, openTestStores } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser } from './chromium';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';

let browser: Browser;
let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
  const { db } = await openTestStores(site.state);
  await seedAccounts(db, await readLocalPeppers(), Date.now());
  await seedActivity(db, Date.now());
  await closeTestStores();
  browser = await openBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await site.stop();
});

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  {
    ...{ language: 'nl', width: 390, script: true, login: 'lambrecht@voorbeeld.example' },
    ...{ password: 'de kersenboom bloeit in april', history: 'Geschiedenis' },
  },
  {
    ...{ language: 'fr', width: 1280, script: false, login: 'lambrecht@voorbeeld.example' },
    ...{ password: 'de kersenboom bloeit in april', history: 'Historique' },
  },
])('an owner in $language at $width pixels, script: $script', (owner) => {
  test('signs in, chooses, reads, filters, and leaves nothing behind', async () => {
    const context = await browser.newContext({
      viewport: { width: owner.width, height: 844 },
      javaScriptEnabled: owner.script,
    });
    const page = await context.newPage();
    await page.goto(`${site.origin}/${owner.language}/login/`);
    await page.fill('[name=username]', owner.login);
    await page.fill('[name=password]', owner.password);
    await page.locator('.sign-in__form [type=submit]').click();
    await page.locator('.portal-choice a[href$="/84213/"]').click();

    expect(await page.locator('.counters__figure').count()).toBe(4);
    expect(await page.locator('.figures__graph:visible').count()).toBe(1);
    await page.locator('.figures__table summary').click();
    expect(await page.locator('.figures__table tbody tr:visible').count()).toBe(30);
    expect(await measureOverflow(page)).toBe(0);
    if (owner.script) expect(await findAxeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: owner.history, exact: true }).first().click();
    const all = await page.locator('.history tbody tr:not(.history__month)').count();
    expect(all).toBe(15);
    await page.locator('.history-filters summary').first().click();
    await page.locator('[name=kind][value=visit]').check();
    await page.locator('.history-filters [type=submit]:visible').click();
    expect(page.url()).toContain('kind=visit');
    const kept = await page.locator('.history tbody tr:not(.history__month)').count();
    expect(kept).toBeGreaterThan(3);
    expect(kept).toBeLessThan(all);
    expect(await measureOverflow(page)).toBe(0);
    if (owner.script) expect(await findAxeViolations(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.history-filters').isVisible()).toBe(false);
    expect(await page.locator('.history').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.account-header form button').click();
    await page.goBack();
    await page.waitForLoadState();
    expect(await page.locator('.history').count()).toBe(0);
    await context.close();
  });
});
