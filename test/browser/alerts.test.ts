import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStaffSuccessfully } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';
import { confirmByMail, loadMailsTo, registerFromList } from './registered-search';
import { openWindow } from './windows';

const FLAT_IN_CLERVAUX = 83190;
const PASSWORD = 'een grijze kat op de vensterbank';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
  await runCron();
});
afterAll(async () => {
  await site?.stop();
});

const runCron = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`);

/** Loads the snapshot with another price of the flat, as staff do, and runs cron. */
async function loadPrice(price: string) {
  const file = join(site.snapshot, 'catalogue/properties.json');
  const records = JSON.parse(await readFile(file, 'utf8'));
  for (const record of records)
    if (record.ID === FLAT_IN_CLERVAUX) record.Price = Number(price.replace('.', ''));
  await writeFile(file, JSON.stringify(records));
  await runStaffSuccessfully('snapshot', 'load', site.snapshot, '--persist-to', site.state);
  await runCron();
}

const openDocument = async (page: Page, html: string) => {
  // The policy of the site would refuse the text of another document.
  await page.goto('about:blank');
  await page.setContent(html);
};

interface Story {
  language: string;
  list: string;
  width: number;
  script: boolean;
  stop: string;
  done: string;
  prices: [string, string];
}

const STORIES: Story[] = [
  {
    ...{
      language: 'nl',
      list: '/nl/te-koop/?city=CLERVAUX%7C9710&type=2',
      width: 390,
      script: false,
    },
    ...{ stop: 'Schrijf u uit', done: 'U bent uitgeschreven', prices: ['475.000', '470.000'] },
  },
  {
    ...{
      language: 'fr',
      list: '/fr/a-vendre/?city=CLERVAUX%7C9710&type=2',
      width: 1280,
      script: true,
    },
    ...{ stop: 'Désinscrivez-vous', done: 'Vous êtes désinscrit', prices: ['465.000', '460.000'] },
  },
];

describe.each(STORIES)('a searcher in $language, $width wide, script: $script', (story) => {
  const { language, list, width, script, stop, done, prices } = story;
  const email = `${language}@example.be`;

  test('registers from a list, confirms, hears of a match, opens it, unsubscribes, hears no more', async () => {
    const page = await openWindow({
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
    });
    const searcher = { email, password: PASSWORD, frequency: 'immediate' } as const;
    await registerFromList(page, site.origin + list, searcher, { script });
    await confirmByMail(page, site, email);

    await loadPrice(prices[0]);
    const [, alert, ...others] = await loadMailsTo(site.db, email);
    expect(others).toEqual([]);
    await openDocument(page, alert?.html ?? '');
    expect(await page.locator('body').textContent()).toContain(prices[0]);
    await page.locator(`a[href$="/${FLAT_IN_CLERVAUX}/"]`).last().click();
    await page.waitForURL(`${site.origin}/${language}/**/${FLAT_IN_CLERVAUX}/`);
    expect(await page.locator('main').textContent()).toContain(prices[0]);

    // A mail program's one click, or the button of the page; afterwards the page says the same.
    const oneClick = /<(\S+)>/.exec(alert?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    if (script)
      await fetch(oneClick, {
        method: 'POST',
        body: new URLSearchParams(alert?.headers['List-Unsubscribe-Post']),
      });
    await openDocument(page, alert?.html ?? '');
    await page.getByText(stop).click();
    await page.waitForURL(`${site.origin}/**/?token=*`);
    if (!script) await page.locator('main form button').click();
    await page.getByRole('heading', { name: done, level: 1 }).waitFor();
    if (script) expect(await findAxeViolations(page)).toEqual([]);

    await loadPrice(prices[1]);
    expect(await loadMailsTo(site.db, email)).toHaveLength(2);
  });
});
