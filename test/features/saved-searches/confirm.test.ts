import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import { createFormSite, loadRows } from '../forms/form-requests';
import { NEW_PASSWORD, openBrowser, PASSWORD, resetPeople } from '../sign-in/account-requests';
import { confirmSearch, readConfirmPath, registerSearch, SEARCHER } from './register-requests';

const EMAIL = SEARCHER.email;

let site: TestSite;
beforeEach(async () => {
  await resetPeople([]);
  await emptyTables(['pending_searches', 'mail_limits']);
  site = await createFormSite();
});
afterEach(() => {
  vi.useRealTimers();
});

const signInAsSubscriber = (password = PASSWORD, email = EMAIL) =>
  openBrowser(site).post('/nl/zoekopdracht/aanmelden/', { email, password });

test('a search becomes an account once its address is confirmed', async () => {
  await registerSearch(site);
  expect(await loadRows('accounts')).toEqual([]);
  expect((await signInAsSubscriber()).status).toBe(422);
  const done = await confirmSearch(site);
  expect(await done.text()).toContain('Uw zoekopdracht loopt.');
  const [account] = await loadRows('accounts');
  expect(account).toMatchObject({
    ...{ email: EMAIL, name: 'Anna Peeters', subscriber: 1, owner: 0, language: 'nl' },
    ...{ frequency: 'weekly', unsubscribed_at: null },
  });
  expect(account?.confirmed_at).toBeTypeOf('number');
  const [search] = await loadRows('saved_searches');
  expect(search).toMatchObject({
    account: account?.id,
    name: 'Huis te koop in 6940',
    paused_at: null,
  });
  expect(JSON.parse(String(search?.criteria))).toMatchObject({ goal: 'sale', zips: ['6940'] });
  // What fits already is not new.
  expect(JSON.parse(String(search?.shown))).toMatchObject({ before: { 84213: 385_000 } });
  const response = await signInAsSubscriber();
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/nl/mijn-zoekopdrachten/',
  ]);
});

test('opening the link does nothing: mail programs do it by themselves', async () => {
  await registerSearch(site);
  const page = await site(await readConfirmPath());
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('huis te koop in 6940');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await loadRows('accounts')).toEqual([]);
});

test('confirming twice adds one search', async () => {
  await registerSearch(site);
  await confirmSearch(site);
  expect((await confirmSearch(site)).status).toBe(200);
  await env.DB.exec('DELETE FROM saved_searches');
  await confirmSearch(site);
  expect(await loadRows('saved_searches')).toEqual([]);
});

describe('a password that somebody else may have typed', () => {
  const CHOSEN = { action: 'choose', password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD };

  test('opens nothing: who confirms types it, or chooses another', async () => {
    await registerSearch(site);
    for (const answers of [{}, { password: 'raden' }, { password: NEW_PASSWORD }]) {
      const refused = await confirmSearch(site, EMAIL, answers);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Het wachtwoord is niet juist');
    }
    expect(await loadRows('accounts')).toEqual([]);
    expect((await confirmSearch(site, EMAIL, CHOSEN)).status).toBe(200);
    expect((await signInAsSubscriber()).status).toBe(422);
    expect((await signInAsSubscriber(NEW_PASSWORD)).status).toBe(303);
  });

  test.each([
    ['too short', { password: 'kort', passwordConfirm: 'kort' }, 'minstens 15 tekens'],
    ['not repeated', { passwordConfirm: 'iets heel anders' }, 'niet hetzelfde wachtwoord'],
    ['common', { password: 'wachtwoordwachtwoord', passwordConfirm: 'wachtwoordwachtwoord' }, ''],
  ])('is not replaced by one that is %s', async (_, changes, error) => {
    await registerSearch(site);
    const refused = await confirmSearch(site, EMAIL, { ...CHOSEN, ...changes });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(error);
    expect(await loadRows('accounts')).toEqual([]);
  });

  test('cannot be guessed without end', async () => {
    site = await createFormSite({ RATE_SCALE: 1 });
    await registerSearch(site);
    for (let tries = 0; tries < 10; tries++)
      expect((await confirmSearch(site, EMAIL, { password: `raden ${tries}` })).status).toBe(422);
    expect((await confirmSearch(site)).status).toBe(429);
  }, 60_000);
});

