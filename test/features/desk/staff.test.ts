import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../src/domain/accounts/staff-role';
import { STAFF_ROLES } from '../../../src/domain/accounts/staff-role';
import { upsertStaff } from '../../../src/platform/accounts/staff-accounts-store';
import type { TestSite } from '../forms/form-requests';
import { createAccountSite, PASSWORD_HASH } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';

const STAFF = '/nl/desk/personen/collega-s/';

let site: TestSite;
beforeEach(async () => {
  await resetStaff();
  await env.DB.prepare("DELETE FROM staff_accounts WHERE email <> 'luc@example.be'").run();
  site = await createAccountSite();
});

const addStaff = (email: string, role: StaffRole) =>
  upsertStaff(
    env.DB,
    { email, name: 'An Maas', language: 'nl', role },
    { password: PASSWORD_HASH, now: 1 },
  ).run();

const load = async (email: string) =>
  await env.DB.prepare(
    'SELECT id, name, language, role, invited_at, disabled_at, password FROM staff_accounts WHERE email = ?1',
  )
    .bind(email)
    .first<Record<string, string | number | null>>();

const listActions = async () => {
  const { results } = await env.DB.prepare('SELECT action FROM staff_actions ORDER BY id').all();
  return results.map(({ action }) => action);
};

const INVITATION = {
  action: 'invite',
  email: ' Bo@Example.be ',
  name: 'Bo Claes',
  language: 'fr',
  role: 'agent',
};

test('a manager invites a colleague with a role, and the log says so', async () => {
  const browser = await openDesk(site);
  const response = await browser.post(STAFF, INVITATION);
  expect(response.status).toBe(303);
  expect(await load('bo@example.be')).toMatchObject({
    ...{ name: 'Bo Claes', language: 'fr', role: 'agent', password: null, disabled_at: null },
    invited_at: expect.any(Number),
  });
  const page = await (await browser.get(response.headers.get('Location') ?? '')).text();
  expect(page).toContain('Bo Claes');
  expect(page).toContain('De uitnodiging vertrekt');
  expect(await listActions()).toEqual(['staff invited']);
});

test.each([
  ['no address', { email: 'bo' }, 'email'],
  ['no name', { name: ' ' }, 'name'],
  ['a role that is none', { role: 'owner' }, 'role'],
  ['a language that is none', { language: 'xx' }, 'language'],
  ['an address with access', { email: LUC.email }, 'email'],
])(
  'an invitation with %s is refused at the field, and what was typed stays',
  async (_, change, field) => {
    const browser = await openDesk(site);
    const response = await browser.post(STAFF, { ...INVITATION, ...change });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toMatch(
      new RegExp(`name="${field}"[^>]*aria-invalid|aria-invalid[^>]*name="${field}"`),
    );
    if (field !== 'name') expect(page).toContain('value="Bo Claes"');
    expect(await load('bo@example.be')).toBeNull();
  },
);

test('a role changes at once, also for whoever is signed in', async () => {
  await addStaff('an@example.be', 'manager');
  const an = await openDesk(site, 'an@example.be');
  expect((await an.get('/nl/desk/personen/')).status).toBe(200);
  const luc = await openDesk(site);
  const id = String((await load('an@example.be'))?.id);
  expect((await luc.post(STAFF, { action: 'role', id, role: 'agent' })).status).toBe(303);
  expect((await an.get('/nl/desk/personen/')).status).toBe(403);
  expect((await an.get('/nl/desk/')).status).toBe(200);
});

