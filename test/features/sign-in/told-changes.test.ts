import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import { openSignedIn, PASSWORD } from './account-requests';
import { readAppCode } from './authenticator-app';
import { add, start as startPasskey } from './passkey-requests';
import { SECURITY, setUpSecondFactor, start } from './second-factor-requests';
import { createSoftwarePasskey } from './software-passkey';

const { site, switchOn } = setUpSecondFactor();

/** No mail can be stored until the end of the test. */
const breakOutbox = () =>
  env.DB.exec(
    `CREATE TRIGGER full_outbox BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END`,
  );
afterEach(() => env.DB.exec('DROP TRIGGER IF EXISTS full_outbox'));

const loadSignIn = async () => ({
  totp: (await loadRows('accounts')).map(({ totp }) => totp),
  codes: await loadRows('account_recovery_codes'),
  passkeys: await loadRows('account_passkeys'),
  sessions: (await loadRows('account_sessions')).map(({ id }) => id).sort(),
});

/** What a person changes, who is signed in elsewhere too. */
const CHANGES = {
  async confirm() {
    const browser = await openSignedIn(site);
    const { key, sealed } = await start(browser);
    return { browser, fields: { action: 'confirm', sealed, code: await readAppCode(key) } };
  },
  async renew() {
    const { browser } = await switchOn();
    return { browser, fields: { action: 'renew', password: PASSWORD } };
  },
  async stop() {
    const { browser } = await switchOn();
    return { browser, fields: { action: 'stop', password: PASSWORD } };
  },
  async 'passkey-add'() {
    const browser = await openSignedIn(site);
    const passkey = await createSoftwarePasskey();
    const { token, challenge } = await startPasskey(browser);
    const credential = await passkey.register({ challenge });
    return { browser, fields: { action: 'passkey-add', challenge: token, credential } };
  },
  async 'passkey-remove'() {
    const browser = await openSignedIn(site);
    const { id } = await add(browser);
    return { browser, fields: { action: 'passkey-remove', passkey: id } };
  },
};

test.each(Object.entries(CHANGES))(
  '%s changes nothing and ends no session while its mail cannot be stored, and works after it',
  async (_, prepare) => {
    await openSignedIn(site);
    const { browser, fields } = await prepare();
    const before = await loadSignIn();
    await breakOutbox();
    expect((await browser.post(SECURITY, fields)).status).toBeGreaterThanOrEqual(500);
    expect(await loadSignIn()).toEqual(before);
    await env.DB.exec('DROP TRIGGER full_outbox');
    // What a device signs is taken once; the page asks it again.
    await env.DB.exec('DELETE FROM used_proofs');
    expect((await browser.post(SECURITY, fields)).status).toBeLessThan(400);
    expect(await loadSignIn()).not.toEqual(before);
  },
);

/** Each renewal replaces the codes before it. */
const { renew: _, ...ONCE } = CHANGES;

test.each(Object.entries(ONCE))(
  '%s in two tabs at once is done once and told once',
  async (_, prepare) => {
    const { browser, fields } = await prepare();
    const told = (await loadRows('outbox')).length;
    await Promise.all([browser.post(SECURITY, fields), browser.post(SECURITY, fields)]);
    expect(await loadRows('outbox')).toHaveLength(told + 1);
  },
);

test('a page on which the second factor stands otherwise than it does changes and mails nothing', async () => {
  const browser = await openSignedIn(site);
  const { key, sealed } = await start(browser);
  const confirm = { action: 'confirm', sealed, code: await readAppCode(key) };
  const press = async (fields: Record<string, string>) => {
    const before = [await loadRows('outbox'), await loadSignIn()];
    expect((await browser.post(SECURITY, fields)).status).toBe(422);
    expect([await loadRows('outbox'), await loadSignIn()]).toEqual(before);
  };
  await press({ action: 'renew', password: PASSWORD });
  await press({ action: 'stop', password: PASSWORD });
  await browser.post(SECURITY, confirm);
  await press(confirm);
  await press({ action: 'start', password: PASSWORD });
});
