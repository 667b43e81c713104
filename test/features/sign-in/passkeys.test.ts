import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDesk, openDeskBrowser, resetStaff } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import { openBrowser, openSignedIn, PASSWORD, setUpAccountSite } from './account-requests';
import type { SoftwarePasskey } from './software-passkey';
import { createSoftwarePasskey } from './software-passkey';

const { site } = setUpAccountSite();
beforeEach(() => env.DB.exec('DELETE FROM used_proofs'));
afterEach(() => {
  vi.useRealTimers();
});

const VISITORS = { security: '/nl/beveiliging/', door: '/nl/login/' };
const DESK = { security: '/nl/desk/beveiliging/', door: '/nl/desk/aanmelden/' };

/** Begins to add a passkey; returns what the page asks the device. */
async function start(browser: TestBrowser, path = VISITORS.security) {
  const response = await browser.post(path, { action: 'passkey-start', password: PASSWORD });
  const html = (await response.text()).replaceAll('&quot;', '"');
  const options = JSON.parse(/data-options="(\{.*?\})"/.exec(html)?.[1] ?? '{}');
  const token = /data-challenge="([^"]*)"/.exec(html)?.[1] ?? '';
  return { options, token, challenge: String(options.challenge) };
}

async function add(browser: TestBrowser, path = VISITORS.security): Promise<SoftwarePasskey> {
  const passkey = await createSoftwarePasskey();
  const { token, challenge } = await start(browser, path);
  const credential = await passkey.register({ challenge });
  const response = await browser.post(path, {
    action: 'passkey-add',
    ...{ challenge: token, credential },
  });
  expect(response.status).toBe(303);
  return passkey;
}

async function askChallenge(path = VISITORS.door): Promise<{ token: string; challenge: string }> {
  return (await openBrowser(site).post(path, { action: 'passkey-challenge' })).json();
}

type Change = Partial<Parameters<SoftwarePasskey['sign']>[0]>;

async function signInWith(passkey: SoftwarePasskey, change: Change = {}, path = VISITORS.door) {
  const { token, challenge } = await askChallenge(path);
  const credential = await passkey.sign({ challenge, ...change });
  const browser = path === DESK.door ? openDeskBrowser(site) : openBrowser(site);
  const response = await browser.post(path, { action: 'passkey', challenge: token, credential });
  return { response, browser, token, credential };
}

describe('a passkey', () => {
  test('of an owner signs in without password and code', async () => {
    const passkey = await add(await openSignedIn(site));
    const { response, browser } = await signInWith(passkey);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/eigenaar/']);
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
    expect(browser.known).not.toBe('');
    expect((await loadRows('account_passkeys'))[0]?.used_at).toBeTypeOf('number');
  });

  test('of staff opens the desk, and is logged and mailed', async () => {
    await resetStaff();
    const passkey = await add(await openDesk(site), DESK.security);
    const { response, browser } = await signInWith(passkey, {}, DESK.door);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/desk/']);
    expect((await browser.get('/nl/desk/')).status).toBe(200);
    const actions = (await loadRows('staff_actions')).map(({ action }) => action);
    expect(actions).toEqual(['passkey added', 'signed in']);
    expect((await loadRows('outbox')).map(({ subject }) => subject)).toEqual([
      'Er is een passkey toegevoegd',
    ]);
  });

  test('of a visitor opens no desk', async () => {
    await resetStaff();
    const passkey = await add(await openSignedIn(site));
    expect((await signInWith(passkey, {}, DESK.door)).response.status).toBe(422);
  });

  test('is known to the device that has it', async () => {
    const browser = await openSignedIn(site);
    const { id } = await add(browser);
    const { options } = await start(browser);
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id }]);
    expect(JSON.stringify(options)).not.toContain(PASSWORD);
  });

  test.each<[string, Change]>([
    ['for another site', { origin: 'https://huis-vallee.evil.example' }],
    ['bound to another host', { host: 'evil.example' }],
    ['of a device that verified nobody', { flags: 1 }],
    ['with nobody present', { flags: 4 }],
    ['for another challenge', { challenge: 'x'.repeat(22) }],
  ])('is refused %s, like a wrong password', async (_, change) => {
    const passkey = await add(await openSignedIn(site));
    const { response, browser } = await signInWith(passkey, change);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dat lukte niet.');
    expect((await browser.get('/nl/eigenaar/')).status).toBe(303);
  });

  test('answers a challenge once', async () => {
    const passkey = await add(await openSignedIn(site));
    const { token, credential } = await signInWith(passkey);
    const again = await openBrowser(site).post(VISITORS.door, {
      action: 'passkey',
      ...{ challenge: token, credential },
    });
    expect(again.status).toBe(422);
  });

  test('answers a challenge as we made it, at its own door, for five minutes', async () => {
    const passkey = await add(await openSignedIn(site));
    const send = async (token: string, challenge: string) =>
      (
        await openBrowser(site).post(VISITORS.door, {
          ...{ action: 'passkey', challenge: token },
          credential: await passkey.sign({ challenge }),
        })
      ).status;
    const later = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    const { token, challenge } = await askChallenge();
    const [, until = '', signature = ''] = token.split('.');
    const chosen = 'x'.repeat(22);
    expect(await send([chosen, until, signature].join('.'), chosen)).toBe(422);
    const atDesk = await askChallenge(DESK.door);
    expect(await send(atDesk.token, atDesk.challenge)).toBe(422);
    later(6);
    expect(await send(token, challenge)).toBe(422);
    const prolonged = [challenge, Date.now() + 60_000, signature].join('.');
    expect(await send(prolonged, challenge)).toBe(422);
    const fresh = await askChallenge();
    later(4);
    expect(await send(fresh.token, fresh.challenge)).toBe(303);
  });

  test('whose counter goes back is a copy, and refused', async () => {
    const passkey = await add(await openSignedIn(site));
    expect((await signInWith(passkey, { counter: 7 })).response.status).toBe(303);
    expect((await signInWith(passkey, { counter: 6 })).response.status).toBe(422);
    expect((await signInWith(passkey, { counter: 8 })).response.status).toBe(303);
  });

  test('that nobody has is refused, ten times a quarter of an hour', async () => {
    const passkey = await createSoftwarePasskey();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await signInWith(passkey)).response.status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test('of a closed account opens nothing', async () => {
    const passkey = await add(await openSignedIn(site));
    await env.DB.exec('UPDATE accounts SET disabled_at = 1');
    expect((await signInWith(passkey)).response.status).toBe(422);
  });

  test('of staff who left opens nothing', async () => {
    await resetStaff();
    const passkey = await add(await openDesk(site), DESK.security);
    await env.DB.exec('UPDATE staff_accounts SET disabled_at = 1');
    expect((await signInWith(passkey, {}, DESK.door)).response.status).toBe(422);
  });
});
