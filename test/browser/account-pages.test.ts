import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAxeViolations, loadAxeWithPages } from './axe';
import { expectStopsVisible, tabThrough } from './focus-stops';
import { goBack } from './go-back';
import { listHtmlFaults } from './html-faults';
import { serveOwnSite, startOfficeSite } from './own-site';
import { expectPageFits, measureOverflow } from './page-fit';
import { listSmallTargets } from './page-geometry';
import { openWindow } from './windows';

const site = serveOwnSite(startOfficeSite, { buildsOnOthers: true });

describe.each([
  {
    ...{ language: 'nl', width: 1280, script: false, login: 'lambrecht@voorbeeld.example' },
    ...{ password: 'de kersenboom bloeit in april', history: 'Geschiedenis' },
  },
  {
    ...{ language: 'fr', width: 390, script: true, login: 'lambrecht@voorbeeld.example' },
    ...{ password: 'de kersenboom bloeit in april', history: 'Historique' },
  },
])('an owner in $language at $width pixels, script: $script', (owner) => {
  test('signs in, chooses one of two, reads, filters, prints, and leaves nothing behind', async () => {
    const page = await openWindow({
      viewport: { width: owner.width, height: 844 },
      javaScriptEnabled: owner.script,
    });
    await page.goto(`${site.origin}/${owner.language}/login/`);
    await page.fill('[name=username]', owner.login);
    await page.fill('[name=password]', owner.password);
    await page.locator('.sign-in__form [type=submit]').click();
    expect(await page.locator('.portal-choice a').count()).toBe(2);
    if (owner.script) expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('.portal-choice a[href$="/83466/"]').click();

    expect(await page.locator('.counters__figure').count()).toBe(4);
    // Put online, another price, an option that came and went, the next visit.
    expect(await page.locator('.timeline li').count()).toBe(5);
    expect(await page.locator('.portal-quote').count()).toBe(3);
    expect(await page.locator('.figures__graph:visible').count()).toBe(1);
    await page.locator('.figures__table summary').click();
    expect(await page.locator('.figures__table tbody tr:visible').count()).toBe(30);
    expect(await measureOverflow(page)).toBe(0);
    if (owner.script) expect(await findAxeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: owner.history, exact: true }).first().click();
    const all = await page.locator('.history tbody tr:not(.history__month)').count();
    expect(all).toBe(17);
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
    expect(await page.locator('.account-header form').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const history = page.url();
    await page.locator('.account-header form button').click();
    await page.waitForURL(`**/${owner.language}/login/**`);
    const signIn = page.url().split('?')[0];
    for (const leaveSignIn of [() => goBack(page), () => page.goto(history)]) {
      await leaveSignIn();
      await page.waitForLoadState();
      expect(page.url().split('?')[0]).toBe(signIn);
      expect(await page.locator('.history').count()).toBe(0);
    }
  });
});

/** Owners and subscribers of the demonstration, and the pages that only they see. */
const PEOPLE = [
  {
    ...{ who: 'an owner', width: 390, login: 'lejeune@exemple.example' },
    ...{ signIn: '/fr/login/', password: 'le facteur passe par le verger' },
    pages: [
      ...['/fr/proprietaire/', '/fr/proprietaire/84236/', '/fr/proprietaire/84236/historique/'],
      ...['/fr/proprietaire/84236/question/', '/fr/securite/'],
    ],
  },
  {
    ...{ who: 'an owner', width: 1280, login: 'lambrecht@voorbeeld.example' },
    ...{ signIn: '/nl/login/', password: 'de kersenboom bloeit in april' },
    pages: ['/nl/eigenaar/', '/nl/eigenaar/84213/', '/nl/beveiliging/'],
  },
  {
    ...{ who: 'a subscriber', width: 390, login: 'wouters@voorbeeld.example' },
    ...{ signIn: '/nl/zoekopdracht/aanmelden/', password: 'een blauwe stoel op het terras' },
    pages: [
      ...['/nl/mijn-zoekopdrachten/', '/nl/mijn-zoekopdrachten/nieuw/'],
      ...['/nl/mijn-zoekopdrachten/wissen/', '/nl/beveiliging/'],
    ],
  },
  {
    ...{ who: 'a subscriber', width: 1280, login: 'dubois@exemple.example' },
    ...{ signIn: '/fr/recherche/connexion/', password: 'la lanterne rouge du vieux pont' },
    pages: ['/fr/mes-recherches/', '/fr/securite/'],
  },
];

/** Expects that a page is pressed easily on a phone and fits it, and any other window. */
async function expectForThumbs(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect([page.url(), await listSmallTargets(page)]).toEqual([page.url(), []]);
  await expectPageFits(page);
}

describe.each(PEOPLE)('the pages of $who at $width pixels: $signIn', (person) => {
  let page: Page;
  beforeAll(async () => {
    const viewport = { width: person.width, height: 800 };
    page = await openWindow({ viewport });
    await loadAxeWithPages(page);
    await page.goto(site.origin + person.signIn);
    await page.fill('[name=username], [name=email]', person.login);
    await page.fill('[name=password]', person.password);
    await page.locator('.sign-in__form [type=submit]').click();
    await page.locator('.account-header').waitFor();
  });

  test.each(person.pages)(
    '%s is valid, accessible, pressed easily, and shows where the focus is',
    async (path) => {
      await page.setViewportSize({ width: person.width, height: 800 });
      const response = await page.goto(site.origin + path, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      const html = (await response?.text()) ?? '';
      expect(await listHtmlFaults(html)).toEqual([]);
      expect(html).not.toMatch(/undefined|\[object |\bNaN\b/);
      expect(await findAxeViolations(page)).toEqual([]);
      expectStopsVisible(await tabThrough(page), 8);
      await expectForThumbs(page);
    },
  );

  test.runIf(person.who === 'a subscriber')(
    'so is each step of a search that is changed',
    async () => {
      await page.setViewportSize({ width: person.width, height: 800 });
      await page.goto(site.origin + (person.pages[0] ?? ''));
      await page.locator('.search-section__actions a').first().click();
      for (const step of [0, 1, 2]) {
        await page.locator(`[name=step][value="${step}"]`).waitFor({ state: 'attached' });
        expect(await findAxeViolations(page)).toEqual([]);
        await expectForThumbs(page);
        if (step < 2) await page.locator('.form__buttons [type=submit]').first().click();
      }
    },
  );
});
