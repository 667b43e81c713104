import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE, storePeople } from '../../platform/personal-data/person-with-data';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite, openBrowser, PASSWORD_HASH, signIn } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const OWNERS = '/nl/desk/personen/eigenaars/';

let desk: TestBrowser;
beforeEach(async () => {
  await resetStaff();
  desk = await openDesk(await createAccountSite());
  await storePeople();
});

describe('owners', () => {
  test('who has registered a search gets an invitation; the password of the search opens nothing more', async () => {
    const site = await createAccountSite();
    await env.DB.exec(`UPDATE accounts SET owner = 0 WHERE email = '${PEOPLE.an}'`);
    await env.DB.prepare('UPDATE accounts SET password = ?1 WHERE email = ?2')
      .bind(PASSWORD_HASH, PEOPLE.an)
      .run();
    const registered = openBrowser(site);
    expect((await signIn(registered, PEOPLE.an)).status).toBe(303);
    await invite({ email: PEOPLE.an });
    expect((await registered.get('/nl/eigenaar/')).status).toBe(303);
    expect((await signIn(openBrowser(site), PEOPLE.an)).status).toBe(422);
    const an = (await loadRows('accounts')).find(({ email }) => email === PEOPLE.an);
    expect(an).toMatchObject({ owner: 1, subscriber: 1, password: null });
    expect(an?.invited_at).not.toBeNull();
  });

  const invite = (change: Record<string, string> = {}) =>
    desk.post(OWNERS, {
      ...{ action: 'invite', email: 'Dora@y.example', name: 'Dora', language: 'fr' },
      ...{ properties: '84213' },
      ...change,
    });

  test('are invited with their properties, and closed out', async () => {
    expect((await invite()).status).toBe(303);
    const find = async () =>
      (await loadRows('accounts')).find(({ email }) => email === 'dora@y.example');
    expect(await find()).toMatchObject({ owner: 1, language: 'fr', name: 'Dora' });
    expect((await find())?.invited_at).not.toBeNull();
    expect(await (await desk.get(OWNERS)).text()).toContain('dora@y.example');
    const disable = { action: 'disable', email: 'dora@y.example' };
    const question = await desk.post(OWNERS, disable);
    expect(await question.text()).toContain('De toegang van Dora sluiten?');
    expect((await find())?.disabled_at).toBeNull();
    await desk.post(OWNERS, { ...disable, sure: 'yes' });
    expect((await find())?.disabled_at).not.toBeNull();
    const actions = (await loadRows('staff_actions')).map(({ action, subject }) => [
      action,
      subject,
    ]);
    const id = (await find())?.id;
    expect(actions).toEqual(
      expect.arrayContaining([
        ['owner invited', id],
        ['owner disabled', id],
      ]),
    );
  });

  test('who are invited, closed out and invited again change nothing of others', async () => {
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET owner = 0, password = '$scrypt$x' WHERE email = ?`).bind(
        PEOPLE.joan,
      ),
      env.DB.prepare(
        `INSERT INTO owner_properties (account, property) SELECT id, 84300 FROM accounts WHERE email = ?`,
      ).bind(PEOPLE.an),
      env.DB.prepare(
        `INSERT INTO account_sessions (id, account, stage, created_at, used_at) SELECT 's' || id, id, 'open', 1, 1 FROM accounts`,
      ),
    ]);
    const others = await loadOthers();
    expect(others.every((rows) => rows.length > 0)).toBe(true);
    await invite();
    await desk.post(OWNERS, { action: 'disable', email: 'dora@y.example', sure: 'yes' });
    await invite();
    expect(await loadOthers()).toEqual(others);
  });

  async function loadOthers() {
    const accounts = await loadRows('accounts');
    const dora = accounts.find(({ email }) => email === 'dora@y.example')?.id;
    const ofOthers = async (table: string) =>
      (await loadRows(table)).filter(({ account }) => account !== dora);
    return [
      accounts.filter(({ id }) => id !== dora),
      await ofOthers('account_sessions'),
      await ofOthers('owner_properties'),
    ];
  }

  test('change together with their line in the log, or not at all', async () => {
    await env.DB.exec(
      `CREATE TRIGGER no_log BEFORE INSERT ON staff_actions BEGIN SELECT RAISE(ABORT, 'no log'); END`,
    );
    const answer = await invite();
    await env.DB.exec('DROP TRIGGER no_log');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect((await loadRows('accounts')).map(({ email }) => email)).not.toContain('dora@y.example');
  });

  test.each([
    ['email', 'dora@'],
    ['name', ''],
    ['properties', '99999999'],
    ['properties', 'the house'],
  ])('with %s %s are refused at the field, and the rest is kept', async (field, value) => {
    const answer = await invite({ [field]: value });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`aria-describedby="invite-${field}-error"`);
    if (field !== 'properties') expect(html).toContain('value="84213"');
    expect((await loadRows('accounts')).map(({ email }) => email)).not.toContain('dora@y.example');
  });
});
