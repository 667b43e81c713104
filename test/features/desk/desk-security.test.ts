import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordQueries } from '../../record-queries';
import { loadRows } from '../forms/form-requests';
import { createAccountSite, PASSWORD } from '../sign-in/account-requests';
import { readAppCode } from '../sign-in/authenticator-app';
import { LUC, openDesk, openDeskBrowser, resetStaff, signInAtDesk } from './desk-requests';

let site: Awaited<ReturnType<typeof createAccountSite>>;
beforeEach(async () => {
  await resetStaff();
  site = await createAccountSite();
});

const SECURITY = '/nl/desk/beveiliging/';

async function switchOn(): Promise<{ key: string }> {
  const browser = await openDesk(site);
  const html = await (await browser.post(SECURITY, { action: 'start', password: PASSWORD })).text();
  const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '';
  const sealed = /name="sealed" value="([^"]+)"/.exec(html)?.[1] ?? '';
  await browser.post(SECURITY, { action: 'confirm', sealed, code: await readAppCode(key) });
  return { key };
}

const readSubjects = async () =>
  (await loadRows('outbox'))
    .filter(({ recipient }) => recipient === LUC.email)
    .map(({ subject }) => subject);
const readActions = async () => (await loadRows('staff_actions')).map(({ action }) => action);

test('every change of how somebody of staff signs in is mailed to them and logged', async () => {
  await switchOn();
  const browser = await openDesk(site);
  await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
  expect(await readSubjects()).toEqual([
    'Aanmelden in twee stappen staat aan',
    'Aanmelden in twee stappen staat uit',
  ]);
  expect(await readActions()).toEqual(['second factor on', 'second factor off']);
  const links = (await loadRows('outbox')).map(({ mail }) => String(mail));
  expect(links.every((mail) => mail.includes('/nl/desk/wachtwoord-vergeten/'))).toBe(true);
});

describe('codes at the desk', () => {
  test('have five tries, with the right password or a wrong one', async () => {
    await switchOn();
    const statuses: number[] = [];
    for (const password of [PASSWORD, 'wrong', PASSWORD, 'wrong', PASSWORD, PASSWORD, 'wrong'])
      statuses.push(
        (await signInAtDesk(openDeskBrowser(site), LUC.email, { password, code: '12345x' })).status,
      );
    expect(statuses).toEqual([...Array(5).fill(422), 429, 429]);
  }, 60_000);

  test('that are wrong behind the right password are told once, by mail and in the log', async () => {
    await switchOn();
    await env.DB.exec('DELETE FROM outbox');
    for (let tries = 0; tries < 7; tries++) {
      await env.DB.exec(`DELETE FROM rate_windows WHERE kind LIKE 'code%'`);
      await signInAtDesk(openDeskBrowser(site), LUC.email, { code: '12345x' });
    }
    expect(await readSubjects()).toEqual(['Iemand kent misschien uw wachtwoord']);
    expect(await readActions()).toEqual(['second factor on', 'wrong codes']);
  }, 60_000);

  test('behind a wrong password tell nobody', async () => {
    await switchOn();
    await env.DB.exec('DELETE FROM outbox');
    for (let tries = 0; tries < 7; tries++) {
      await env.DB.exec(`DELETE FROM rate_windows WHERE kind LIKE 'code%'`);
      await signInAtDesk(openDeskBrowser(site), LUC.email, { password: 'wrong', code: '12345x' });
    }
    expect(await readSubjects()).toEqual([]);
  }, 60_000);
});

test.each([
  ['a password', { password: 'wrong' }],
  ['a code', { password: 'wrong', code: '123456' }],
  ['what looks like a one-time password', { password: 'aaaaaa-aaaaaa-aaaaaa-aaaaaa' }],
  [
    'what looks like a one-time password, with a code',
    { password: 'aaaaaa-aaaaaa-aaaaaa-aaaaaa', code: '123456' },
  ],
])('%s costs known and unknown accounts the same statements', async (_, fields) => {
  await switchOn();
  const readWork = async (email: string) => {
    const queries: string[] = [];
    const watched = await createAccountSite({ DB: recordQueries(env.DB, queries) });
    expect((await signInAtDesk(openDeskBrowser(watched), email, fields)).status).toBe(422);
    return queries;
  };
  const known = await readWork(LUC.email);
  expect(known.length).toBeGreaterThan(3);
  expect(await readWork('nobody@example.be')).toEqual(known);
});
