import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createNewsletterToken } from '../../src/features/newsletter/newsletter-token';
import { newsletterRoutes } from '../../src/features/newsletter/routes';
import { digestRoutes } from '../../src/features/owner-portal/digest/digest-routes';
import { unsubscribeRoutes } from '../../src/features/saved-searches/alerts/unsubscribe-routes';
import { confirmRoutes } from '../../src/features/saved-searches/confirm-routes';
import { visitRoutes } from '../../src/features/visits/routes';
import { upsertSlots } from '../../src/features/visits/visits-store';
import { createIdToken } from '../../src/platform/auth/id-token';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { emptyTables } from '../empty-tables';
import type { TestSite } from './forms/form-requests';
import {
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from './forms/form-requests';
import { readConfirmPath, registerSearch } from './saved-searches/register-requests';
import { addSearch } from './saved-searches/saved-searches';
import { OWNER, openBrowser, PASSWORD, resetPeople, SUBSCRIBER } from './sign-in/account-requests';
import { buildVisitAnswers, createSlot, FORM, findVisitLink, PATH } from './visits/visit-requests';

type Body = Record<string, string>;
interface LinkForm {
  /** The path of its route, and of its page. */
  route: string;
  page: string;
  /** Does what leads to the link, and returns its path. */
  open: () => Promise<string>;
  /** Answers that its schema takes. */
  fields: Body;
  /** Bodies that are refused, by what is wrong with them; none where a link alone says what to do. */
  refused?: Readonly<Record<string, Body>>;
}

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visits', 'slots', 'saved_searches', 'newsletter', 'owner_digests']);
  await resetPeople([OWNER, SUBSCRIBER]);
  await addSearch('one');
  await upsertSlots(env.DB, [createSlot(3), createSlot(4)]);
  site = await createFormSite();
});

const openWithToken = (page: string, token: string) => `${page}?${new URLSearchParams({ token })}`;
const openIdLink = async (page: string, purpose: 'digest' | 'unsubscribe', id: string) =>
  openWithToken(page, await createIdToken(purpose, id, await loadSigningKeys(env)));

async function openNewsletterLink(page: string): Promise<string> {
  await env.DB.prepare('INSERT INTO newsletter (email, language, asked_at) VALUES (?, ?, ?)')
    .bind('eva@example.be', 'nl', Date.now())
    .run();
  const token = await createNewsletterToken('eva@example.be', await loadSigningKeys(env));
  return openWithToken(page, token);
}

const CONFIRM = '/nl/zoekopdracht/bevestigen/';
const VISIT = '/nl/mijn-bezoek/';
const UNSUBSCRIBE = '/nl/zoekopdracht/uitschrijven/';
const NEWSLETTER = '/nl/nieuwsbrief/';
const DIGEST = '/nl/eigenaarsmail/';
const LONG = 'x'.repeat(5000);

/** Every form that is opened by the link of a mail. */
const FORMS: readonly LinkForm[] = [
  {
    ...{ route: '/demand-confirm/', page: CONFIRM, fields: { password: PASSWORD } },
    open: async () => {
      await registerSearch(site);
      return readConfirmPath();
    },
    refused: {
      'an empty body': {},
      'an unknown action': { action: 'burn' },
      'an action of the language': { action: '__proto__' },
      'a wrong password': { password: 'raden' },
      'an overlong password': { password: LONG },
      'no new password': { action: 'choose' },
      'an overlong new password': { action: 'choose', password: LONG, passwordConfirm: LONG },
    },
  },
  {
    ...{ route: '/appointment/', page: VISIT },
    fields: { action: 'move', slot: 'slot-4', sequence: '0' },
    open: async () => {
      await openAndSubmitForm(site, PATH, FORM, buildVisitAnswers());
      return findVisitLink('anna0@example.be');
    },
    refused: {
      'an empty body': {},
      'an unknown action': { action: 'burn', slot: 'slot-4', sequence: '0' },
      'an action of the language': { action: '__proto__', sequence: '0' },
      'no slot': { action: 'move', sequence: '0' },
      'an unknown slot': { action: 'move', slot: 'slot-99', sequence: '0' },
      'an overlong slot': { action: 'move', slot: LONG, sequence: '0' },
      'no sequence': { action: 'cancel' },
      'a sequence that is no number': { action: 'cancel', sequence: 'x' },
      'an action of another state': { action: 'accept', sequence: '0' },
    },
  },
  {
    ...{ route: '/unsubscribe/', page: UNSUBSCRIBE, fields: { 'List-Unsubscribe': 'One-Click' } },
    open: () => openIdLink(UNSUBSCRIBE, 'unsubscribe', SUBSCRIBER.email),
  },
  {
    ...{ route: '/newsletter-confirm/', page: `${NEWSLETTER}bevestigen/`, fields: {} },
    open: () => openNewsletterLink(`${NEWSLETTER}bevestigen/`),
  },
  {
    ...{ route: '/newsletter-unsubscribe/', page: `${NEWSLETTER}uitschrijven/`, fields: {} },
    open: () => openNewsletterLink(`${NEWSLETTER}uitschrijven/`),
  },
  {
    ...{ route: '/owner-digest/', page: DIGEST, fields: { 'List-Unsubscribe': 'One-Click' } },
    open: () => openIdLink(DIGEST, 'digest', OWNER.email),
  },
];

