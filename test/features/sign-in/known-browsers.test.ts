import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { sign } from '../../../src/platform/auth/signature';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { LUC, openDeskBrowser, resetStaff, signInAtDesk } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import { BOTH, OWNER, openBrowser, PASSWORD, setUpAccountSite, signIn } from './account-requests';

const { site, configure } = setUpAccountSite();

/** Opens a browser in which somebody has signed in completely, and out again. */
async function openKnownBrowser(email: string = OWNER.email): Promise<TestBrowser> {
  const browser = openBrowser(site);
  await signIn(browser, email);
  browser.session = '';
  return browser;
}

async function tryWrongPasswords(count: number, login: string = OWNER.email): Promise<void> {
  for (let tries = 0; tries < count; tries++)
    await signIn(openBrowser(site), login, `wrong ${tries}`);
}

describe('a browser that is known to an account', () => {
  test('is not refused after the wrong guesses of a stranger, who is', async () => {
    const known = await openKnownBrowser();
    await tryWrongPasswords(11);
    expect((await signIn(openBrowser(site))).status).toBe(429);
    expect((await signIn(known)).status).toBe(303);
  }, 60_000);

  test('is not refused by what everybody together may try', async () => {
    const known = await openKnownBrowser();
    await configure({ RATE_SCALE: 0.02 });
    await tryWrongPasswords(3, 'nobody@example.be');
    expect((await signIn(openBrowser(site), BOTH.email)).status).toBe(429);
    expect((await signIn(known)).status).toBe(303);
  }, 60_000);

  test('has ten tries of its own, and takes none from others', async () => {
    const known = await openKnownBrowser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++)
      statuses.push((await signIn(known, OWNER.email, `wrong ${tries}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await signIn(openBrowser(site))).status).toBe(303);
  }, 60_000);

  test('gets a password by mail when strangers have asked for three', async () => {
    const known = await openKnownBrowser();
    const ask = (browser: TestBrowser) =>
      browser.post('/nl/wachtwoord-vergeten/', { email: OWNER.email });
    const countMails = async () =>
      (await loadRows('outbox')).filter(({ recipient }) => recipient === OWNER.email).length;
    for (let times = 0; times < 4; times++) await ask(openBrowser(site));
    const before = await countMails();
    await ask(known);
    expect([before, await countMails()]).toEqual([3, 4]);
  }, 60_000);

  test('is remembered for several accounts', async () => {
    const known = await openKnownBrowser();
    await signIn(known, BOTH.email);
    known.session = '';
    await tryWrongPasswords(11);
    await tryWrongPasswords(11, BOTH.email);
    expect((await signIn(known)).status).toBe(303);
    known.session = '';
    expect((await signIn(known, BOTH.email)).status).toBe(303);
  }, 60_000);
});

describe('a cookie counts for nothing', () => {
  const replaceAt = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

  test.each<[string, (cookie: string) => string]>([
    ['of another account', (cookie) => cookie],
    ['with another number', (cookie) => replaceAt(cookie, 3)],
    ['with another moment', (cookie) => cookie.replace(/\.\d/, '.9')],
    ['with another signature', (cookie) => replaceAt(cookie, cookie.length - 4)],
    ['that is empty', () => ''],
    ['made up', () => 'x'.repeat(22).concat('.1234567890123.1-', 'x'.repeat(43))],
  ])(
    '%s',
    async (name, change) => {
      const other = await openKnownBrowser(
        name === 'of another account' ? BOTH.email : OWNER.email,
      );
      other.known = change(other.known);
      await tryWrongPasswords(11);
      expect((await signIn(other)).status).toBe(429);
    },
    60_000,
  );

  test('after half a year', async () => {
    const openOldBrowser = async (days: number) => {
      const old = { browser: 'x'.repeat(22), since: String(Date.now() - days * DAY_MS) };
      const message = new URLSearchParams({ kind: 'visitors', account: OWNER.email, ...old });
      const signature = await sign('browser', message.toString(), await loadSigningKeys(env));
      const browser = openBrowser(site);
      browser.known = [old.browser, old.since, signature].join('.');
      return browser;
    };
    await tryWrongPasswords(11);
    expect((await signIn(await openOldBrowser(181))).status).toBe(429);
    expect((await signIn(await openOldBrowser(179))).status).toBe(303);
  }, 60_000);

  test('at the desk, if it is that of a visitor', async () => {
    await resetStaff();
    // The two have nothing of their own but the kind of their account.
    await env.DB.prepare('UPDATE staff_accounts SET id = ? WHERE email = ?')
      .bind(OWNER.email, LUC.email)
      .run();
    const desk = openDeskBrowser(site);
    await signInAtDesk(desk);
    const stranger = openBrowser(site, '', 'desk');
    stranger.known = (await openKnownBrowser()).known;
    for (let tries = 0; tries < 11; tries++)
      await signInAtDesk(openDeskBrowser(site), undefined, { password: `wrong ${tries}` });
    expect((await signInAtDesk(stranger)).status).toBe(429);
    desk.session = '';
    expect((await signInAtDesk(desk)).status).toBe(303);
  }, 60_000);
});

test('an account has ten tries, whichever of its logins is typed', async () => {
  for (let tries = 0; tries < 5; tries++) {
    await signIn(openBrowser(site), OWNER.email, `wrong ${tries}`);
    await signIn(openBrowser(site), OWNER.username, `wrong ${tries}`);
  }
  expect((await signIn(openBrowser(site), OWNER.username)).status).toBe(429);
}, 60_000);

test('visitors who guess keep nobody of staff out', async () => {
  await resetStaff();
  await configure({ RATE_SCALE: 0.02 });
  await tryWrongPasswords(3, 'nobody@example.be');
  expect((await signIn(openBrowser(site))).status).toBe(429);
  await env.DB.exec(`DELETE FROM rate_windows WHERE kind IN ('sign-in', 'sign-in /48')`);
  expect((await signInAtDesk(openDeskBrowser(site))).status).toBe(303);
}, 60_000);

test('the cookie is set by a complete sign-in alone, and names no account', async () => {
  const browser = openBrowser(site);
  await signIn(browser, OWNER.email, 'wrong');
  expect(browser.known).toBe('');
  const response = await browser.post('/nl/login/', { username: OWNER.email, password: PASSWORD });
  const cookie = response.headers.getSetCookie().find((text) => text.includes('known'));
  expect(cookie).toMatch(
    /^__Host-known=[\w-]{22}\.\d{13}\.[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
