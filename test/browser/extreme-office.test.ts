import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listDeskPages } from './desk-paths';
import { signInAtDesk } from './desk-session';
import { LONGEST_NAME, LONGEST_TITLE, LONGEST_TOWN, makeExtreme } from './extreme-site';
import { useFourLanguages } from './four-languages';
import { findLanguageAddress } from './language-addresses';
import { serveOwnSite, startChangedOffice } from './own-site';
import { expectTextFits, measureOverflow } from './page-fit';
import { PAGE_KINDS } from './page-kinds';
import { listTextFaults } from './text-geometry';
import { openWindow } from './windows';

const WIDTHS = [1280, 390];
const LONGEST_EMAIL = 'anne-francoise.vandenberghe-deschoenmakere@notariskantoor-ardennen.example';

/** People of the office and its visitors with the longest names and addresses. */
const LONGEST_PEOPLE = [
  `UPDATE accounts SET name = '${LONGEST_NAME}'`,
  `UPDATE staff_accounts SET name = '${LONGEST_NAME}' WHERE email NOT LIKE 'luc@%'`,
  `UPDATE visits SET name = '${LONGEST_NAME}', email = '${LONGEST_EMAIL}'`,
  `UPDATE testimonials SET name = '${LONGEST_NAME}'`,
  `UPDATE saved_searches SET name = substr('${LONGEST_TITLE}', 1, 80)`,
  `UPDATE leads SET answers = json_set(answers, '$.firstName', 'Anne-Françoise', '$.lastName', 'Vandenberghe-Deschoenmakere', '$.email', '${LONGEST_EMAIL}')`,
];

const site = serveOwnSite(
  async () => {
    const office = await startChangedOffice(async (directory) => {
      await makeExtreme(directory);
      await useFourLanguages(directory);
    });
    for (const statement of LONGEST_PEOPLE) await office.db.prepare(statement).run();
    return office;
  },
  { timeout: 480_000 },
);

/** Owners and subscribers sign in at one page each. */
const PEOPLE = [
  {
    ...{ signIn: '/nl/login/', login: 'lambrecht@voorbeeld.example' },
    password: 'de kersenboom bloeit in april',
    pages: ['', '84213/', '84213/geschiedenis/', '84213/vraag/'].map(
      (path) => `/nl/eigenaar/${path}`,
    ),
  },
  {
    ...{ signIn: '/fr/recherche/connexion/', login: 'dubois@exemple.example' },
    password: 'la lanterne rouge du vieux pont',
    pages: ['', 'nouvelle/', 'effacer/'].map((path) => `/fr/mes-recherches/${path}`),
  },
  {
    ...{ signIn: '/de/suchauftrag/anmelden/', login: 'wouters@voorbeeld.example' },
    password: 'een blauwe stoel op het terras',
    pages: ['', 'neu/', 'loeschen/'].map((path) => `/de/meine-suchauftraege/${path}`),
  },
];

test.each(PEOPLE)(
  'the account of $login, with the longest titles, names and prices, is whole on a desk and a phone, there also with doubled text',
  async ({ signIn, login, password, pages }) => {
    const page = await openWindow();
    await page.goto(site.origin + signIn);
    await page.fill('[name=username], [name=email]', login);
    await page.fill('[name=password]', password);
    await page.locator('.sign-in__form [type=submit]').click();
    await page.locator('.account-header').waitFor();
    await expectWhole(page, pages);
    for (const path of pages) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await expectTextFits(page, 'doubled');
    }
  },
  120_000,
);

test('no public page in German, whose words are the longest, is wider than a phone with doubled text', async () => {
  const page = await openWindow({ viewport: { width: 390, height: 900 } });
  const addresses = [`${site.origin}/de/nirgends/`];
  for (const kind of Object.values(PAGE_KINDS)) {
    const path = kind.replace('durbuy', LONGEST_TOWN.toLowerCase());
    addresses.push(await findLanguageAddress(path, 'de', site.origin));
  }
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    await expectTextFits(page, 'doubled');
  }
}, 240_000);

test('every page of the desk, with the longest titles, names and prices, is whole on a desk and a phone', async () => {
  const page = await openWindow();
  await signInAtDesk(page, site.origin, 'nl');
  await expectWhole(page, (await listDeskPages(site)).nl);
}, 300_000);

async function expectWhole(page: Page, paths: readonly string[]): Promise<void> {
  const faults: unknown[] = [];
  for (const path of paths) {
    await page.goto(site.origin + path, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await measureOverflow(page);
      const { cut, overlaps } = await listTextFaults(page);
      if (overflow || cut.length || overlaps.length)
        faults.push({ path, width, overflow, cut, overlaps });
    }
  }
  expect(faults).toEqual([]);
}