describe('closing an account', () => {
  test('asks first, then ends sessions and password; inviting again opens it', async () => {
    await addStaff('an@example.be', 'agent');
    const an = await openDesk(site, 'an@example.be');
    const luc = await openDesk(site);
    const id = String((await load('an@example.be'))?.id);
    const asked = await luc.post(STAFF, { action: 'close', id, sure: '' });
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('De toegang van An Maas sluiten?'),
    ]);
    expect((await an.get('/nl/desk/')).status).toBe(200);
    const closed = await luc.post(STAFF, { action: 'close', id, sure: 'yes' });
    expect(closed.status).toBe(303);
    const told = await luc.get(closed.headers.get('Location') ?? '');
    expect(await told.text()).toContain('kan niet meer aan het bureau aanmelden');
    expect((await an.get('/nl/desk/')).status).toBe(303);
    expect(await load('an@example.be')).toMatchObject({
      password: null,
      disabled_at: expect.any(Number),
    });
    await luc.post(STAFF, { action: 'again', id, sure: '' });
    expect(await load('an@example.be')).toMatchObject({
      disabled_at: null,
      invited_at: expect.any(Number),
      role: 'agent',
    });
    expect(await listActions()).toEqual(['staff closed', 'staff invited']);
  });

  test.each([
    ['the last manager', 'close', 'beheerder die zich kan aanmelden, moet blijven'],
    ['the role of the last manager', 'role', 'beheerder die zich kan aanmelden, moet blijven'],
  ])('%s is refused', async (_, action, reason) => {
    const luc = await openDesk(site);
    const id = String((await load(LUC.email))?.id);
    const response = await luc.post(STAFF, { action, id, sure: 'yes', role: 'agent' });
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining(reason),
    ]);
    expect(await load(LUC.email)).toMatchObject({ role: 'manager', disabled_at: null });
  });

  test('one’s own is left to another manager', async () => {
    await addStaff('an@example.be', 'manager');
    const luc = await openDesk(site);
    const id = String((await load(LUC.email))?.id);
    const response = await luc.post(STAFF, { action: 'close', id, sure: 'yes' });
    expect(await response.text()).toContain('sluit een andere beheerder');
    expect(await load(LUC.email)).toMatchObject({ disabled_at: null });
  });

  test('an account that is not there changes nothing', async () => {
    const luc = await openDesk(site);
    expect((await luc.post(STAFF, { action: 'close', id: 'nobody', sure: 'yes' })).status).toBe(
      422,
    );
    expect(await listActions()).toEqual([]);
  });
});

/** The pages that need more than an agent, and the first role that may. */
const PAGES: [string, StaffRole][] = [
  ['/nl/desk/personen/', 'manager'],
  ['/nl/desk/personen/eigenaars/', 'manager'],
  ['/nl/desk/personen/inschrijvingen/', 'manager'],
  [STAFF, 'manager'],
  ['/nl/desk/aanbod/terug/?version=abc', 'manager'],
  ['/nl/desk/aanbod/', 'agent'],
  ['/nl/desk/aanbod/84213/', 'agent'],
  ['/nl/desk/aanbod/versies/', 'agent'],
  ['/nl/desk/aanvragen/', 'agent'],
  ['/nl/desk/bezoeken/', 'agent'],
  ['/nl/desk/gastenboek/', 'agent'],
  ['/nl/desk/cijfers/', 'agent'],
];

describe.each(STAFF_ROLES)('for somebody who is %s', (role) => {
  test.each(PAGES)('%s opens from %s on', async (path, first) => {
    await addStaff('an@example.be', role);
    const browser = await openDesk(site, 'an@example.be');
    const may = STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(first);
    const response = await browser.get(path);
    expect([path, response.status === 403]).toEqual([path, !may]);
    if (may) return;
    const page = await response.text();
    expect(page).toContain('Dit deel is voor beheerders: Luc Dardenne');
    // Neither does a request that no page offers, and the menu names no page that does not open.
    expect((await browser.post(path, { ...INVITATION, sure: 'yes' })).status).toBe(403);
    expect(await load('bo@example.be')).toBeNull();
    expect(page).not.toContain('href="/nl/desk/personen/"');
  });

  test('a version is only rolled back by a manager', async () => {
    await addStaff('an@example.be', role);
    const browser = await openDesk(site, 'an@example.be');
    const response = await browser.post('/nl/desk/aanbod/versies/', {
      action: 'rollback',
      sure: 'yes',
      version: 'abc',
    });
    expect(response.status === 403).toBe(role !== 'manager');
    const released = await browser.post('/nl/desk/aanbod/versies/', { action: 'release' });
    expect(released.status === 403).toBe(role !== 'manager');
  });
});