/** What a refused form may not change. */
const TABLES = [
  ...['accounts', 'saved_searches', 'pending_searches', 'visits', 'slots'],
  ...['newsletter', 'owner_digests', 'outbox'],
];
const readState = async () => JSON.stringify(await Promise.all(TABLES.map(loadRows)));
const post = (path: string, body: Body | URLSearchParams, headers: Body = {}) =>
  openBrowser(site).post(path, body, headers);
const JSON_TYPE = { 'Content-Type': 'application/json' };

const REFUSED = FORMS.flatMap(({ refused = {}, ...form }) =>
  Object.entries(refused).map(([what, body]) => ({ ...form, what, body })),
);
test.each(REFUSED)(
  '$route with $what shows an error and changes nothing',
  async ({ open, body }) => {
    const path = await open();
    const before = await readState();
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/role="alert"|error-summary/);
    expect(html).not.toContain(PASSWORD);
    expect(await readState()).toBe(before);
  },
);

const WITH_BODY = FORMS.filter(({ refused }) => refused);
test.each(WITH_BODY)('$route refuses a body that is no form, or is too large', async (form) => {
  const path = await form.open();
  const before = await readState();
  expect((await post(path, form.fields, JSON_TYPE)).status).toBe(400);
  expect((await post(path, { ...form.fields, x: 'x'.repeat(300_000) })).status).toBe(413);
  expect(await readState()).toBe(before);
});

test.each(WITH_BODY)('$route with doubled fields takes the last ones', async ({ open, fields }) => {
  const path = await open();
  const before = await readState();
  const body = new URLSearchParams(fields);
  for (const name of Object.keys(fields)) if (name !== 'action') body.append(name, 'x');
  expect((await post(path, body)).status).toBe(422);
  expect(await readState()).toBe(before);
});

const BY_LINK = FORMS.filter(({ refused }) => !refused);
describe.each(BY_LINK)('$route', ({ page, open, fields }) => {
  test.each([
    ['nothing', {}, {}],
    ['an unknown action', { action: 'burn' }, {}],
    ['an action of the language', { action: '__proto__', constructor: 'x' }, {}],
    ['an overlong field', { 'List-Unsubscribe': LONG }, {}],
    ['a body that is no form', fields, JSON_TYPE],
  ])('does what its link says when it is sent %s', async (_, body, headers) => {
    const path = await open();
    const before = await readState();
    expect((await post(path, body as Body, headers as Body)).status).toBe(200);
    expect(await readState()).not.toBe(before);
  });

  test.each([
    ['no token', ''],
    ['a token that nobody signed', `bo@example.be.${'a'.repeat(46)}`],
    ['an overlong token', LONG],
  ])('with %s is not found and changes nothing', async (_, token) => {
    await open();
    const before = await readState();
    expect((await post(openWithToken(page, token), fields)).status).toBe(404);
    expect(await readState()).toBe(before);
  });
});

test('every route of these links is in the table', () => {
  const links = [confirmRoutes, visitRoutes, unsubscribeRoutes, newsletterRoutes, digestRoutes];
  const posts = links.flatMap(({ routes }) => routes.filter(({ method }) => method === 'POST'));
  const paths = [...new Set(posts.map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(FORMS.map(({ route }) => route).toSorted());
});
