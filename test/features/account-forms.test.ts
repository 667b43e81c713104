import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearchesRoutes } from '../../src/features/saved-searches/saved-searches-routes';
import { endSessionForm, PASSKEY_FORMS } from '../../src/features/sign-in/passkeys/passkey-forms';
import { changePasswordForm } from '../../src/features/sign-in/password-forms';
import { passwordRoutes } from '../../src/features/sign-in/password-routes';
import { SECOND_FACTOR_FORMS } from '../../src/features/sign-in/second-factor-forms';
import { secondFactorRoutes } from '../../src/features/sign-in/second-factor-routes';
import { securityRoutes } from '../../src/features/sign-in/security-routes';
import { signInRoutes } from '../../src/features/sign-in/sign-in-routes';
import { VISITOR_TABLES } from '../../src/platform/accounts/account-tables';
import { emptyTables } from '../empty-tables';
import type { AccountForm } from './account-form-table';
import { FORMS, PAGES, SEARCHES, SECRETS } from './account-form-table';
import { clearSubmissions, loadRows } from './forms/form-requests';
import { addSearch } from './saved-searches/saved-searches';
import type { TestBrowser } from './sign-in/account-requests';
import {
  createAccountSite,
  OWNER,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from './sign-in/account-requests';

let site: Awaited<ReturnType<typeof createAccountSite>>;
beforeEach(async () => {
  await resetPeople([OWNER, SUBSCRIBER]);
  await clearSubmissions();
  await emptyTables(['saved_searches']);
  await addSearch('one');
  site = await createAccountSite();
});

async function open({ by, stage, hasSecondFactor }: AccountForm): Promise<TestBrowser> {
  if (hasSecondFactor)
    await env.DB.prepare(`UPDATE accounts SET totp = 'sealed' WHERE id = ?`).bind(by).run();
  return by ? openSignedIn(site, by, VISITOR_TABLES, stage) : openBrowser(site);
}

/** What a refused form may not change: accounts, searches, mails. */
const readState = async () =>
  JSON.stringify([
    await loadRows('accounts'),
    await loadRows('account_recovery_codes'),
    await loadRows('saved_searches'),
    await loadRows('outbox'),
  ]);

/** No pattern that a list of common passwords knows. */
const ENDLESS = Array.from({ length: 1000 }, (_, index) => (index * 7919) % 10_007).join('k');

/** Types into a field, and a new password into its repetition too, which would be refused for another reason. */
const type = ({ fields }: AccountForm, name: string, typed: string) =>
  name === 'password' && fields.passwordConfirm
    ? { password: typed, passwordConfirm: typed }
    : { [name]: typed };

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

  test('with a body that is too large is refused and changes nothing', async () => {
    const browser = await open(form);
    const before = await readState();
    const answer = await browser.post(path, { ...sent, padding: 'x'.repeat(256 * 1024) });
    expect(answer.status).toBe(413);
    expect(await readState()).toBe(before);
  });

  test.each(Object.keys(fields))('with an endless %s changes nothing', async (name) => {
    const browser = await open(form);
    const before = await readState();
    const answer = await browser.post(path, { ...sent, ...type(form, name, ENDLESS) });
    expect([404, 422]).toContain(answer.status);
    const html = await answer.text();
    if (SECRETS.includes(name)) {
      expect(html).not.toContain(ENDLESS);
      for (const kept of required.filter((other) => !SECRETS.includes(other)))
        expect(html).toContain(`value="${fields[kept]}"`);
    }
    expect(await readState()).toBe(before);
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

test('every form of signing in is in the table', () => {
  const routes = [signInRoutes, passwordRoutes, secondFactorRoutes, securityRoutes].flatMap(
    (routes) => routes.routes.filter(({ method }) => method === 'POST'),
  );
  const paths = new Set(routes.map(({ path }) => path).filter((path) => path !== '/logout/'));
  expect([...paths].toSorted()).toEqual(Object.keys(PAGES).toSorted());
  const tried = new Set(FORMS.map(({ path }) => path));
  expect(Object.values(PAGES).filter((path) => !tried.has(path))).toEqual([]);
});

test('every button of the page of security is in the table', () => {
  const tried = FORMS.filter(({ path }) => path === PAGES['/security/']).map(
    ({ action }) => action,
  );
  const forms = [changePasswordForm, endSessionForm, ...PASSKEY_FORMS, ...SECOND_FACTOR_FORMS];
  const buttons = forms.flatMap(({ buttons }) => buttons.map(({ value }) => value));
  expect(tried.toSorted()).toEqual(buttons.toSorted());
});
