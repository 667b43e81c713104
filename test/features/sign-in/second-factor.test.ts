import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { insertOneTimePassword } from '../../../src/features/sign-in/credentials/one-time-passwords-store';
import { disableOwner, upsertAccount } from '../../../src/platform/accounts/accounts-admin-store';
import { loadRows } from '../forms/form-requests';
import { BOTH, OWNER, openBrowser, openSignedIn, PASSWORD, signIn } from './account-requests';
import { readAppCode } from './authenticator-app';
import { enterCode, SECURITY, setUpSecondFactor, start } from './second-factor-requests';

const { site, switchOn, openWaitingBrowser } = setUpSecondFactor();
afterEach(() => {
  vi.useRealTimers();
});

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
    const stored = JSON.stringify([
      await loadRows('accounts'),
      await loadRows('account_recovery_codes'),
    ]);
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

  test('takes the key of nobody else, and none that is stored', async () => {
    const { key, sealed } = await start(await openSignedIn(site));
    const other = await openSignedIn(site, BOTH.email);
    const fields = { action: 'confirm', sealed, code: await readAppCode(key) };
    expect((await other.post(SECURITY, fields)).status).toBe(422);
    const { browser } = await switchOn();
    const stored = (await loadRows('accounts')).find(({ email }) => email === OWNER.email)?.totp;
    const response = await browser.post(SECURITY, { ...fields, sealed: String(stored) });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain('name="sealed"');
  });

  test('takes a quarter of an hour at most', async () => {
    const browser = await openSignedIn(site);
    const { key, sealed } = await start(browser);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    const code = await readAppCode(key);
    expect((await browser.post(SECURITY, { action: 'confirm', sealed, code })).status).toBe(422);
    expect(await loadRows('account_recovery_codes')).toEqual([]);
  });

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

describe('switching off', () => {
  test('needs the password; then the password alone signs in, and no recovery code is left', async () => {
    const { browser } = await switchOn();
    expect((await browser.post(SECURITY, { action: 'stop', password: 'x' })).status).toBe(422);
    await openWaitingBrowser();
    const response = await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    expect(response.headers.get('Location')).toBe(SECURITY);
    expect((await signIn(openBrowser(site))).headers.get('Location')).toBe('/nl/eigenaar/');
    expect(await loadRows('account_recovery_codes')).toEqual([]);
  });

  test('switches nobody else’s off, and ends no session of theirs', async () => {
    const other = await openSignedIn(site, BOTH.email);
    await env.DB.batch([
      env.DB.prepare('UPDATE accounts SET totp = ? WHERE email = ?').bind('sealed', BOTH.email),
      env.DB.prepare('INSERT INTO account_recovery_codes (account, hash) VALUES (?, ?)').bind(
        ...[BOTH.email, 'hash of another'],
      ),
    ]);
    const { browser } = await switchOn();
    expect(await (await browser.get(SECURITY)).text()).toContain('Ongebruikte herstelcodes: 8.');
    await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    const both = (await loadRows('accounts')).find(({ email }) => email === BOTH.email);
    expect(both?.totp).toBe('sealed');
    expect(await loadRows('account_recovery_codes')).toHaveLength(1);
    expect((await other.get('/nl/eigenaar/')).status).toBe(200);
  });

  test('staff do it for who lost phone and codes: closed, imported again, invited', async () => {
    await switchOn();
    await env.DB.batch(disableOwner(env.DB, OWNER.email, 1));
    expect(await loadRows('account_recovery_codes')).toEqual([]);
    const owner = { ...OWNER, language: 'nl', properties: [] } as const;
    await env.DB.batch(upsertAccount(env.DB, owner, { role: 'owner', now: 1 }));
    // Whoever found the password out does not get in by losing the phone.
    expect((await signIn(openBrowser(site))).status).toBe(422);
    const oneTimePassword = 'k7mq2d-k7mq2d-k7mq2d-k7mq2d';
    await env.DB.batch(
      await insertOneTimePassword(env.DB, OWNER.email, oneTimePassword, Date.now() + 60_000),
    );
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
