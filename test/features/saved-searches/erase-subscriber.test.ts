import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { PERSONAL_TABLES } from '../../../src/platform/personal-data/personal-tables';
import { loadRows } from '../forms/form-requests';
import { BOTH, PASSWORD, SUBSCRIBER } from '../sign-in/account-requests';
import {
  act,
  addSearch,
  loadPerson,
  loadSearch,
  OTHER,
  PAGE,
  setUpSearchSite,
} from './saved-searches';

const { openSearches } = setUpSearchSite();

test('the download holds the account, its searches and the list of its mails, and no password', async () => {
  await addSearch('one');
  await addSearch('two', OTHER.email);
  for (const [number, { email }] of [SUBSCRIBER, OTHER].entries())
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO alerts (account, property, news, searches, created_at) VALUES (?, ?, 'new', '[]', 0)`,
      ).bind(email, 84213 + number),
      env.DB.prepare(
        `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
         VALUES (?1, 'h', 'demand-register', 'nl', json_object('email', ?1), 1)`,
      ).bind(email),
      env.DB.prepare(
        `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at, sent_at)
         VALUES (?1, ?1, ?1, 'secret', 'sent', 0, 0, 0, 60000)`,
      ).bind(email),
    ]);
  const response = await (await openSearches()).get(`${PAGE}gegevens/`);
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    accounts: [{ email: SUBSCRIBER.email, frequency: 'immediate' }],
    saved_searches: [{ id: 'one', criteria: { zips: ['6940'] } }],
    alerts: [{ property: 84213 }],
    leads: [{ answers: { email: SUBSCRIBER.email } }],
    outbox: [{ subject: SUBSCRIBER.email, state: 'sent', sentAt: '1970-01-01T00:01:00.000Z' }],
    account_sessions: [{ usedAt: expect.stringMatching(/^\d{4}-/) }],
  });
  // Two tables hold hashes alone.
  const kept = PERSONAL_TABLES.filter(({ links }) => links?.account).map(({ table }) => table);
  const hashes = ['account_one_time_passwords', 'account_recovery_codes'];
  expect([...Object.keys(JSON.parse(text)), ...hashes]).toEqual(expect.arrayContaining(kept));
  expect(text).not.toContain('scrypt');
  expect(text).not.toContain('"two"');
  expect(text).not.toContain('secret');
  expect(text).not.toContain(OTHER.email);
});

describe('erasing', () => {
  test('asks for the password on a page of its own', async () => {
    await addSearch('one');
    const browser = await openSearches();
    const response = await act(browser, 'delete');
    expect(response.headers.get('Location')).toBe(`${PAGE}wissen/`);
    for (const password of ['', 'een ander wachtwoord dan dit'])
      expect((await browser.post(`${PAGE}wissen/`, { password })).status).toBe(422);
    expect(await loadSearch()).toBeDefined();
  });

  test('removes the account with everything of it, and the session', async () => {
    await addSearch('one');
    await addSearch('two', OTHER.email);
    await env.DB.exec(
      `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
       VALUES ('k', 'h', 'demand-register', 'nl', '{"email":"Bo@Example.be"}', 1)`.replaceAll(
        '\n',
        ' ',
      ),
    );
    const browser = await openSearches();
    const response = await browser.post(`${PAGE}wissen/`, { password: PASSWORD, action: 'delete' });
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Alles is gewist<\/h1>/);
    expect(html).toContain('Uw zoekopdrachten en uw account zijn gewist.');
    expect(await loadPerson()).toBeUndefined();
    expect(await loadPerson(OTHER.email)).toMatchObject({ subscriber: 1 });
    expect((await loadRows('saved_searches')).map(({ id }) => id)).toEqual(['two']);
    expect(await loadRows('leads')).toEqual([]);
    expect(browser.session).toBe('');
    const { email } = SUBSCRIBER;
    await browser.post('/nl/zoekopdracht/aanmelden/', { email, password: PASSWORD });
    expect(browser.session).toBe('');
  });

  test('leaves an owner the portal', async () => {
    await addSearch('one', BOTH.email);
    await env.DB.prepare(
      `INSERT INTO alerts (account, property, news, searches, created_at) VALUES (?, 84213, 'new', '[]', 0)`,
    )
      .bind(BOTH.email)
      .run();
    const browser = await openSearches(BOTH.email);
    const response = await browser.post(`${PAGE}wissen/`, { password: PASSWORD });
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/');
    expect(await loadPerson(BOTH.email)).toMatchObject({ owner: 1, subscriber: 0 });
    expect(await loadSearch()).toBeUndefined();
    expect(await loadRows('alerts')).toEqual([]);
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
  });
});
