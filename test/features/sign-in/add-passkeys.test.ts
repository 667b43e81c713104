import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { disableOwner } from '../../../src/platform/accounts/accounts-admin-store';
import { loadRows } from '../forms/form-requests';
import { BOTH, OWNER, openSignedIn } from './account-requests';
import type { Change } from './passkey-requests';
import { add, setUpPasskeys, start, VISITORS } from './passkey-requests';
import { createSoftwarePasskey } from './software-passkey';

const { site, signInWith } = setUpPasskeys();

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
    [
      'with a certificate of its maker, which is not asked for',
      { certificate: new Uint8Array(64) },
    ],
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

test('a passkey is removed by its owner alone, and ends the sessions of a lost device', async () => {
  const browser = await openSignedIn(site);
  const lost = await openSignedIn(site);
  const { id } = await add(browser);
  const remove = { action: 'passkey-remove', passkey: id };
  const other = await openSignedIn(site, BOTH.email);
  expect(await (await other.get(VISITORS.security)).text()).not.toContain(id);
  expect((await other.post(VISITORS.security, remove)).status).toBe(422);
  expect((await browser.post(VISITORS.security, remove)).status).toBe(303);
  expect(await loadRows('account_passkeys')).toEqual([]);
  expect((await lost.get(VISITORS.security)).status).toBe(303);
  expect((await browser.get(VISITORS.security)).status).toBe(200);
  const mails = (await loadRows('outbox')).filter(({ recipient }) => recipient === OWNER.email);
  expect(mails.map(({ subject }) => subject)).toContain('Er is een passkey verwijderd');
});

test.each([OWNER, BOTH])(
  'a passkey goes with the portal of $name, whose pages alone show it',
  async ({ email }) => {
    const passkey = await add(await openSignedIn(site, email));
    await env.DB.batch(disableOwner(env.DB, email, Date.now()));
    expect((await signInWith(passkey)).response.status).toBe(422);
    expect(await loadRows('account_passkeys')).toEqual([]);
  },
);
