import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeskBrowser } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import {
  BOTH,
  OWNER,
  openBrowser,
  openSignedIn,
  PASSWORD,
  setUpAccountSite,
} from './account-requests';
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

async function _signInWith(passkey: SoftwarePasskey, change: Change = {}, path = VISITORS.door) {
  const { token, challenge } = await askChallenge(path);
  const credential = await passkey.sign({ challenge, ...change });
  const browser = path === DESK.door ? openDeskBrowser(site) : openBrowser(site);
  const response = await browser.post(path, { action: 'passkey', challenge: token, credential });
  return { response, browser, token, credential };
}

describe('adding a passkey', () => {
  test('needs the password', async () => {
    const browser = await openSignedIn(site);
    const response = await browser.post(VISITORS.security, {
      action: 'passkey-start',
      password: 'wrong',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Het wachtwoord is niet juist');
  });

  test.each<[string, Change]>([
    ['for another site', { origin: 'https://huis-vallee.evil.example' }],
    ['of a device that verified nobody', { flags: 1 }],
    ['for another challenge', { challenge: 'x'.repeat(22) }],
  ])('is refused %s', async (_, change) => {
    const browser = await openSignedIn(site);
    const { token, challenge } = await start(browser);
    const credential = await (await createSoftwarePasskey()).register({ challenge, ...change });
    const response = await browser.post(VISITORS.security, {
      action: 'passkey-add',
      ...{ challenge: token, credential },
    });
    expect(response.status).toBe(422);
    expect(await loadRows('account_passkeys')).toEqual([]);
  });

  test('is refused beyond twenty, and those of others do not count', async () => {
    const insertMany = (account: string) =>
      env.DB.prepare(
        `INSERT INTO account_passkeys (id, account, public_key, counter, name, created_at)
         SELECT ?1 || value, ?1, '', 0, '', 0 FROM json_each(?2)`,
      )
        .bind(account, JSON.stringify(Array.from({ length: 19 }, (_, number) => number)))
        .run();
    await insertMany(BOTH.email);
    await insertMany(OWNER.email);
    const browser = await openSignedIn(site);
    await add(browser);
    const { token, challenge } = await start(browser);
    const credential = await (await createSoftwarePasskey()).register({ challenge });
    const fields = { action: 'passkey-add', challenge: token, credential };
    expect((await browser.post(VISITORS.security, fields)).status).toBe(422);
  });

  test('takes the challenge of its own account only', async () => {
    const { token, challenge } = await start(await openSignedIn(site));
    const credential = await (await createSoftwarePasskey()).register({ challenge });
    const other = await openSignedIn(site, BOTH.email);
    const fields = { action: 'passkey-add', challenge: token, credential };
    expect((await other.post(VISITORS.security, fields)).status).toBe(422);
  });
});

test('a passkey is removed by its owner alone', async () => {
  const browser = await openSignedIn(site);
  const { id } = await add(browser);
  const remove = { action: 'passkey-remove', passkey: id };
  const other = await openSignedIn(site, BOTH.email);
  expect(await (await other.get(VISITORS.security)).text()).not.toContain(id);
  expect((await other.post(VISITORS.security, remove)).status).toBe(422);
  expect((await browser.post(VISITORS.security, remove)).status).toBe(303);
  expect(await loadRows('account_passkeys')).toEqual([]);
  const mails = (await loadRows('outbox')).filter(({ recipient }) => recipient === OWNER.email);
  expect(mails.map(({ subject }) => subject)).toContain('Er is een passkey verwijderd');
});
