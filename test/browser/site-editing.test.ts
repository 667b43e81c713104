import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAxeViolations } from './axe';
import { addDemoAccounts } from './demo-accounts';
import { signInAtDesk } from './desk-session';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';
import { openWindow } from './windows';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
  await addDemoAccounts(site.db);
});
afterAll(async () => {
  await site?.stop();
});

/** What an office changes of its site: where, the field, what it types, and where visitors read it. */
interface OrdinaryChange {
  page: string;
  field: string;
  typed: string;
  seenAt: string;
  /** What visitors read there, where it is written otherwise. */
  words?: string | undefined;
}

const STORIES = {
  nl: {
    desk: '/nl/desk/website/',
    publish: 'publiceren/',
    window: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
    changes: [
      ['openingsuren/', 'offices.0.week.mo', '08:30-12:00', '/nl/contact/', '8.30–12'],
      ['regel/', 'text.nl', 'Op 24 december zijn we dicht.', '/nl/te-koop/'],
      ['team/2/', 'role.nl', 'Schatter in Durbuy', '/nl/ons-team/'],
      ['artikels/802/', 'body.nl', 'Een bedrag van **vroeger**.', '/nl/faq/kadastraal-inkomen/'],
      ['kantoor/', 'phone', '086 00 12 99', '/nl/contact/'],
    ],
  },
  fr: {
    desk: '/fr/desk/site/',
    publish: 'publier/',
    window: { viewport: { width: 1280, height: 900 }, person: 'staff' },
    changes: [
      ['heures/', 'offices.1.hours.fr', 'lu–ve 8–17 h', '/fr/contact/'],
      ['ligne/', 'text.fr', 'Nous fermons le 24 décembre.', '/fr/a-vendre/'],
      ['equipe/2/', 'role.fr', 'Expert à Durbuy', '/fr/notre-equipe/'],
      ['pages/26/', 'page.params.title.fr', 'Ce que vous nous demandez', '/fr/faq/'],
    ],
  },
} as const;

const listChanges = (language: keyof typeof STORIES): OrdinaryChange[] =>
  STORIES[language].changes.map(([page, field, typed, seenAt, words]) => ({
    ...{ page, field, typed, seenAt, words },
  }));

/** What visitors read of what was typed. */
const toRead = ({ typed, words }: OrdinaryChange) =>
  words ?? typed.replaceAll('**', '').split('.')[0] ?? '';

test.each(['nl', 'fr'] as const)(
  'the office changes its site in %s, looks at it, publishes it, and visitors see it',
  async (language) => {
    const { desk, publish, window } = STORIES[language];
    const page: Page = await openWindow(window);
    await signInAtDesk(page, site.origin, language);
    const changes = listChanges(language);
    for (const { page: path, field, typed } of changes) {
      await page.goto(site.origin + desk + path);
      await page.fill(`[name="${field}"]`, typed);
      await page.locator('button[value=save]').click();
      await page.locator('.desk-note[role=status]').waitFor();
    }
    // Without script there is nothing that axe could run in.
    if (language === 'fr') expect(await findAxeViolations(page)).toEqual([]);
    const visitor = await openWindow({});
    const read = async ({ seenAt }: OrdinaryChange) => {
      await visitor.goto(site.origin + seenAt);
      return (await visitor.locator('body').textContent()) ?? '';
    };
    for (const change of changes) expect(await read(change)).not.toContain(toRead(change));

    await page.goto(site.origin + desk + publish);
    for (const { typed } of changes)
      expect(await page.locator('ins', { hasText: typed }).count()).toBeGreaterThan(0);
    await page.locator('button[value=publish]').click();
    await page.locator('.desk-note[role=status]').waitFor();
    for (const change of changes)
      await vi.waitFor(async () => expect(await read(change)).toContain(toRead(change)));
  },
);

const NEW_PAGES = {
  nl: { title: 'Onze aanpak', address: 'zo-werken-wij', block: 'Panden' },
  fr: { title: 'Notre approche', address: 'notre-facon', block: 'Biens' },
} as const;

test.each(['nl', 'fr'] as const)(
  'the office makes a page in %s with a block and another address, and visitors find it',
  async (language) => {
    const { desk, publish, window } = STORIES[language];
    const { title, address, block } = NEW_PAGES[language];
    const page: Page = await openWindow(window);
    await signInAtDesk(page, site.origin, language);
    await page.goto(`${site.origin}${desk}${language === 'nl' ? 'paginas' : 'pages'}/`);
    await page.fill('[name=title]', title);
    await page.locator('button[value=add]').click();
    await page.selectOption('[name=content]', { label: block });
    await page.locator('button[value=module-add]').click();
    await page.locator('#modules li').waitFor();
    await page.fill(`[name="route.${language}"]`, address);
    await page.selectOption('[name="page.status"]', 'Published');
    await page.locator('button[value=save]').click();
    await page.locator('.desk-note[role=status]').waitFor();
    if (language === 'fr') expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(site.origin + desk + publish);
    await page.locator('button[value=publish]').click();
    await page.locator('.desk-note[role=status]').waitFor();
    const visitor = await openWindow({});
    await vi.waitFor(async () => {
      const answer = await visitor.goto(`${site.origin}/${language}/${address}/`);
      expect(answer?.status()).toBe(200);
    });
    expect(await visitor.locator('.modules .card').count()).toBeGreaterThan(0);
    expect(await visitor.locator('header').first().textContent()).toContain(title);
  },
);
