import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { TestSite } from '../forms/form-requests';
import { clearSubmissions, createFormSite, loadRows } from '../forms/form-requests';
import {
  BOTH,
  OWNER,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
  type TestBrowser,
} from '../sign-in/account-requests';

export const PAGE = '/nl/mijn-zoekopdrachten/';
export const HOUSE = { goal: 'sale', types: [1], zips: ['6940'] };
export const OTHER = { email: 'di@example.be', name: 'Di Jacobs', subscriber: 1 };

/** Before each test of a file: fresh people without searches, and a site. */
export function setUpSearchSite() {
  let current: TestSite;
  const site: TestSite = (...request) => current(...request);
  beforeEach(async () => {
    await resetPeople([OWNER, SUBSCRIBER, BOTH, OTHER]);
    await clearSubmissions();
    await env.DB.exec('DELETE FROM saved_searches');
    current = await createFormSite();
  });

  const openSearches = (email: string = SUBSCRIBER.email) => openSignedIn(site, email);

  return { site, openSearches };
}

export const addSearch = (id: string, account = SUBSCRIBER.email, criteria: object = HOUSE) =>
  env.DB.prepare(
    `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at, shown)
     VALUES (?1, ?2, 'Ons huis', ?3, ?4, ?4, '{"before":{"84213":385000},"now":{"84213":385000}}')`,
  )
    .bind(id, account, JSON.stringify(criteria), Date.now())
    .run();

export const readPage = async (browser: TestBrowser, path = PAGE) =>
  (await browser.get(path)).text();
export const act = (browser: TestBrowser, action: string, fields: Record<string, string> = {}) =>
  browser.post(PAGE, { action, ...fields });
export const loadSearch = async () => (await loadRows('saved_searches'))[0];
export const loadPerson = async (email: string = SUBSCRIBER.email) =>
  (await loadRows('accounts')).find((account) => account.email === email);
