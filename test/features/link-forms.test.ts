import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsletterRoutes } from '../../src/features/newsletter/routes';
import { digestRoutes } from '../../src/features/owner-portal/digest/digest-routes';
import { unsubscribeRoutes } from '../../src/features/saved-searches/alerts/unsubscribe-routes';
import { confirmRoutes } from '../../src/features/saved-searches/confirm-routes';
import { keepRoutes } from '../../src/features/saved-searches/ending/keep-routes';
import { visitRoutes } from '../../src/features/visits/routes';
import { upsertSlots } from '../../src/features/visits/visits-store';
import { emptyTables } from '../empty-tables';
import type { TestSite } from './forms/form-requests';
import { clearSubmissions, createFormSite, loadRows } from './forms/form-requests';
import type { LinkFormBody } from './link-form-table';
import { LINK_FORMS, LONG, openWithToken } from './link-form-table';
import { addSearch } from './saved-searches/saved-searches';
import { OWNER, openBrowser, PASSWORD, resetPeople, SUBSCRIBER } from './sign-in/account-requests';
import { createSlot } from './visits/visit-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visits', 'slots', 'saved_searches', 'newsletter', 'owner_digests']);
  await resetPeople([OWNER, SUBSCRIBER]);
  await addSearch('one');
  await upsertSlots(env.DB, [createSlot(3), createSlot(4)]);
  site = await createFormSite();
});

/** What a refused form may not change. */
const TABLES = [
  ...['accounts', 'saved_searches', 'pending_searches', 'visits', 'slots'],
  ...['newsletter', 'owner_digests', 'outbox'],
];
const readState = async () => JSON.stringify(await Promise.all(TABLES.map(loadRows)));
const post = (path: string, body: LinkFormBody | URLSearchParams, headers: LinkFormBody = {}) =>
  openBrowser(site).post(path, body, headers);
const JSON_TYPE = { 'Content-Type': 'application/json' };

const REFUSED = LINK_FORMS.flatMap(({ refused = {}, ...form }) =>
  Object.entries(refused).map(([what, body]) => ({ ...form, what, body })),
);
test.each(REFUSED)(
  '$route with $what shows an error and changes nothing',
  async ({ open, body }) => {
    const path = await open(site);
    const before = await readState();
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/role="alert"|error-summary/);
    expect(html).not.toContain(PASSWORD);
    expect(await readState()).toBe(before);
  },
);

const WITH_BODY = LINK_FORMS.filter(({ refused }) => refused);
test.each(WITH_BODY)('$route refuses a body that is no form, or is too large', async (form) => {
  const path = await form.open(site);
  const before = await readState();
  expect((await post(path, form.fields, JSON_TYPE)).status).toBe(400);
  expect((await post(path, { ...form.fields, x: 'x'.repeat(300_000) })).status).toBe(413);
  expect(await readState()).toBe(before);
});

test.each(WITH_BODY)('$route with doubled fields takes the last ones', async ({ open, fields }) => {
  const path = await open(site);
  const before = await readState();
  const body = new URLSearchParams(fields);
  for (const name of Object.keys(fields)) if (name !== 'action') body.append(name, 'x');
  expect((await post(path, body)).status).toBe(422);
  expect(await readState()).toBe(before);
});

const BY_LINK = LINK_FORMS.filter(({ refused }) => !refused);
describe.each(BY_LINK)('$route', ({ page, open, fields }) => {
  test.each([
    ['nothing', {}, {}],
    ['an unknown action', { action: 'burn' }, {}],
    ['an action of the language', { action: '__proto__', constructor: 'x' }, {}],
    ['an overlong field', { 'List-Unsubscribe': LONG }, {}],
    ['a body that is no form', fields, JSON_TYPE],
  ])('does what its link says when it is sent %s', async (_, body, headers) => {
    const path = await open(site);
    const before = await readState();
    expect((await post(path, body as LinkFormBody, headers as LinkFormBody)).status).toBe(200);
    expect(await readState()).not.toBe(before);
  });

  test.each([
    ['no token', ''],
    ['a token that nobody signed', `bo@example.be.${'a'.repeat(46)}`],
    ['an overlong token', LONG],
  ])('with %s is not found and changes nothing', async (_, token) => {
    await open(site);
    const before = await readState();
    expect((await post(openWithToken(page, token), fields)).status).toBe(404);
    expect(await readState()).toBe(before);
  });
});

test('every route of these links is in the table', () => {
  const links = [
    ...[confirmRoutes, visitRoutes, unsubscribeRoutes, keepRoutes],
    ...[newsletterRoutes, digestRoutes],
  ];
  const posts = links.flatMap(({ routes }) => routes.filter(({ method }) => method === 'POST'));
  const paths = [...new Set(posts.map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(LINK_FORMS.map(({ route }) => route).toSorted());
});
