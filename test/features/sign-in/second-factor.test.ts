import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { insertOneTimePassword } from '../../../src/platform/accounts/one-time-passwords-store';
import { disableOwner, upsertPerson } from '../../../src/platform/accounts/people-admin-store';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import {
  OWNER,
  openBrowser,
  PASSWORD,
  readOneTimePassword,
  setUpAccountSite,
  signIn,
} from './account-requests';
import { readAppCode } from './authenticator-app';

const ASK = '/nl/aanmeldcode/';
const SECURITY = '/nl/beveiliging/';

const { site } = setUpAccountSite();

/** Switches the second factor on, as an owner does; returns the app's key and the recovery codes. */
async function switchOn() {
  const browser = openBrowser(site);
  await signIn(browser);
  const { key, sealed } = await start(browser);
  const code = await readAppCode(key);
  const response = await browser.post(SECURITY, { action: 'confirm', sealed, code });
  const codes = [...(await response.text()).matchAll(/<code>([a-z\d-]+)</g)].map(
    ([, code = '']) => code,
  );
  return { browser, response, key, code, codes };
}

async function start(browser: TestBrowser) {
  const response = await browser.post(SECURITY, { action: 'start', password: PASSWORD });
  const html = await response.text();
  const key = /<code>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '';
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  return { html, key, sealed };
}

/** The step that was used last is forgotten, as if the next code had come. */
const waitForNextCode = () => env.DB.exec('UPDATE people SET totp_step = 0');

const enterCode = (browser: TestBrowser, code: string) => browser.post(ASK, { code });

async function openWaitingBrowser(): Promise<TestBrowser> {
  const browser = openBrowser(site);
  const response = await signIn(browser);
  expect(response.headers.get('Location')).toBe(ASK);
  return browser;
}

