import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createAccountSite } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff, SANNE } from './desk-requests';

const STAFF = '/nl/desk/personen/collega-s/';

beforeEach(resetStaff);

const load = async (email: string) =>
  await env.DB.prepare('SELECT id, role, disabled_at FROM staff_accounts WHERE email = ?1')
    .bind(email)
    .first<Record<string, string | number | null>>();

test.each([
  ['close', { action: 'close', sure: 'yes' }],
  ['demote', { action: 'role', role: 'agent' }],
])('of two managers who %s each other in the same instant one remains', async (_, act) => {
  const site = await createAccountSite();
  const [luc, sanne] = [await load(LUC.email), await load(SANNE.email)];
  const [ofLuc, ofSanne] = await Promise.all([openDesk(site), openDesk(site, SANNE.email)]);
  const answers = await Promise.all([
    ofLuc.post(STAFF, { ...act, id: String(sanne?.id) }),
    ofSanne.post(STAFF, { ...act, id: String(luc?.id) }),
  ]);
  const left = [await load(LUC.email), await load(SANNE.email)].filter(
    (one) => one?.disabled_at === null && one.role === 'manager',
  );
  expect(left).toHaveLength(1);
  expect(answers.some(({ status }) => status === 303)).toBe(true);
});

test('a manager who was invited and never chose a password is none that remains', async () => {
  const site = await createAccountSite();
  await env.DB.prepare('UPDATE staff_accounts SET password = NULL WHERE email = ?1')
    .bind(SANNE.email)
    .run();
  const luc = await load(LUC.email);
  const desk = await openDesk(site);
  const answer = await desk.post(STAFF, { action: 'role', role: 'agent', id: String(luc?.id) });
  expect(await answer.text()).toContain('Eén beheerder die zich kan aanmelden, moet blijven');
  expect((await load(LUC.email))?.role).toBe('manager');
});
