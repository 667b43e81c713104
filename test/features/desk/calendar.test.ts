import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { disableStaff } from '../../../src/platform/accounts/staff-accounts-store';
import { emptyTables } from '../../empty-tables';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from '../forms/form-requests';
import { createFormSite, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff, SANNE } from './desk-requests';

const PAGE = '/nl/desk/kalender/';

let site: TestSite;
let luc: TestBrowser;
let sanne: TestBrowser;
beforeEach(async () => {
  await emptyTables(['visits', 'slots', 'leads', 'staff_calendars']);
  await resetStaff();
  const snapshot = createSmallSnapshot();
  // Luc looks after the house that is visited, Sanne after none.
  const [agent] = snapshot['site/team.json'];
  if (!agent) throw new Error('the small snapshot has no team');
  agent.email = LUC.email;
  const properties = snapshot['catalogue/property-details.json'] as {
    ID: number;
    ManagerID?: number;
  }[];
  for (const property of properties) if (property.ID === 84213) property.ManagerID = agent.id;
  site = await createFormSite({}, snapshot);
  [luc, sanne] = await Promise.all([openDesk(site, LUC.email), openDesk(site, SANNE.email)]);
});

/** Stores a visit to Luc's house, three days from now. */
async function bookVisit(name: string, state = 'confirmed', startsAt = Date.now() + 3 * DAY_MS) {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
       VALUES (?1, 84213, ?2, ?2 + 1800000, ?2, 9)`,
    ).bind(`slot ${name}`, startsAt),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES (?1, ?2, 84213, 'slot ' || ?1, 'nl', ?1, ?1 || '@example.be', 1, 1)`,
    ).bind(name, state),
  ]);
}

/** Makes somebody's address and returns its path. */
async function makeAddress(browser: TestBrowser, fields: Record<string, string> = {}) {
  const page = await browser.post(PAGE, { action: 'make', sure: '', ...fields });
  const [, path] =
    /<code[^>]*>https?:\/\/[^/]+(\/nl\/desk\/kalender\/[\w-]{22}\.ics)</.exec(await page.text()) ??
    [];
  if (!path) throw new Error('the page shows no address');
  return path;
}

/** Reads an address as a program does, without a session. */
const readFeed = (path: string) => site(path);

test('a program reads one’s own visits at the address, moved or cancelled as they are', async () => {
  await bookVisit('An');
  await bookVisit('Bea', 'cancelled');
  const feed = await readFeed(await makeAddress(luc));
  expect(feed.status).toBe(200);
  expect(feed.headers.get('Content-Type')).toContain('text/calendar');
  expect(feed.headers.get('Cache-Control')).toBe('no-store');
  expect(feed.headers.get('X-Robots-Tag')).toBe('noindex');
  const text = (await feed.text()).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toMatch(/SUMMARY:An · .*84213\r\n/);
  expect(text).toMatch(/SUMMARY:Afgezegd: Bea · .*84213\r\n/);
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).toContain('X-PUBLISHED-TTL:PT1H');
});

test('it holds visits of a month ago until four months ahead', async () => {
  const now = Date.now();
  await bookVisit('Past', 'confirmed', now - 30 * DAY_MS + HOUR_MS);
  await bookVisit('Older', 'confirmed', now - 30 * DAY_MS - HOUR_MS);
  await bookVisit('Ahead', 'confirmed', now + 120 * DAY_MS - HOUR_MS);
  await bookVisit('Later', 'confirmed', now + 120 * DAY_MS + HOUR_MS);
  const text = await (await readFeed(await makeAddress(luc))).text();
  for (const name of ['Past', 'Ahead']) expect(text).toContain(`SUMMARY:${name}`);
  for (const name of ['Older', 'Later']) expect(text).not.toContain(name);
});

test('a colleague’s address shows nothing of another’s visits', async () => {
  await bookVisit('An');
  const text = await (await readFeed(await makeAddress(sanne))).text();
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).not.toContain('BEGIN:VEVENT');
});

test('only a hash of the secret is kept, and the page shows the address once', async () => {
  const path = await makeAddress(luc);
  const secret = path.slice(PAGE.length, -'.ics'.length);
  expect(JSON.stringify(await loadRows('staff_calendars'))).not.toContain(secret);
  const page = await (await luc.get(PAGE)).text();
  expect(page).not.toContain(secret);
  expect(page).toContain('Nog door geen agenda gelezen.');
  await readFeed(path);
  expect(await (await luc.get(PAGE)).text()).toContain('Laatst gelezen op');
});

test('a new address ends the one before, after a question', async () => {
  const first = await makeAddress(luc);
  await expect(makeAddress(luc)).rejects.toThrow();
  expect((await readFeed(first)).status).toBe(200);
  const second = await makeAddress(luc, { action: 'replace', sure: 'yes' });
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);
});

test('a revoked address opens nothing, and neither does that of a closed account', async () => {
  const [mine, hers] = [await makeAddress(luc), await makeAddress(sanne)];
  await luc.post(PAGE, { action: 'revoke', sure: 'yes' });
  const revoked = await readFeed(mine);
  expect(revoked.status).toBe(404);
  expect(revoked.headers.get('Cache-Control')).toBe('no-store');
  const accounts = await loadRows('staff_accounts');
  const closed = accounts.find(({ email }) => email === SANNE.email);
  expect((await readFeed(hers)).status).toBe(200);
  await env.DB.batch(disableStaff(env.DB, String(closed?.id), Date.now(), { keepsLast: false }));
  expect((await readFeed(hers)).status).toBe(404);
  expect(await loadRows('staff_calendars')).toEqual([]);
});

test.each(['x.ics', 'AAAAAAAAAAAAAAAAAAAAAA.ics', "'.ics"])(
  'an address that nobody made, %s, is as unknown as any other',
  async (file) => {
    await makeAddress(luc);
    expect((await readFeed(PAGE + encodeURIComponent(file))).status).toBe(404);
  },
);
