import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import {
  createAccountSite,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';
import { LEAD_ENTRY, QUESTION, VISIT_ENTRY } from './telephone-requests';

beforeEach(async () => {
  await clearSubmissions();
  await resetStaff();
  await resetPeople();
});

/** The ways to come as somebody who is not of staff. */
const STRANGERS = {
  nobody: async (site: Awaited<ReturnType<typeof createAccountSite>>) => openBrowser(site),
  owner: openSignedIn,
  subscriber: (site: Awaited<ReturnType<typeof createAccountSite>>) =>
    openSignedIn(site, SUBSCRIBER.email),
};

describe.each([
  ['nobody', { get: 303, lead: 303, visit: 303, stored: 0 }],
  ['owner', { get: 303, lead: 303, visit: 303, stored: 0 }],
  ['subscriber', { get: 303, lead: 303, visit: 303, stored: 0 }],
  ['agent', { get: 200, lead: 303, visit: 422, stored: 1 }],
  ['editor', { get: 200, lead: 303, visit: 422, stored: 1 }],
  ['manager', { get: 200, lead: 303, visit: 422, stored: 1 }],
] as const)('for %s', (who, expected) => {
  const open = async () => {
    const site = await createAccountSite();
    await env.DB.prepare('UPDATE staff_accounts SET role = ?')
      .bind(who in STRANGERS ? 'manager' : who)
      .run();
    return who === 'nobody' || who === 'owner' || who === 'subscriber'
      ? STRANGERS[who](site)
      : openDesk(site);
  };

  test('the pages of what comes by telephone open to staff alone, whatever their role', async () => {
    const browser = await open();
    for (const path of [LEAD_ENTRY, VISIT_ENTRY])
      expect([path, (await browser.get(path)).status]).toEqual([path, expected.get]);
    expect((await browser.post(LEAD_ENTRY, QUESTION)).status).toBe(expected.lead);
    expect((await browser.post(VISIT_ENTRY, QUESTION)).status).toBe(expected.visit);
    expect(await loadRows('leads')).toHaveLength(expected.stored);
  });
});
