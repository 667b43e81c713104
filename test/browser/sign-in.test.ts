import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { addDemoAccounts } from './demo-accounts';
import { goBack } from './go-back';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;
const OWNER = 'lambrecht@voorbeeld.example';
const PASSWORD = 'de kersenboom bloeit in april';
const NEW_PASSWORD = 'een grijze kat op de vensterbank';

beforeAll(() => addDemoAccounts(db));

const submit = (page: Page) => page.locator('.sign-in__form [type=submit]').click();

async function signIn(page: Page, password: string, login = OWNER, path = '/nl/login/') {
  await page.goto(origin + path);
  await page.fill('[name=username], [name=email]', login);
  await page.fill('[name=password]', password);
  await submit(page);
}

/** Reads the one-time password of the newest mail to an address as a person does: a line of its own. */
async function readOneTimePassword(email: string): Promise<string> {
  const loadMail = () =>
    db
      .prepare(`SELECT mail FROM outbox WHERE recipient = ? AND subject LIKE '%eenmalig%'
         ORDER BY created_at DESC`)
      .bind(email)
      .first('mail');
  await expect.poll(loadMail).not.toBeNull();
  const { text } = JSON.parse(String(await loadMail())) as { text: string };
  return /^[\w-]{16,}$/m.exec(text)?.[0] ?? '';
}

test.each([
  ['nl', '/nl/login/', 390, true],
  ['nl', '/nl/login/', 390, false],
  ['fr', '/fr/login/', 1280, true],
])(
  'the sign-in in %s (%s, %i pixels) opens and closes the own pages, with script: %s',
  async (language, path, width, script) => {
    const page = await openWindow({
      viewport: { width, height: 800 },
      javaScriptEnabled: script,
    });
    await signIn(page, 'verkeerd', OWNER, path);
    await page.locator('.error-summary').waitFor();
    expect(await page.inputValue('[name=username]')).toBe(OWNER);
    expect(await page.inputValue('[name=password]')).toBe('');
    expect(await page.locator('.password__toggle').isVisible()).toBe(script);
    if (script) expect(await findAxeViolations(page)).toEqual([]);

    await page.fill('[name=password]', PASSWORD);
    await submit(page);
    const ownPage = origin + { nl: '/nl/eigenaar/', fr: '/fr/proprietaire/' }[language];
    await page.waitForURL(ownPage);
    expect(await page.locator('.account-header__pages a').count()).toBe(2);
    if (script) expect(await findAxeViolations(page)).toEqual([]);

    await page.locator('.account-header form button').click();
    await page.waitForURL(origin + path);
    await goBack(page);
    await page.waitForLoadState();
    expect(await page.locator('.account-header').count()).toBe(0);
    await page.goto(ownPage);
    expect(page.url()).toContain(path);
  },
);

test('a password can be seen while it is typed', async () => {
  const page = await openWindow();
  await page.goto(`${origin}/nl/login/`);
  await page.fill('[name=password]', PASSWORD);
  const button = page.getByRole('button', { name: 'Wachtwoord tonen' });
  await button.click();
  await page.getByRole('button', { name: 'Wachtwoord verbergen' }).waitFor();
  expect(await page.getAttribute('[name=password]', 'type')).toBe('text');
  await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click();
  await button.waitFor();
  expect(await page.getAttribute('[name=password]', 'type')).toBe('password');
});

test('who forgot a password chooses a new one with the password in the mail', async () => {
  const email = 'lejeune@exemple.example';
  const page = await openWindow();
  await page.goto(`${origin}/nl/login/`);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.fill('[name=email]', email);
  await submit(page);
  await page.getByText('We hebben uw vraag').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await signIn(page, await readOneTimePassword(email), email);
  expect(page.url()).toBe(`${origin}/nl/nieuw-wachtwoord/`);
  await page.locator('#new-password').pressSequentially('kort');
  await page.getByText('4 tekens').waitFor();
  await page.fill('#new-password', NEW_PASSWORD);
  await page.getByText('32 tekens, lang genoeg').waitFor();
  await page.locator('#new-passwordConfirm').pressSequentially('een grijze');
  await page.getByText('Nog niet gelijk aan het eerste').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await submit(page);
  await page.getByText('U hebt niet hetzelfde wachtwoord ingevuld').first().waitFor();
  await page.fill('#new-password', NEW_PASSWORD);
  await page.fill('#new-passwordConfirm', NEW_PASSWORD);
  await submit(page);
  expect(page.url()).toBe(`${origin}/nl/eigenaar/`);
});

test('a subscriber signs in on a page of their own', async () => {
  const page = await openWindow();
  await signIn(
    page,
    'een blauwe stoel op het terras',
    'wouters@voorbeeld.example',
    '/nl/zoekopdracht/aanmelden/',
  );
  expect(page.url()).toBe(`${origin}/nl/mijn-zoekopdrachten/`);
  expect(await findAxeViolations(page)).toEqual([]);
});
