import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seedAccounts } from '../../scripts/demo/seed/accounts';
import { readLocalPeppers } from '../../scripts/staff/keys';
import { closeTestStores, openTestStores } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser } from './chromium';

const origin = inject('origin');
const STAFF = 'luc@huis-vallee.example';
const PASSWORD = 'de sleutels hangen aan haak twaalf';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  const { db } = await openTestStores(inject('state'));
  await seedAccounts(db, await readLocalPeppers(), Date.now());
});
afterAll(async () => {
  await closeWindows(browser);
  await closeTestStores();
});

/** A visitor's lead, as the contact form stores it; returns the visitor's name. */
async function receiveLead(language: string): Promise<string> {
  const { db } = await openTestStores(inject('state'));
  const name = `Ellen ${language} ${crypto.randomUUID().slice(0, 6)}`;
  const answers = { firstName: name, lastName: 'Smets', email: 'ellen@voorbeeld.example' };
  await db
    .prepare(
      `INSERT INTO submissions (key, body_hash, form, language, answers, created)
       VALUES (?1, 'h', 'site-contact', ?2, ?3, ?4)`,
    )
    .bind(
      crypto.randomUUID(),
      language,
      JSON.stringify({ ...answers, question: 'Kunnen we de stal verbouwen?' }),
      Date.now(),
    )
    .run();
  return name;
}

async function signIn(page: Page, path: string) {
  await page.goto(origin + path);
  await page.fill('[name=email]', STAFF);
  await page.fill('[name=password]', PASSWORD);
  await page.locator('.sign-in__form [type=submit]').click();
}

describe.each([
  {
    ...{ language: 'nl', login: '/nl/desk/aanmelden/', width: 390, area: 'Aanvragen' },
    others: ['/nl/desk/mails/', '/nl/desk/logboek/', '/nl/desk/beveiliging/'],
  },
  {
    ...{ language: 'fr', login: '/fr/desk/connexion/', width: 1280, area: 'Demandes' },
    others: ['/fr/desk/mails/', '/fr/desk/journal/', '/fr/desk/securite/'],
  },
])('the desk in $language', ({ language, login, width, area, others }) => {
  test.each([true, false])(
    'a lead arrives, is taken, answered, closed, with script: %s',
    async (script) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        javaScriptEnabled: script,
      });
      const page = await context.newPage();
      const expectAccessible = async () => {
        if (script) expect(await findAxeViolations(page)).toEqual([]);
      };
      const name = await receiveLead(language);
      await page.goto(origin + login);
      await expectAccessible();
      await signIn(page, login);
      await page.locator('h1').waitFor();
      await expectAccessible();

      if (width < 1240) await page.locator('.desk-header__toggle').click();
      await page.locator('.desk-header nav').getByRole('link', { name: area }).click();
      await page.getByRole('link', { name }).waitFor();
      await expectAccessible();
      await page.getByRole('link', { name }).click();
      await page.getByText('Kunnen we de stal verbouwen?').waitFor();
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.locator('button[value=taken]').click();
      await page.locator('button[value=taken][aria-pressed=true]').waitFor();
      await page.fill('[name=note]', 'Joris vragen naar de buurtweg.');
      await page.locator('button[value=note]').click();
      await page.locator('.lead__note', { hasText: 'Joris vragen' }).waitFor();
      await page.fill('[name=text]', 'Ja, dat kan.');
      await page.locator('button[value=answer]').click();
      await page.locator('button[value=answered][aria-pressed=true]').waitFor();
      await page.locator('button[value=closed]').click();
      await page.locator('button[value=closed][aria-pressed=true]').waitFor();
      await expectAccessible();
      for (const path of others) {
        await page.goto(origin + path);
        await expectAccessible();
      }
      await context.close();
    },
  );
});
