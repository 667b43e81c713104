import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runStaffSuccessfully } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import { serveOwnSite, startOwnSite } from './own-site';
import { confirmByMail, loadMailsTo, registerFromList } from './saved-search';
import { openWindow } from './windows';

const FLAT_IN_CLERVAUX = 83190;
const PASSWORD = 'een grijze kat op de vensterbank';

const site = serveOwnSite(() => startOwnSite(), { buildsOnOthers: true });
beforeAll(async () => {
  await runCron();
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
}

const STORIES: Story[] = [
  {
    ...{
      language: 'nl',
      list: '/nl/te-koop/?city=CLERVAUX%7C9710&type=2',
      width: 390,
      script: false,
    },
    ...{ stop: 'Schrijf u uit', done: 'U bent uitgeschreven' },
  },
  {
    ...{
      language: 'fr',
      list: '/fr/a-vendre/?city=CLERVAUX%7C9710&type=2',
      width: 1280,
      script: true,
    },
    ...{ stop: 'Désinscrivez-vous', done: 'Votre désinscription est confirmée' },
  },
];

const getEmail = ({ language }: Story) => `${language}@example.be`;
const openStory = ({ width, script }: Story) =>
  openWindow({ viewport: { width, height: 900 }, javaScriptEnabled: script });

test.each(STORIES)(
  'a searcher in $language, $width wide, script: $script, registers from a list and confirms',
  async (story) => {
    const page = await openStory(story);
    const email = getEmail(story);
    const searcher = { email, password: PASSWORD, frequency: 'immediate' } as const;
    await registerFromList(page, site.origin + story.list, searcher, story);
    await confirmByMail(page, site, { email, password: PASSWORD });
  },
);

describe('after a load with a match', () => {
  beforeAll(() => loadPrice('475.000'));

  test.each(STORIES)(
    'a searcher in $language hears of it, opens it and unsubscribes',
    async (story) => {
      const { language, script, stop, done } = story;
      const page = await openStory(story);
      const [, alert, ...others] = await loadMailsTo(site.db, getEmail(story));
      expect(others).toEqual([]);
      await openDocument(page, alert?.html ?? '');
      expect(await page.locator('body').textContent()).toContain('475.000');
      await page.locator(`a[href$="/${FLAT_IN_CLERVAUX}/"]`).last().click();
      await page.waitForURL(`${site.origin}/${language}/**/${FLAT_IN_CLERVAUX}/`);
      expect(await page.locator('main').textContent()).toContain('475.000');

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
    },
  );
});

describe('after the next load', () => {
  beforeAll(() => loadPrice('470.000'));

  test.each(STORIES)('a searcher in $language hears no more', async (story) => {
    expect(await loadMailsTo(site.db, getEmail(story))).toHaveLength(2);
  });
});
