import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUILT_IN_ROUTES } from '../../src/domain/routing/built-in-routes';
import { listBrokenWords } from './broken-words';
import { signInAtDesk } from './desk-session';
import { useFourLanguages } from './four-languages';
import { findLanguageAddress } from './language-addresses';
import { serveOwnSite, startChangedOffice } from './own-site';
import { measureOverflow } from './page-fit';
import { PAGE_KINDS } from './page-kinds';
import { openWindow } from './windows';

/** A site in four languages, of which German has the longest words. Dutch and French: test/browser/pages.test.ts. */
const site = serveOwnSite(() => startChangedOffice(useFourLanguages), { timeout: 240_000 });

test.each(['de', 'en'])(
  'no page in %s breaks a word or a date, or is wider than its window',
  async (language) => {
    const addresses: string[] = [];
    for (const kind of Object.values(PAGE_KINDS))
      addresses.push(await findLanguageAddress(kind, language, site.origin));
    await expectWhole(await openWindow(), addresses);
  },
  240_000,
);

/** Who signs in, and what only they see, by its original path. */
const PEOPLE = [
  {
    ...{ signIn: '/de/login/', login: 'lambrecht@voorbeeld.example' },
    password: 'de kersenboom bloeit in april',
    pages: ['', '84213/', '84213/verlauf/', '84213/frage/'].map(
      (path) => `/de/eigentuemer/${path}`,
    ),
  },
  {
    ...{ signIn: '/de/suchauftrag/anmelden/', login: 'wouters@voorbeeld.example' },
    password: 'een blauwe stoel op het terras',
    pages: ['', 'neu/', 'loeschen/'].map((path) => `/de/meine-suchauftraege/${path}`),
  },
];

test.each(PEOPLE)(
  'nor does the account of $login, in German',
  async ({ signIn, login, password, pages }) => {
    const page = await openWindow();
    await page.goto(site.origin + signIn);
    await page.fill('[name=username], [name=email]', login);
    await page.fill('[name=password]', password);
    await page.locator('.sign-in__form [type=submit]').click();
    await page.locator('.account-header').waitFor();
    await expectWhole(
      page,
      [...pages, '/de/sicherheit/'].map((path) => site.origin + path),
    );
  },
  120_000,
);

/** What is no page for a reader; versions, whose findings name files. */
const NOT_READ =
  /(?:export|logout|login|forgot-password|new-password|files|draft|versions|rollback)\/$/;

test.each(['de', 'en'] as const)(
  'nor does a page of the desk in %s, whose hours are the longest',
  async (language) => {
    const page = await openWindow();
    await signInAtDesk(page, site.origin, 'nl');
    const pages = BUILT_IN_ROUTES.filter(
      ({ original }) => original.startsWith('/desk/') && !NOT_READ.test(original),
    );
    expect(pages.length).toBeGreaterThan(25);
    await expectWhole(
      page,
      pages.map((entry) => `${site.origin}/${language}/${entry[language]}/`),
    );
  },
  300_000,
);

test('a text in four languages stands in one, two or four columns, so that none is left alone', async () => {
  const page = await openWindow();
  await signInAtDesk(page, site.origin, 'nl');
  await page.goto(`${site.origin}/de/desk/website/team/1/`);
  const columns: number[] = [];
  for (const width of [390, 700, 900, 1100, 1280, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    columns.push(
      await page.locator('.form__row:has([name="role.de"])').evaluate((row) => {
        const lefts = [...row.children].map((field) => field.getBoundingClientRect().left);
        return new Set(lefts.map(Math.round)).size;
      }),
    );
  }
  expect(columns.filter((count) => ![1, 2, 4].includes(count))).toEqual([]);
  expect([columns[0], columns.at(-1)]).toEqual([1, 4]);
});

async function expectWhole(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: unknown[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const [overflow, broken] = [await measureOverflow(page), await listBrokenWords(page)];
      if (overflow > 0 || broken.length > 0) faults.push({ address, width, overflow, broken });
    }
  }
  expect(faults).toEqual([]);
}

test('the longest breadcrumb says on a phone where one is, and its last step is not cut to nothing', async () => {
  const page = await openWindow({ viewport: { width: 360, height: 780 } });
  const group = '/de/faq/besichtigungswochenenden-und-broschueren/';
  for (const path of ['besichtigungswochenenden/', 'broschuere-anfordern/']) {
    expect((await page.goto(site.origin + group + path))?.status()).toBe(200);
    const steps = await page
      .locator('.breadcrumb li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(steps.at(-1)?.width, path).toBeGreaterThanOrEqual(80);
    expect(steps.at(-1)?.right, path).toBeLessThanOrEqual(360);
  }
});
