import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readLocalPeppers } from '../../scripts/staff/keys';
import { upsertAccount } from '../../src/platform/accounts/accounts-admin-store';
import { hashPassword } from '../../src/platform/accounts/password-hash';
import { readAppCode } from '../features/sign-in/authenticator-app';
import { LOW_COST } from '../low-cost';
import { findAxeViolations } from './axe';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;
const PASSWORD = 'vier eenden op de vijver';

beforeAll(async () => {
  const password = await hashPassword(PASSWORD, await readLocalPeppers(), LOW_COST);
  for (const language of ['nl', 'fr'] as const) {
    const person = { username: undefined, name: 'An Maas', language, properties: [84213] };
    await db.batch(
      upsertAccount(
        db,
        { ...person, email: toEmail(language) },
        { role: 'owner', password, now: Date.now() },
      ),
    );
  }
});

const toEmail = (language: string) => `two-steps-${language}@voorbeeld.example`;

async function signIn(page: Page, language: string) {
  await page.goto(`${origin}/${language}/login/`);
  await page.fill('[name=username]', toEmail(language));
  await page.fill('[name=password]', PASSWORD);
  await page.locator('.sign-in__form [type=submit]').click();
}

/** The step that was used last is forgotten, as if the next code had come. */
async function waitForNextCode(language: string) {
  await db
    .prepare('UPDATE accounts SET totp_step = 0 WHERE email = ?')
    .bind(toEmail(language))
    .run();
}

test.each([
  {
    ...{ language: 'nl', width: 390, script: false },
    ...{ menu: 'Beveiliging', on: 'Inschakelen', off: 'Uitschakelen', done: 'Ik heb ze bewaard' },
  },
  {
    ...{ language: 'fr', width: 1280, script: true },
    ...{ menu: 'Sécurité', on: 'Activer', off: 'Désactiver', done: 'Je les ai conservés' },
  },
])('an owner signs in with a code in $language, with script: $script', async (texts) => {
  const { language, width, script } = texts;
  const page = await openWindow({
    viewport: { width, height: 800 },
    javaScriptEnabled: script,
  });
  const expectAccessible = async () => {
    if (script) expect(await findAxeViolations(page)).toEqual([]);
  };
  await signIn(page, language);
  await page.getByRole('link', { name: texts.menu, exact: true }).click();
  await expectAccessible();
  await page.fill('#security-password', PASSWORD);
  await page.getByRole('button', { name: texts.on, exact: true }).click();
  await page.locator('.second-factor__qr').waitFor();
  await expectAccessible();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.fill('[name=code]', 'abc');
  await page.getByRole('button', { name: texts.on, exact: true }).click();
  await page.locator('#confirm-code-error').waitFor();
  await expectAccessible();
  await page.fill('[name=code]', await readAppCode(key));
  await page.getByRole('button', { name: texts.on, exact: true }).click();
  await page.getByRole('link', { name: texts.done }).waitFor();
  const lines = await page
    .locator('li code')
    .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
  expect(lines).toEqual(Array(8).fill(1));
  await expectAccessible();
  await page.getByRole('link', { name: texts.done }).click();
  expect(await page.locator('li code').count()).toBe(0);
  await page.locator('.account-header form button').click();

  await waitForNextCode(language);
  await signIn(page, language);
  await page.locator('[name=code]').waitFor();
  await expectAccessible();
  await page.fill('[name=code]', await readAppCode(key));
  await page.locator('.sign-in__form [type=submit]').click();
  await page.getByRole('link', { name: texts.menu, exact: true }).click();
  await page.fill('#security-password', PASSWORD);
  await page.getByRole('button', { name: texts.off, exact: true }).click();
  await page.getByRole('button', { name: texts.on, exact: true }).waitFor();
});
