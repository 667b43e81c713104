import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { sendInvitations } from '../../../src/features/sign-in/invitations-store';
import { createTestContext } from '../../fixtures';
import { resetStaff } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import {
  createAccountSite,
  OWNER,
  openBrowser,
  readOneTimePassword,
  resetPeople,
  signIn,
} from './account-requests';

beforeEach(() => resetPeople());
afterEach(() => {
  vi.useRealTimers();
});

test('an invited owner gets one mail, whose password works for seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await env.DB.prepare('UPDATE accounts SET invited_at = 1, password = NULL WHERE email = ?')
    .bind(OWNER.email)
    .run();
  const { snapshot } = await createTestContext('/nl/');
  const send = () => sendInvitations(env.DB, snapshot, 'http://localhost:8787');
  const counts = await Promise.all([send(), send()]);
  expect(counts.sort()).toEqual([0, 1]);
  const mails = await loadRows('outbox');
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [OWNER.email, 'Uw toegang tot het eigenaarsportaal'],
  ]);
  const [stored] = await loadRows('account_one_time_passwords');
  expect(stored?.expires_at).toBe(Date.now() + 7 * DAY_MS);
  const site = await createAccountSite();
  const enter = async (left: number) => {
    await env.DB.prepare('UPDATE account_one_time_passwords SET expires_at = ?')
      .bind(Date.now() + left)
      .run();
    return signIn(openBrowser(site), 'an', await readOneTimePassword(OWNER.email));
  };
  expect((await enter(0)).status).toBe(422);
  expect((await enter(1)).headers.get('Location')).toBe('/nl/nieuw-wachtwoord/');
});

test('an invitation works after a stranger has asked for passwords of its address', async () => {
  await env.DB.prepare('UPDATE accounts SET invited_at = 1, password = NULL WHERE email = ?')
    .bind(OWNER.email)
    .run();
  const { snapshot } = await createTestContext('/nl/');
  await sendInvitations(env.DB, snapshot, 'http://localhost:8787');
  const invitation = await readOneTimePassword(OWNER.email);
  const site = await createAccountSite();
  for (let times = 0; times < 12; times++) {
    await env.DB.exec('DELETE FROM rate_windows');
    await openBrowser(site).post('/nl/wachtwoord-vergeten/', { email: OWNER.email });
  }
  expect(await loadRows('account_one_time_passwords')).toHaveLength(8);
  const response = await signIn(openBrowser(site), OWNER.email, invitation);
  expect(response.headers.get('Location')).toBe('/nl/nieuw-wachtwoord/');
});

test('nobody is invited whose account was closed meanwhile', async () => {
  await resetStaff();
  await env.DB.exec('UPDATE accounts SET invited_at = 1, disabled_at = 1');
  await env.DB.exec('UPDATE staff_accounts SET invited_at = 1, disabled_at = 1');
  const { snapshot } = await createTestContext('/nl/');
  expect(await sendInvitations(env.DB, snapshot, 'http://localhost:8787')).toBe(0);
  expect(await loadRows('outbox')).toEqual([]);
});
