import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import { openDesk, resetStaff } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import { openBrowser, openSignedIn, PASSWORD } from './account-requests';
import type { Change } from './passkey-requests';
import { add, DESK, setUpPasskeys, start, VISITORS } from './passkey-requests';
import { createSoftwarePasskey } from './software-passkey';

const { site, askChallenge, signInWith } = setUpPasskeys();

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
    const NOW = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const { token, challenge } = await askChallenge();
    const [, until = '', signature = ''] = token.split('.');
    const chosen = 'x'.repeat(22);
    expect(await send([chosen, until, signature].join('.'), chosen)).toBe(422);
    const atDesk = await askChallenge(DESK.door);
    expect(await send(atDesk.token, atDesk.challenge)).toBe(422);
    const late = await askChallenge();
    vi.setSystemTime(NOW + 5 * MINUTE_MS + 1);
    expect(await send(token, challenge)).toBe(422);
    const prolonged = [challenge, Date.now() + 60_000, signature].join('.');
    expect(await send(prolonged, challenge)).toBe(422);
    vi.setSystemTime(NOW + 5 * MINUTE_MS);
    expect(await send(late.token, late.challenge)).toBe(303);
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
