import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeTestStores, openTestStores, runStaff } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';

const FLAT_IN_CLERVAUX = 83190;
const LANGUAGES = ['nl', 'fr'] as const;

let browser: Browser;
let site: OwnSite;
beforeAll(async () => {
  browser = await openBrowser();
  site = await startOwnSite();
  await insertSubscribers();
  await runCron();
});
afterAll(async () => {
  await closeWindows(browser);
  await closeTestStores();
  await site?.stop();
});

/** Adds a subscriber of each language who looks in Clervaux. */
async function insertSubscribers() {
  const { db } = await openTestStores(site.state);
  const criteria = JSON.stringify({ goal: 'sale', cities: [{ name: 'CLERVAUX' }] });
  for (const language of LANGUAGES)
    await db.batch([
      db
        .prepare(
          `INSERT INTO people (id, email, name, language, subscriber, created, confirmed)
           VALUES (?1, ?1 || '@example.be', 'An Maas', ?1, 1, 0, 1)`,
        )
        .bind(language),
      db
        .prepare(
          `INSERT INTO demand_searches (id, person, name, criteria, created, seen)
           VALUES (?1, ?1, 'Clervaux', ?2, 0, 0)`,
        )
        .bind(language, criteria),
    ]);
}

const runCron = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`);

/** Loads the snapshot with another price of the flat, as staff do, and runs cron. */
async function loadPrice(price: number) {
  const file = join(site.snapshot, 'catalogue/properties.json');
  const records = JSON.parse(await readFile(file, 'utf8'));
  for (const record of records) if (record.ID === FLAT_IN_CLERVAUX) record.Price = price;
  await writeFile(file, JSON.stringify(records));
  const load = await runStaff('snapshot', 'load', site.snapshot, '--persist-to', site.state);
  expect(load.exitCode).toBe(0);
  await runCron();
}

async function loadMails(language: string): Promise<{ html: string }[]> {
  const { db } = await openTestStores(site.state);
  const { results } = await db
    .prepare('SELECT mail FROM outbox WHERE recipient = ? ORDER BY created_at')
    .bind(`${language}@example.be`)
    .all<{ mail: string }>();
  return results.map(({ mail }) => JSON.parse(mail));
}

const TEXTS = {
  nl: { stop: 'Schrijf u uit', done: 'U bent uitgeschreven', prices: ['475.000', '470.000'] },
  fr: { stop: 'Désinscrivez-vous', done: 'Vous êtes désinscrit', prices: ['465.000', '460.000'] },
};

describe.each([
  ['nl', 390, false],
  ['fr', 1280, true],
] as const)('a subscriber in %s', (language, width, script) => {
  const { stop, done, prices } = TEXTS[language];
  const [price = '', nextPrice = ''] = prices;

  test('hears of another price, opens the property, unsubscribes, and hears nothing more', async () => {
    await loadPrice(Number(price.replace('.', '')));
    const mails = await loadMails(language);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      storageState: buildDeclinedConsentState(site.origin),
    });
    const page = await context.newPage();
    const openMail = async () => {
      // The policy of the site would refuse the text of another document.
      await page.goto('about:blank');
      await page.setContent(mails.at(-1)?.html ?? '');
    };

    await openMail();
    expect(await page.locator('body').textContent()).toContain(price);
    await page.locator(`a[href$="/${FLAT_IN_CLERVAUX}/"]`).last().click();
    await page.waitForURL(`${site.origin}/${language}/**/${FLAT_IN_CLERVAUX}/`);
    expect(await page.locator('main').textContent()).toContain(price);

    await openMail();
    await page.getByText(stop).click();
    await page.waitForURL(`${site.origin}/**/?token=*`);
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('main form button').click();
    await page.getByRole('heading', { name: done, level: 1 }).waitFor();

    await loadPrice(Number(nextPrice.replace('.', '')));
    expect(await loadMails(language)).toHaveLength(mails.length);
    await context.close();
  });
});
