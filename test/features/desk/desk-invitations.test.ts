import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendInvitations } from '../../../src/features/sign-in/invitations-store';
import { disableStaff, upsertStaff } from '../../../src/platform/accounts/staff-accounts-store';
import { createTestContext } from '../../fixtures';
import type { TestSite } from '../forms/form-requests';
import { loadRows } from '../forms/form-requests';
import { createAccountSite, NEW_PASSWORD, readOneTimePassword } from '../sign-in/account-requests';
import { LUC, openDesk, openDeskBrowser, resetStaff, SANNE, signInAtDesk } from './desk-requests';

const SECURITY = '/nl/desk/beveiliging/';

let site: TestSite;
beforeEach(async () => {
  await resetStaff();
  site = await createAccountSite();
});

describe('an invitation', () => {
  test('is a one-time password by mail that opens nothing but a new one', async () => {
    const member = {
      email: 'an@example.be',
      name: 'An Maas',
      language: 'nl',
      role: 'agent',
    } as const;
    await upsertStaff(env.DB, member, { invited: true, now: 1 }).run();
    const { snapshot } = await createTestContext('/nl/');
    expect(await sendInvitations(env.DB, snapshot, 'http://localhost:8787')).toBe(1);
    const password = await readOneTimePassword(member.email);
    const browser = openDeskBrowser(site);
    const response = await signInAtDesk(browser, member.email, { password });
    expect(response.headers.get('Location')).toBe('/nl/desk/nieuw-wachtwoord/');
    for (const path of ['/nl/desk/', SECURITY])
      expect((await browser.get(path)).headers.get('Location')).toBe('/nl/desk/nieuw-wachtwoord/');
    const short = await browser.post('/nl/desk/nieuw-wachtwoord/', { password: 'kort' });
    expect(short.status).toBe(422);
    const fields = { password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD };
    const changed = await browser.post('/nl/desk/nieuw-wachtwoord/', fields);
    expect(changed.headers.get('Location')).toBe('/nl/desk/');
    expect((await browser.get('/nl/desk/')).status).toBe(200);
    expect((await signInAtDesk(openDeskBrowser(site), member.email, { password })).status).toBe(
      422,
    );
  });

  test('is needed again by who was closed out', async () => {
    const browser = await openDesk(site);
    const luc = (await loadRows('staff_accounts')).find(({ email }) => email === LUC.email);
    const sanne = await openDesk(site, SANNE.email);
    await env.DB.batch(disableStaff(env.DB, String(luc?.id), 1, { keepsLast: false }));
    expect((await browser.get('/nl/desk/')).status).toBe(303);
    expect((await sanne.get('/nl/desk/')).status).toBe(200);
    await upsertStaff(env.DB, LUC, { invited: true, now: 2 }).run();
    expect((await signInAtDesk(openDeskBrowser(site))).status).toBe(422);
  });
});

test('a forgotten password is mailed to staff alone, with the same answer for everybody', async () => {
  const ask = async (email: string) => {
    const response = await openDeskBrowser(site).post('/nl/desk/wachtwoord-vergeten/', { email });
    // The answer names the minute at which the password ends.
    return (await response.text()).replaceAll(email, '').replace(/\d\d:\d\d/g, '');
  };
  const answer = await ask(LUC.email);
  expect(await ask('nobody@example.be')).toBe(answer);
  const mails = await loadRows('outbox');
  expect(mails.map(({ recipient }) => recipient)).toEqual([LUC.email]);
  expect(JSON.stringify(mails)).toContain('/nl/desk/aanmelden/');
});
