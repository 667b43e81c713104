import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { AccountTables } from '../../../src/platform/accounts/account-tables';
import { VISITOR_TABLES } from '../../../src/platform/accounts/account-tables';
import { prepareSession } from '../../../src/platform/accounts/sessions-store';
import { emptyTables } from '../../empty-tables';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from '../forms/form-requests';
import { loadRows } from '../forms/form-requests';

/** The password of every person in these tests. */
export const PASSWORD = 'de kersenboom bloeit in april';
export const NEW_PASSWORD = 'drie fietsen achter de molen';

/** The hash of PASSWORD with the pepper of local sites, at the lowest cost (decision 103). */
export const PASSWORD_HASH =
  '$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$+/bQuYwfP1JWxgNGi0J9AVMscDYt+8LgbBuGcwdesk8';

/** A hash of PASSWORD made with the memory that production requires. */
export const PRODUCTION_PASSWORD_HASH =
  '$scrypt$ln=14,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$7e305EIwviMj7LozNvaZDDfSIKYGv2QTh7V2j/eavkc';

/** An owner with a user name, a subscriber, and somebody who is both. */
export const OWNER = { email: 'an@example.be', username: 'an', name: 'An Maas', owner: 1 };
export const SUBSCRIBER = { email: 'bo@example.be', name: 'Bo Claes', subscriber: 1 };
export const BOTH = { email: 'cy@example.be', name: 'Cy Peeters', owner: 1, subscriber: 1 };

interface TestPerson {
  email: string;
  name: string;
  username?: string;
  owner?: number;
  subscriber?: number;
  properties?: readonly number[];
}

/** Deletes all accounts and limits, and adds these people with PASSWORD. */
export async function resetPeople(people: readonly TestPerson[] = [OWNER, SUBSCRIBER, BOTH]) {
  await emptyTables(['accounts', 'sign_in_attempts', 'rate_windows', 'outbox']);
  for (const account of people) await insertPerson(account);
}

async function insertPerson(account: TestPerson): Promise<void> {
  const { email, username = null, name, owner = 0, subscriber = 0, properties = [] } = account;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO accounts (id, email, username, name, language, owner, subscriber, password, created_at)
       VALUES (?1, ?1, ?2, ?3, 'nl', ?4, ?5, ?6, 0)`,
    ).bind(email, username, name, owner, subscriber, PASSWORD_HASH),
    ...properties.map((property) =>
      env.DB.prepare('INSERT INTO owner_properties (account, property) VALUES (?, ?)').bind(
        email,
        property,
      ),
    ),
  ]);
}

/** Creates a site with the owners' sign-in at the paths of the demonstration. */
export function createAccountSite(
  variables: Record<string, unknown> = {},
  embedded = createSmallSnapshot(),
): Promise<TestSite> {
  // Production refuses a demonstration.
  embedded['site/configuration.json'].demonstration = variables.ENVIRONMENT !== 'production';
  return createTestSite({ embedded, variables });
}

/** Before each test of a file: fresh accounts, limits and mails, and a site. */
export function setUpAccountSite(people?: readonly TestPerson[]) {
  let current: TestSite;
  const configure = async (...settings: Parameters<typeof createAccountSite>) => {
    current = await createAccountSite(...settings);
  };
  beforeEach(async () => {
    await resetPeople(people);
    await configure();
  });
  const site: TestSite = (...request) => current(...request);
  return { site, configure };
}

/** The cookies of one browser. */
export interface TestBrowser {
  get(path: string): Promise<Response>;
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The token of the session, or '' without one. */
  session: string;
  /** The cookie of a browser in which somebody has signed in completely, or ''. */
  known: string;
}

/** Opens a browser that keeps the session's cookie as the site sets it; staff have another one. */
export function openBrowser(
  site: TestSite,
  session = '',
  cookieName: 'session' | 'desk' = 'session',
): TestBrowser {
  const browser: TestBrowser = {
    session,
    known: '',
    get: (path) => send(path, {}),
    post: (path, fields, headers = {}) =>
      send(path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      }),
  };
  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const knownName = cookieName === 'desk' ? 'known-desk' : 'known';
    const cookies = [
      browser.session && `__Host-${cookieName}=${browser.session}`,
      browser.known && `__Host-${knownName}=${browser.known}`,
    ].filter(Boolean);
    if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
    const response = await site(path, { ...init, headers });
    const set = response.headers.get('Set-Cookie') ?? '';
    const read = (name: string) => new RegExp(`__Host-${name}=([^;]*)`).exec(set)?.[1];
    browser.session = read(cookieName) ?? browser.session;
    browser.known = read(knownName) ?? browser.known;
    return response;
  }
  return browser;
}

/** Signs in as an owner does; the browser keeps the session. */
export const signIn = (
  browser: TestBrowser,
  username: string = OWNER.email,
  password: string = PASSWORD,
): Promise<Response> => browser.post('/nl/login/', { username, password });

/** Opens a browser in which somebody has signed in before: checking a password takes as long as ten pages. */
export async function openSignedIn(
  site: TestSite,
  email: string = OWNER.email,
  tables: AccountTables = VISITOR_TABLES,
  stage: 'open' | 'code' | 'new-password' = 'open',
): Promise<TestBrowser> {
  const id = await env.DB.prepare(`SELECT id FROM ${tables.accounts} WHERE email = ?1`)
    .bind(email)
    .first<string>('id');
  if (!id) throw new Error(`nobody has the address ${email}`);
  const session = await prepareSession(env.DB, id, stage, undefined, Date.now(), tables);
  await env.DB.batch(session.statements);
  return openBrowser(site, session.token, tables === VISITOR_TABLES ? 'session' : 'desk');
}

/** Returns the one-time password of the newest mail to an address, which stands on a line of its own. */
export async function readOneTimePassword(email: string): Promise<string> {
  const mail = (await loadRows('outbox')).findLast(({ recipient }) => recipient === email);
  const { text } = JSON.parse(String(mail?.mail)) as { text: string };
  return /^[\w-]{16,}$/m.exec(text)?.[0] ?? '';
}
