import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { addDemoAccounts } from './demo-accounts';
import { measureOverflow } from './page-fit';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;
const OWNER = { login: 'claessens@voorbeeld.example', password: 'drie fietsen achter de molen' };

beforeAll(() => addDemoAccounts(db));

/** Gives the browser a device that keeps passkeys and says yes to everything. */
async function addDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

test.each([
  {
    ...{ language: 'nl', width: 390, security: '/nl/beveiliging/', login: '/nl/login/' },
    ...{ add: 'Passkey toevoegen', create: 'Passkey maken op dit toestel' },
    ...{ signIn: 'Aanmelden met een passkey', remove: /Verwijderen/ },
  },
  {
    ...{ language: 'fr', width: 1280, security: '/fr/securite/', login: '/fr/login/' },
    ...{ add: 'Ajouter une clé d’accès', create: 'Créer la clé sur cet appareil' },
    ...{ signIn: 'Se connecter avec une clé d’accès', remove: /Supprimer/ },
  },
])('an owner adds a passkey and signs in with it, in $language', async (texts) => {
  const page = await openWindow({ viewport: { width: texts.width, height: 800 } });
  await page.goto(origin + texts.login);
  await addDevice(page);
  await page.fill('[name=username]', OWNER.login);
  await page.fill('[name=password]', OWNER.password);
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.account-header').waitFor();

  await page.goto(origin + texts.security);
  await page.fill('#passkey-start-password', OWNER.password);
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  await page.getByRole('button', { name: texts.create }).click();
  const remove = page.getByRole('button', { name: texts.remove });
  await remove.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);

  await page.locator('.account-header form button').click();
  await page.waitForURL(origin + texts.login);
  expect(await findAxeViolations(page)).toEqual([]);
  // What went wrong is said when it did.
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: texts.signIn }).click();
  await page.locator('.account-header').waitFor();

  await page.goto(origin + texts.security);
  await remove.click();
  await remove.waitFor({ state: 'detached' });
});

test('without JavaScript no passkey is offered, and the password signs in', async () => {
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto(`${origin}/nl/login/`);
  expect(await page.getByRole('button', { name: 'Aanmelden met een passkey' }).count()).toBe(0);
  await page.fill('[name=username]', OWNER.login);
  await page.fill('[name=password]', OWNER.password);
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.account-header').waitFor();
});
