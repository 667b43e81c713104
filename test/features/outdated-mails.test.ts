import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { disableOwner } from '../../src/platform/accounts/accounts-admin-store';
import { disableStaff, upsertStaff } from '../../src/platform/accounts/staff-accounts-store';
import { createIdToken } from '../../src/platform/auth/id-token';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import type { MailKind } from '../../src/platform/mail/mail-kinds';
import { MAIL_KIND_NAMES } from '../../src/platform/mail/mail-kinds';
import { enqueueMails } from '../../src/platform/mail/outbox-store';
import { sampleMail } from '../platform/mail/outbox-mails';
import { LUC, resetStaff } from './desk/desk-requests';
import { loadRows } from './forms/form-requests';
import { addSearch } from './saved-searches/saved-searches';
import type { TestBrowser } from './sign-in/account-requests';
import {
  createAccountSite,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from './sign-in/account-requests';
import {
  buildVisitAnswers,
  findVisitLink,
  loadVisits,
  setUpVisitSite,
} from './visits/visit-requests';

const { submitVisit, submitAction } = setUpVisitSite();
beforeEach(() => resetPeople([SUBSCRIBER]));

/** A mail of every kind waits for its next try. */
const holdUp = async (to: string, leadKey?: string) =>
  env.DB.batch(
    enqueueMails(
      env.DB,
      MAIL_KIND_NAMES.map((kind) => ({ ...sampleMail, to, kind, subject: 'oud' })),
      Date.now(),
      leadKey === undefined ? {} : { leadKey },
    ),
  );

/** The kinds of the mails that were taken back. */
async function listWithdrawn(): Promise<MailKind[]> {
  const rows = (await loadRows('outbox')).filter(({ subject }) => subject === 'oud');
  const left = rows.map(({ mail }) => JSON.parse(String(mail)).kind);
  return MAIL_KIND_NAMES.filter((kind) => !left.includes(kind));
}

const ABOUT_VISIT = [
  'visit changed',
  'slot offer',
  'reminder',
  'visit booked',
  'visit changed by booker',
];

test.each([
  ['moved', 'move', { slot: 'slot-4' }],
  ['cancelled', 'cancel', {}],
])('what waits to say how a visit stood is taken back when it is %s', async (_, action, rest) => {
  const { email } = buildVisitAnswers();
  await submitVisit();
  await submitVisit(1);
  const link = await findVisitLink(email);
  const [visit, other] = await loadVisits();
  await holdUp('bo@example.be', String(other?.id));
  expect(await listWithdrawn()).toEqual([]);
  await env.DB.prepare(`UPDATE outbox SET lead_key = ? WHERE subject = 'oud'`)
    .bind(visit?.id)
    .run();
  expect((await submitAction(link, action, rest)).status).toBe(303);
  expect(await listWithdrawn()).toEqual(ABOUT_VISIT);
});

const openLink = async (path: string, purpose: 'unsubscribe' | 'digest') => {
  const token = await createIdToken(purpose, SUBSCRIBER.email, await loadSigningKeys(env));
  return `${path}?${new URLSearchParams({ token })}`;
};
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

test.each<[string, MailKind[], (browser: TestBrowser) => Promise<Response>]>([
  [
    'alerts by the link',
    ['alert'],
    async (browser) =>
      browser.post(await openLink('/nl/zoekopdracht/uitschrijven/', 'unsubscribe'), ONE_CLICK),
  ],
  [
    'alerts on their page',
    ['alert'],
    (browser) => browser.post('/nl/mijn-zoekopdrachten/', { action: 'unsubscribe' }),
  ],
  [
    'the week of an owner',
    ['week of an owner'],
    async (browser) => browser.post(await openLink('/nl/eigenaarsmail/', 'digest'), ONE_CLICK),
  ],
])('who stops %s gets none that waits, and all else', async (_, kinds, stop) => {
  await addSearch('one');
  const site = await createAccountSite();
  await holdUp(SUBSCRIBER.email.toUpperCase());
  await holdUp('somebody@example.be');
  const browser = await openSignedIn(site, SUBSCRIBER.email);
  expect((await stop(browser)).status).toBeLessThan(400);
  const gone = (await loadRows('outbox')).filter(({ subject }) => subject === 'oud');
  expect(gone).toHaveLength(2 * MAIL_KIND_NAMES.length - kinds.length);
  const own = gone.filter(({ recipient }) => recipient === SUBSCRIBER.email.toUpperCase());
  const left = own.map(({ mail }) => JSON.parse(String(mail)).kind);
  expect(MAIL_KIND_NAMES.filter((kind) => !left.includes(kind))).toEqual(kinds);
});

test.each<[string, MailKind[], (id: string) => D1PreparedStatement[]]>([
  [
    'portal',
    ['week of an owner', 'invitation'],
    () => disableOwner(env.DB, SUBSCRIBER.email, Date.now()),
  ],
  ['desk', ['desk invitation'], (id) => disableStaff(env.DB, id, Date.now(), { keepsLast: true })],
  [
    'desk of its last manager, which stays open,',
    [],
    (id) => [
      env.DB.prepare('DELETE FROM staff_accounts WHERE id <> ?').bind(id),
      ...disableStaff(env.DB, id, Date.now(), { keepsLast: true }),
    ],
  ],
])('the %s closes, and of one address takes back what led there alone', async (_, kinds, close) => {
  await resetStaff();
  const { email } = SUBSCRIBER;
  await upsertStaff(env.DB, { ...LUC, email }, { invited: true, now: 1 }).run();
  await holdUp(email);
  const member = (await loadRows('staff_accounts')).find((row) => row.email === email);
  await env.DB.batch(close(String(member?.id)));
  expect(await listWithdrawn()).toEqual(kinds);
});
