import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sendInvitations } from '../../../src/features/sign-in/invitations-store';
import { createTestContext } from '../../fixtures';
import { LUC, openDesk, resetStaff, SANNE } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import {
  BOTH,
  OWNER,
  openSignedIn,
  readOneTimePassword,
  SUBSCRIBER,
  setUpAccountSite,
} from './account-requests';

const { site } = setUpAccountSite();
beforeEach(resetStaff);

/** Reads the path of the newest mail's link to a sign-in. */
async function readSignInLink(email: string): Promise<string> {
  const mail = (await loadRows('outbox')).findLast(({ recipient }) => recipient === email);
  const { text } = JSON.parse(String(mail?.mail)) as { text: string };
  return /https?:\/\/[^/\s]+(\/\S*other=yes)/.exec(text)?.[1] ?? '';
}

async function invite(table: 'accounts' | 'staff_accounts', email: string) {
  await env.DB.prepare(`UPDATE ${table} SET invited_at = 1, password = NULL WHERE email = ?`)
    .bind(email)
    .run();
  const { snapshot } = await createTestContext('/nl/');
  await sendInvitations(env.DB, snapshot, 'https://example.com');
}

interface Door {
  table: 'accounts' | 'staff_accounts';
  email: string;
  open: () => Promise<TestBrowser>;
  name: string;
  own: string;
  field: 'username' | 'email';
}

const OWNERS: Door = {
  ...{ table: 'accounts', email: OWNER.email, field: 'username' },
  open: () => openSignedIn(site, BOTH.email),
  ...{ name: BOTH.name, own: '/nl/eigenaar/' },
};
const STAFF: Door = {
  ...{ table: 'staff_accounts', email: SANNE.email, field: 'email' },
  open: () => openDesk(site),
  ...{ name: LUC.name, own: '/fr/bureau/' },
};

test.each([
  ['an owner', OWNERS],
  ['staff', STAFF],
])(
  'the invitation of %s says who is signed in where it is opened, and signs in',
  async (_, door) => {
    await invite(door.table, door.email);
    const link = await readSignInLink(door.email);
    const browser = await door.open();
    const html = await (await browser.get(link)).text();
    expect(html).toMatch(new RegExp(`account-notice.*${door.name}.*href="/(?:nl|fr)/`, 's'));
    const password = await readOneTimePassword(door.email);
    const answer = await browser.post(link, { [door.field]: door.email, password });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/wachtwoord|mot-de-passe/),
    ]);
    const page = await (await browser.get(answer.headers.get('Location') ?? '')).text();
    expect(page).toContain(door.email);
  },
);

test.each([
  ['a page of subscribers', OWNER, '/nl/mijn-zoekopdrachten/'],
  ['a page of owners', SUBSCRIBER, '/nl/eigenaar/'],
])('%s, opened where it is not for who is signed in, says who that is', async (_, person, path) => {
  const browser = await openSignedIn(site, person.email);
  const answer = await browser.get(path);
  const html = await (await browser.get(answer.headers.get('Location') ?? '')).text();
  expect(html).toMatch(new RegExp(`account-notice.*${person.name}`, 's'));
  expect(html).toContain('<form');
});

test('who is signed in is led on from the sign-in of the menu', async () => {
  const browser = await openSignedIn(site);
  const answer = await browser.get('/nl/login/');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/eigenaar/']);
});
