import { beforeAll, describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { addDemoAccounts } from './demo-accounts';
import { DESK_LOGINS, signInAtDesk } from './desk-session';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;

beforeAll(() => addDemoAccounts(db));

/** A visitor's lead, as the contact form stores it; returns the visitor's name. */
async function receiveLead(language: string): Promise<string> {
  const name = `Ellen ${language} ${crypto.randomUUID().slice(0, 6)}`;
  const answers = { firstName: name, lastName: 'Smets', email: 'ellen@voorbeeld.example' };
  await db
    .prepare(
      `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
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

describe.each([
  {
    ...{ language: 'nl' as const, width: 390, area: 'Aanvragen' },
    others: ['/nl/desk/mails/', '/nl/desk/logboek/', '/nl/desk/beveiliging/'],
    script: true,
  },
  {
    ...{ language: 'fr' as const, width: 1280, area: 'Demandes' },
    others: ['/fr/desk/mails/', '/fr/desk/journal/', '/fr/desk/securite/'],
    script: false,
  },
])('the desk in $language, with script: $script', ({ language, width, area, others, script }) => {
  test('a lead arrives, is taken, answered, closed', async () => {
    const page = await openWindow({
      viewport: { width, height: 844 },
      javaScriptEnabled: script,
    });
    const expectAccessible = async () => {
      if (script) expect(await findAxeViolations(page)).toEqual([]);
    };
    const name = await receiveLead(language);
    await page.goto(origin + DESK_LOGINS[language]);
    await expectAccessible();
    await signInAtDesk(page, origin, language);
    await expectAccessible();

    const menuLink = page.locator('.desk-header nav').getByRole('link', { name: area });
    if (width < 1240) await page.locator('.desk-header__toggle').click();
    await menuLink.click();
    await page.getByRole('link', { name }).waitFor();
    await expectAccessible();
    await page.getByRole('link', { name }).click();
    await page.locator('.lead__words', { hasText: 'Kunnen we de stal verbouwen?' }).waitFor();
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
    // A narrow window has a button for the menu, with script or without.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.desk-header__toggle').click();
    expect(await menuLink.isVisible()).toBe(true);
  });
});
