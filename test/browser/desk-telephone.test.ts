import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/format/durations';
import { addDemoAccounts } from './demo-accounts';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOwnSite } from './own-site';
import { openWindow } from './windows';

/** What comes by telephone, from the first page of the desk on: by keyboard, on a phone and on a computer. */
const site = serveOwnSite(async () => {
  const office = await startOwnSite();
  await addDemoAccounts(office.db);
  const startsAt = Date.now() + 3 * DAY_MS;
  await office.db
    .prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
       VALUES ('free', 84213, ?1, ?2, ?1, 9)`,
    )
    .bind(startsAt, startsAt + HOUR_MS)
    .run();
  return office;
});

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 900 };

describe.each([
  { language: 'nl', viewport: PHONE, javaScriptEnabled: false, name: 'Vermeersch' },
  { language: 'nl', viewport: COMPUTER, javaScriptEnabled: true, name: 'Hendrickx' },
  { language: 'fr', viewport: PHONE, javaScriptEnabled: true, name: 'Lambert' },
  { language: 'fr', viewport: COMPUTER, javaScriptEnabled: false, name: 'Renard' },
] as const)(
  'in $language at $viewport.width with script $javaScriptEnabled',
  ({ language, viewport, javaScriptEnabled, name }) => {
    const words = {
      nl: {
        leads: '/nl/desk/aanvragen/',
        visits: '/nl/desk/bezoeken/nieuw/',
        ...{ staff: '/nl/desk/personen/collega-s/', noted: 'is genoteerd' },
      },
      fr: {
        ...{ leads: '/fr/desk/demandes/', visits: '/fr/desk/visites/nouvelle/' },
        ...{ staff: '/fr/desk/personnes/collegues/', noted: 'est notée' },
      },
    }[language];
    const email = `${name.toLowerCase()}@voorbeeld.example`;
    const open = async (): Promise<Page> => {
      const page = await openWindow({ viewport, javaScriptEnabled, showsPictures: true });
      await signInAtDesk(page, site.origin, language);
      return page;
    };
    const type = async (page: Page, answers: Record<string, string>) => {
      for (const [field, answer] of Object.entries(answers))
        await page.locator(`.form--dense [name=${field}]`).last().fill(answer);
    };

    test('an enquiry is noted by keyboard, and its caller is known the next time', async () => {
      const page = await open();
      await page.goto(site.origin + words.leads);
      await page.locator('.desk-head a.button--forest').click();
      await type(page, { lastName: name, phone: '0470 12 34 56', email });
      await page.locator('[name=question]').fill('Mag de hond mee?');
      await page.locator('button[value=enter]').press('Enter');
      await page.getByText(words.noted).waitFor();
      await page.goto(`${site.origin}${words.leads}`);
      await page.locator('.desk-head a.button--forest').click();
      await page.locator('[name=who]').fill(email);
      await page.locator('[name=who]').press('Enter');
      await page.locator('.desk-section[role=status] a').first().waitFor();
      expect(await page.locator('[name=lastName]').inputValue()).toBe(name);
    });

    test('a visit is booked from the free hours, by keyboard', async () => {
      const page = await open();
      await page.goto(site.origin + words.visits);
      await page.selectOption('[name=property]', '84213');
      await page.locator('.desk-filters [type=submit]').press('Enter');
      const hour = await page
        .locator('[name=slot] option:not([value=""])')
        .first()
        .getAttribute('value');
      await page.selectOption('[name=slot]', String(hour));
      await type(page, { lastName: name, phone: '0470 12 34 56', email });
      await page.locator('button[value=enter]').press('Enter');
      await page.locator('.desk-note', { hasText: name }).waitFor();
      const mail = await site.db
        .prepare(
          `SELECT subject FROM outbox WHERE recipient = ? AND queue = 'owed' ORDER BY created_at DESC`,
        )
        .bind(email)
        .first<{ subject: string }>();
      expect(mail?.subject).toMatch(language === 'nl' ? /bezoek/i : /visite/i);
    });

    test('a colleague is invited by keyboard, and gets the mail that leads to the desk', async () => {
      const page = await open();
      const colleague = `${name.toLowerCase()}@kantoor.example`;
      await page.goto(site.origin + words.staff);
      await type(page, { email: colleague, name });
      await page.locator('button[value=invite]').press('Enter');
      await page.locator('main', { hasText: colleague }).waitFor();
      // The job of each minute sends invitations.
      await fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`);
      const mail = await site.db
        .prepare(`SELECT mail FROM outbox WHERE recipient = ?`)
        .bind(colleague)
        .first<{ mail: string }>();
      expect(mail?.mail).toContain('/desk/');
    });
  },
);