describe('switching on', () => {
  test('shows a square and a key, then eight recovery codes once', async () => {
    const { browser, response, codes } = await switchOn();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(codes).toHaveLength(8);
    const html = await (await browser.get(SECURITY)).text();
    expect(html).toContain('Ongebruikte herstelcodes: 8.');
    for (const code of codes) expect(html).not.toContain(code);
  });

  test('stores neither the key nor a recovery code in clear', async () => {
    const { key, codes } = await switchOn();
    const stored = JSON.stringify([await loadRows('people'), await loadRows('recovery_codes')]);
    for (const secret of [key.replaceAll(' ', ''), ...codes]) expect(stored).not.toContain(secret);
  });

  test('needs the password again', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    const response = await browser.post(SECURITY, { action: 'start', password: 'wrong' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Het wachtwoord is niet juist.');
  });

  test('needs a right code, and the square stays the same', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    const { key, sealed } = await start(browser);
    const response = await browser.post(SECURITY, { action: 'confirm', sealed, code: 'abc' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(key);
    expect((await signIn(openBrowser(site))).headers.get('Location')).toBe('/nl/eigenaar/');
  });

  test.each(['', 'x', 'A'.repeat(64)])(
    'takes no key that the site did not make: %s',
    async (sealed) => {
      const browser = openBrowser(site);
      await signIn(browser);
      const response = await browser.post(SECURITY, { action: 'confirm', sealed, code: '000000' });
      expect(response.status).toBe(422);
    },
  );

  test('and off is told to the owner by mail', async () => {
    const { browser } = await switchOn();
    await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    const mails = (await loadRows('outbox')).filter(({ recipient }) => recipient === OWNER.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Aanmelden in twee stappen staat aan',
      'Aanmelden in twee stappen staat uit',
    ]);
  });
});

describe('signing in with a code', () => {
  test('opens nothing before the code, and everything after it', async () => {
    const { key } = await switchOn();
    await waitForNextCode();
    const browser = await openWaitingBrowser();
    for (const path of ['/nl/eigenaar/', SECURITY])
      expect((await browser.get(path)).headers.get('Location')).toBe(ASK);
    expect((await browser.get(ASK)).headers.get('Cache-Control')).toBe('no-store');
    const waiting = browser.session;
    const code = await readAppCode(key);
    const response = await enterCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/');
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
    expect((await openBrowser(site, waiting).get(ASK)).headers.get('Location')).toBe('/nl/login/');
  });

  test('takes a code once: neither the one that switched it on nor one that signed in', async () => {
    const { key, code } = await switchOn();
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(422);
    await waitForNextCode();
    const browsers = [await openWaitingBrowser(), await openWaitingBrowser()];
    const next = await readAppCode(key);
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  test('takes a recovery code once, in capitals too', async () => {
    const { browser: first, codes } = await switchOn();
    const code = codes[0]?.toUpperCase() ?? '';
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(303);
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(422);
    expect(await (await first.get(SECURITY)).text()).toContain('Ongebruikte herstelcodes: 7.');
  });

  test('comes before a new password after a one-time password', async () => {
    const { codes } = await switchOn();
    await openBrowser(site).post('/nl/wachtwoord-vergeten/', { email: OWNER.email });
    await expect.poll(() => readOneTimePassword(OWNER.email)).not.toBe('');
    const browser = openBrowser(site);
    await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
    expect((await browser.get('/nl/nieuw-wachtwoord/')).headers.get('Location')).toBe('/nl/login/');
    const response = await enterCode(browser, codes[0] ?? '');
    expect(response.headers.get('Location')).toBe('/nl/nieuw-wachtwoord/');
  });

  test('the sixth wrong code of an account waits, and a right one too', async () => {
    const { codes } = await switchOn();
    const browser = await openWaitingBrowser();
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries++)
      answers.push((await enterCode(browser, `wrong${tries}`)).status);
    expect(answers).toEqual([...Array(5).fill(422), 429]);
    const response = await enterCode(browser, codes[0] ?? '');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('sends a stranger to the sign-in, and who is in to their page', async () => {
    expect((await site(ASK)).headers.get('Location')).toBe('/nl/login/');
    const browser = openBrowser(site);
    await signIn(browser);
    expect((await browser.get(ASK)).headers.get('Location')).toBe('/nl/eigenaar/');
  });
});

describe('switching off', () => {
  test('needs the password; then the password alone signs in, and no recovery code is left', async () => {
    const { browser } = await switchOn();
    expect((await browser.post(SECURITY, { action: 'stop', password: 'x' })).status).toBe(422);
    await openWaitingBrowser();
    const response = await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    expect(response.headers.get('Location')).toBe(SECURITY);
    expect((await signIn(openBrowser(site))).headers.get('Location')).toBe('/nl/eigenaar/');
    expect(await loadRows('recovery_codes')).toEqual([]);
  });

  test('staff do it for who lost phone and codes: closed, imported again, invited', async () => {
    await switchOn();
    await env.DB.batch(disableOwner(env.DB, OWNER.email, 1));
    expect(await loadRows('recovery_codes')).toEqual([]);
    const owner = { ...OWNER, language: 'nl', properties: [] } as const;
    await env.DB.batch(upsertPerson(env.DB, owner, { role: 'owner', now: 1 }));
    // Whoever found the password out does not get in by losing the phone.
    expect((await signIn(openBrowser(site))).status).toBe(422);
    const oneTimePassword = 'k7mq2d-k7mq2d-k7mq2d-k7mq2d';
    await (
      await insertOneTimePassword(env.DB, OWNER.email, oneTimePassword, Date.now() + 60_000)
    ).run();
    const response = await signIn(openBrowser(site), OWNER.email, oneTimePassword);
    expect(response.headers.get('Location')).toBe('/nl/nieuw-wachtwoord/');
  });

  test.each(['on', 'off'])('ends all other sessions: %s', async (state) => {
    const elsewhere = openBrowser(site);
    if (state === 'on') await signIn(elsewhere);
    const { browser, codes } = await switchOn();
    if (state === 'off') {
      await signIn(elsewhere);
      await enterCode(elsewhere, codes[0] ?? '');
      expect((await elsewhere.get('/nl/eigenaar/')).status).toBe(200);
      await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    }
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
    expect((await elsewhere.get('/nl/eigenaar/')).status).toBe(303);
  });
});
