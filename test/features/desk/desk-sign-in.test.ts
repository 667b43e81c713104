import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from '../forms/form-requests';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite, PASSWORD, PRODUCTION_PASSWORD_HASH } from '../sign-in/account-requests';
import { readAppCode } from '../sign-in/authenticator-app';
import { LUC, openDesk, openDeskBrowser, resetStaff, signInAtDesk } from './desk-requests';

const SECURITY = '/nl/desk/beveiliging/';

let site: TestSite;
beforeEach(async () => {
  await resetStaff();
  site = await createAccountSite();
});

/** Sets up the second factor, as staff do; returns the app's key and the recovery codes. */
async function setUpSecondFactor(browser: TestBrowser) {
  const start = await browser.post(SECURITY, { action: 'start', password: PASSWORD });
  const html = await start.text();
  const key = /<code>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '';
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  const code = await readAppCode(key);
  const confirmed = await browser.post(SECURITY, { action: 'confirm', sealed, code });
  const codes = [...(await confirmed.text()).matchAll(/<code>([a-z\d-]+)</g)].map(
    ([, text = '']) => text,
  );
  return { key, code, codes };
}

/** The step that was used last is forgotten, as if the next code had come. */
const waitForNextCode = () => env.DB.exec('UPDATE staff_accounts SET totp_step = 0');

describe('signing in at the desk', () => {
  test('opens it under a cookie of its own, and is recorded', async () => {
    const browser = openDeskBrowser(site);
    const response = await signInAtDesk(browser, ' LUC@example.be');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/desk/']);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const page = await browser.get('/nl/desk/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Luc Dardenne');
    const [action] = await loadRows('staff_actions');
    expect(action).toMatchObject({ action: 'signed in', subject: '' });
  });

  test('answers wrong passwords, unknown and closed accounts with the same page', async () => {
    const answer = async (email: string, password: string) => {
      const response = await signInAtDesk(openDeskBrowser(site), email, { password });
      return [response.status, (await response.text()).replace(email, '')];
    };
    const wrong = await answer(LUC.email, 'wrong');
    expect(wrong[0]).toBe(422);
    expect(wrong[1]).toContain('E-mailadres, wachtwoord of code is niet juist.');
    expect(await answer('nobody@example.be', 'wrong')).toEqual(wrong);
    await env.DB.exec('UPDATE staff_accounts SET disabled_at = 1');
    expect(await answer(LUC.email, PASSWORD)).toEqual(wrong);
  });

  test('has the same limits for known and unknown accounts', async () => {
    const statuses = async (email: string) => {
      const answers: number[] = [];
      for (let tries = 0; tries < 11; tries++) {
        const response = await signInAtDesk(openDeskBrowser(site), email, { password: 'wrong' });
        answers.push(response.status);
      }
      return answers;
    };
    const expected = [...Array(10).fill(422), 429];
    expect(await statuses(LUC.email)).toEqual(expected);
    expect(await statuses('nobody@example.be')).toEqual(expected);
  }, 60_000);

  test('ends by a POST, on the server too', async () => {
    const browser = openDeskBrowser(site);
    await signInAtDesk(browser);
    const { session } = browser;
    expect((await browser.get('/nl/desk/afmelden/')).status).toBe(405);
    const response = await browser.post('/nl/desk/afmelden/', {});
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(response.headers.get('Location')).toBe('/nl/desk/aanmelden/');
    browser.session = session;
    expect((await browser.get('/nl/desk/')).status).toBe(303);
  });

  test('gives way to a new token at the next sign-in', async () => {
    const browser = openDeskBrowser(site);
    await signInAtDesk(browser);
    const { session } = browser;
    await signInAtDesk(browser);
    expect(browser.session).not.toBe(session);
    expect(await loadRows('staff_sessions')).toHaveLength(1);
  });

  test('stores no token and no password in clear', async () => {
    const browser = openDeskBrowser(site);
    await signInAtDesk(browser);
    const tables = ['staff_accounts', 'staff_sessions'];
    const stored = JSON.stringify(await Promise.all(tables.map(loadRows)));
    expect(stored).not.toContain(browser.session);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$scrypt$ln=10,r=8,');
  });
});

describe('the second factor', () => {
  test('is asked for with the password, and a code opens the desk once', async () => {
    const { key } = await setUpSecondFactor(await openDesk(site));
    await waitForNextCode();
    const code = await readAppCode(key);
    const browser = openDeskBrowser(site);
    expect((await signInAtDesk(browser)).status).toBe(422);
    expect((await signInAtDesk(browser, LUC.email, { password: 'wrong', code })).status).toBe(422);
    expect((await signInAtDesk(browser, LUC.email, { code })).status).toBe(303);
    expect((await signInAtDesk(browser, LUC.email, { code })).status).toBe(422);
  });

  test('is replaced by a recovery code, once', async () => {
    const { codes } = await setUpSecondFactor(await openDesk(site));
    expect(codes).toHaveLength(8);
    const [code = ''] = codes;
    expect((await signInAtDesk(openDeskBrowser(site), LUC.email, { code })).status).toBe(303);
    expect((await signInAtDesk(openDeskBrowser(site), LUC.email, { code })).status).toBe(422);
  });

  test('is required in production before anything else opens, and stays on', async () => {
    const setPassword = env.DB.prepare('UPDATE staff_accounts SET password = ?');
    await setPassword.bind(PRODUCTION_PASSWORD_HASH).run();
    site = await createAccountSite({
      ENVIRONMENT: 'production',
      SIGNING_KEY: 'a signing key of thirty-two characters',
      // The pepper of PRODUCTION_PASSWORD_HASH.
      PASSWORD_PEPPER: 'a pepper for demonstrations on this machine',
    });
    const browser = openDeskBrowser(site);
    expect((await signInAtDesk(browser)).headers.get('Location')).toBe(SECURITY);
    expect((await browser.get('/nl/desk/')).headers.get('Location')).toBe(SECURITY);
    await setUpSecondFactor(browser);
    expect((await browser.get('/nl/desk/')).status).toBe(200);
    expect((await browser.post(SECURITY, { action: 'stop', password: PASSWORD })).status).toBe(422);
    expect(await (await browser.get(SECURITY)).text()).not.toContain('Uitschakelen');
  });
});