test('the password is stored as its hash alone', async () => {
  await registerSearch(site);
  for (const table of ['leads', 'outbox', 'pending_searches'])
    expect(JSON.stringify(await loadRows(table))).not.toContain(PASSWORD);
  expect((await loadRows('pending_searches'))[0]?.password).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
});

describe('an address that has an account', () => {
  beforeEach(() => resetPeople([{ email: EMAIL, name: 'An Maas', subscriber: 1 }]));

  test('gets the same answer as another, and learns it by mail', async () => {
    const known = await registerSearch(site);
    const unknown = await registerSearch(site, { email: 'nobody@example.be' });
    expect(known.headers.get('Location')).toBe(unknown.headers.get('Location'));
    const mails = await loadRows('outbox');
    const texts = mails.map(({ recipient, mail }) => [recipient, JSON.parse(String(mail)).text]);
    expect(texts.find(([to]) => to === EMAIL)?.[1]).toContain('hebt u al een account');
    expect(texts.find(([to]) => to === 'nobody@example.be')?.[1]).not.toContain('al een account');
    expect(await loadRows('saved_searches')).toEqual([]);
  });

  test('keeps its password and name when the search is confirmed', async () => {
    await registerSearch(site, {
      password: 'le facteur passe par le verger',
      passwordConfirm: 'le facteur passe par le verger',
    });
    await confirmSearch(site);
    expect(await loadRows('saved_searches')).toHaveLength(1);
    expect((await loadRows('accounts'))[0]).toMatchObject({ name: 'An Maas' });
    expect((await signInAsSubscriber('le facteur passe par le verger')).status).toBe(422);
    expect((await signInAsSubscriber()).status).toBe(303);
  });

  test('of an owner without a password gets none by confirming', async () => {
    await env.DB.exec('UPDATE accounts SET owner = 1, subscriber = 0, password = NULL');
    await registerSearch(site);
    await confirmSearch(site);
    expect((await loadRows('accounts'))[0]).toMatchObject({
      owner: 1,
      subscriber: 1,
      password: null,
    });
  });

  test('that staff have closed opens again without the portal', async () => {
    await env.DB.exec('UPDATE accounts SET owner = 1, subscriber = 0, disabled_at = 1');
    await registerSearch(site);
    await confirmSearch(site);
    expect((await loadRows('accounts'))[0]).toMatchObject({
      owner: 0,
      subscriber: 1,
      disabled_at: null,
    });
  });
});

test.each([
  ['no token', () => ''],
  ['a changed token', (token: string) => token.replace('.', '.x').slice(0, token.length)],
  ['a token of another search', (token: string) => `${crypto.randomUUID()}${token.slice(36)}`],
])('a link with %s answers 404', async (_, change) => {
  await registerSearch(site);
  const path = new URL(await readConfirmPath(), 'http://localhost');
  path.searchParams.set('token', change(path.searchParams.get('token') ?? ''));
  const response = await openBrowser(site).post(path.pathname + path.search, {});
  expect(response.status).toBe(404);
  expect(await loadRows('accounts')).toEqual([]);
});

test.each([
  ['works until', 1, 200, 1],
  ['ends at', 0, 404, 0],
])('a link %s the end of its search', async (_, left, status, searches) => {
  await registerSearch(site);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await env.DB.prepare('UPDATE pending_searches SET expires_at = ?')
    .bind(Date.now() + left)
    .run();
  expect((await site(await readConfirmPath())).status).toBe(status);
  expect((await confirmSearch(site)).status).toBe(status);
  expect(await loadRows('saved_searches')).toHaveLength(searches);
});

test('another site cannot confirm', async () => {
  await registerSearch(site);
  const path = await readConfirmPath();
  const response = await site(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});
