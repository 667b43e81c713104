import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearchesRoutes } from '../../src/features/saved-searches/saved-searches-routes';
import { emptyTables } from '../empty-tables';
import { clearSubmissions, loadRows } from './forms/form-requests';
import { addSearch } from './saved-searches/saved-searches';
import type { TestBrowser } from './sign-in/account-requests';
import {
  createAccountSite,
  NEW_PASSWORD,
  OWNER,
  openBrowser,
  openSignedIn,
  PASSWORD,
  resetPeople,
  SUBSCRIBER,
} from './sign-in/account-requests';

interface AccountForm {
  path: string;
  /** Who sends it; nobody is signed in at the doors. */
  by?: string;
  /** The button; none where the form has one button only. */
  action?: string;
  fields: Record<string, string>;
  /** The fields whose empty answer is refused at the field. */
  required?: readonly string[];
  /** A field and its longest answer. */
  long?: { field: string; length: number };
}

const SEARCHES = '/nl/mijn-zoekopdrachten/';
const SECURITY = '/nl/beveiliging/';
const CHANGE = { current: PASSWORD, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD };

/** Every form of an account, with what its schema takes. */
const FORMS: readonly AccountForm[] = [
  {
    path: '/nl/login/',
    fields: { username: 'an', password: 'x' },
    required: ['username', 'password'],
  },
  {
    ...{ path: '/nl/zoekopdracht/aanmelden/', fields: { email: 'bo@example.be', password: 'x' } },
    required: ['email', 'password'],
  },
  { path: '/nl/wachtwoord-vergeten/', fields: { email: 'an@example.be' }, required: ['email'] },
  {
    ...{ path: SECURITY, by: OWNER.email, action: 'password', fields: CHANGE },
    required: ['password', 'passwordConfirm'],
  },
  { path: SECURITY, by: OWNER.email, action: 'start', fields: { password: PASSWORD } },
  { path: SECURITY, by: OWNER.email, action: 'confirm', fields: { sealed: 'x', code: '000000' } },
  { path: SECURITY, by: OWNER.email, action: 'stop', fields: { password: PASSWORD } },
  ...['pause', 'resume', 'remove', 'widen'].map((action) => ({
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action, fields: { search: 'one' } },
  })),
  {
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action: 'rename' },
    ...{ fields: { search: 'one', name: 'Thuis' }, long: { field: 'name', length: 80 } },
  },
  {
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action: 'frequency' },
    fields: { frequency: 'weekly' },
  },
  ...['unsubscribe', 'activate', 'delete'].map((action) => ({
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action, fields: {} },
  })),
  {
    ...{ path: `${SEARCHES}nieuw/`, by: SUBSCRIBER.email },
    fields: { goal: 'sale', types: '1', zips: '6940', searchName: 'Thuis' },
    ...{ required: ['types'], long: { field: 'searchName', length: 80 } },
  },
  { path: `${SEARCHES}wissen/`, by: SUBSCRIBER.email, fields: { password: 'x' } },
];

let site: Awaited<ReturnType<typeof createAccountSite>>;
beforeEach(async () => {
  await resetPeople([OWNER, SUBSCRIBER]);
  await clearSubmissions();
  await emptyTables(['saved_searches']);
  await addSearch('one');
  site = await createAccountSite();
});

const open = async ({ by }: AccountForm): Promise<TestBrowser> =>
  by ? openSignedIn(site, by) : openBrowser(site);

/** What a refused form may not change: accounts, searches, mails. */
const readState = async () =>
  JSON.stringify([
    await loadRows('accounts'),
    await loadRows('account_recovery_codes'),
    await loadRows('saved_searches'),
    await loadRows('outbox'),
  ]);

describe.each(FORMS)('$path $action', (form) => {
  const { path, action, fields, required = [], long } = form;
  const sent = { ...fields, ...(action && { action }) };

  test.each([
    ['an empty body', {}],
    ['an unknown action', { ...fields, action: 'burn' }],
    ['an action of the language', { ...fields, action: '__proto__' }],
    ['a foreign field', { __proto__x: 'x', constructor: 'x' }],
  ])('with %s changes nothing', async (_, body) => {
    const browser = await open(form);
    const before = await readState();
    const answer = await browser.post(path, body as Record<string, string>);
    // A form with one button takes it for pressed; its fields are then empty or wrong.
    expect([200, 303, 422]).toContain(answer.status);
    if (action) expect(answer.status).toBe(422);
    if (action || answer.status === 422) expect(await readState()).toBe(before);
  });

  test('with a body that is no form is refused and changes nothing', async () => {
    const browser = await open(form);
    const before = await readState();
    const answer = await browser.post(path, sent, { 'Content-Type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(await readState()).toBe(before);
  });

  test('with doubled fields is answered as with one', async () => {
    const browser = await open(form);
    const body = new URLSearchParams(sent);
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    expect([200, 303, 404, 422]).toContain((await browser.post(path, body)).status);
  });

  test.each(required)('without %s is refused at the field', async (name) => {
    const browser = await open(form);
    const answer = await browser.post(path, { ...sent, [name]: '' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(new RegExp(`<a href="#[a-z-]+-${name}">`));
  });

  test.runIf(long)('keeps what is too long, with an error at it', async () => {
    const { field = '', length = 0 } = long ?? {};
    const browser = await open(form);
    const before = await readState();
    const typed = 'x'.repeat(length + 1);
    const answer = await browser.post(path, { ...sent, [field]: typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`value="${typed}"`);
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*-${field}-error"`));
    expect(await readState()).toBe(before);
  });
});

test('every action of the page of searches is in the table', async () => {
  const browser = await openSignedIn(site, SUBSCRIBER.email);
  await env.DB.exec('UPDATE saved_searches SET paused_at = 1');
  const html = (await (await browser.get(SEARCHES)).text()).replaceAll('&quot;', '"');
  const shown = [...html.matchAll(/name="action" value="([a-z]+)"/g)].map(([, value]) => value);
  const tried = FORMS.filter(({ path }) => path === SEARCHES).map(({ action }) => action);
  expect(shown.filter((action) => !tried.includes(action))).toEqual([]);
  expect(savedSearchesRoutes.routes.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
