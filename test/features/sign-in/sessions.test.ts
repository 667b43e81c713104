import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import {
  OWNER,
  openBrowser,
  PASSWORD,
  SUBSCRIBER,
  setUpAccountSite,
  signIn,
} from './account-requests';

const { site } = setUpAccountSite();

const setAges = (created: number, used: number) =>
  env.DB.prepare('UPDATE account_sessions SET created_at = ?, used_at = ?')
    .bind(created, used)
    .run();

describe('a session', () => {
  test('is stored as a hash only', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    const stored = JSON.stringify(await loadRows('account_sessions'));
    expect(stored).not.toContain(browser.session);
    expect(await loadRows('account_sessions')).toHaveLength(1);
  });

  test('gets a new token at every sign-in: a token that somebody else planted opens nothing', async () => {
    const attacker = openBrowser(site);
    await signIn(attacker, SUBSCRIBER.email);
    const planted = attacker.session;
    const victim = openBrowser(site, planted);
    await signIn(victim);
    expect(victim.session).not.toBe(planted);
    expect((await attacker.get('/nl/mijn-zoekopdrachten/')).status).toBe(303);
    expect((await openBrowser(site, planted).get('/nl/eigenaar/')).status).toBe(303);
    const invented = openBrowser(site, 'A'.repeat(22));
    await signIn(invented);
    expect(invented.session).not.toBe('A'.repeat(22));
  });

  test('cannot be used again after signing out', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    const { session } = browser;
    const response = await browser.post('/nl/afmelden/', {});
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/login/']);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\//);
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect((await openBrowser(site, session).get('/nl/eigenaar/')).status).toBe(303);
    expect(await loadRows('account_sessions')).toEqual([]);
  });

  test.each([
    ['an hour without a request', 3_600_000, 3_600_000, 303],
    ['just less than an hour without a request', 3_590_000, 3_590_000, 200],
    ['twelve hours in all', 43_200_000, 0, 303],
    ['just less than twelve hours in all', 43_190_000, 0, 200],
  ])('after %s', async (_, age, idle, status) => {
    const browser = openBrowser(site);
    await signIn(browser);
    await setAges(Date.now() - age, Date.now() - idle);
    const response = await browser.get('/nl/eigenaar/');
    expect(response.status).toBe(status);
    if (status === 303) {
      expect(response.headers.get('Location')).toBe(
        '/nl/login/?expired=yes&back=%2Fnl%2Feigenaar%2F',
      );
      const page = await browser.get('/nl/login/?expired=yes');
      expect(await page.text()).toContain('Uw sessie is afgelopen. Meld u opnieuw aan.');
    }
  });

  test('lasts while it is used', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    await setAges(Date.now() - 3_000_000, Date.now() - 3_000_000);
    await browser.get('/nl/eigenaar/');
    const [session] = await loadRows('account_sessions');
    expect(Date.now() - Number(session?.used_at)).toBeLessThan(60_000);
  });

  test('ends when the account is closed', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    await env.DB.exec('UPDATE accounts SET disabled_at = 1');
    expect((await browser.get('/nl/eigenaar/')).status).toBe(303);
  });
});

const ACCOUNT_PATHS = ['/nl/eigenaar/', '/nl/mijn-zoekopdrachten/', '/nl/nieuw-wachtwoord/'];

describe('the paths of accounts', () => {
  test.each(ACCOUNT_PATHS)('%s sends a stranger to the sign-in', async (path) => {
    const response = await site(path);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/nl\/(login|zoekopdracht\/aanmelden)\/$/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test.each([
    ['a subscriber', SUBSCRIBER.email, '/nl/eigenaar/', '/nl/login/'],
    ['an owner', OWNER.email, '/nl/mijn-zoekopdrachten/', '/nl/zoekopdracht/aanmelden/'],
  ])('%s does not open the page of the other role', async (_, email, path, target) => {
    const browser = openBrowser(site);
    await signIn(browser, email);
    const response = await browser.get(path);
    const query = new URLSearchParams({ other: 'yes', back: path });
    const location = `${target}?${query}`;
    expect([response.status, response.headers.get('Location')]).toEqual([303, location]);
  });

  test.each(['/login/', '/owner/', '/logout/', '/my-searches/'])(
    'the original %s is private too',
    async (path) => {
      const response = await site(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('signing out is a POST only', async () => {
    const response = await site('/nl/afmelden/');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test.each([
    ['no header at all', {}, 403],
    ['another site by Fetch Metadata', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another Origin', { Origin: 'https://evil.example' }, 403],
    ['an opaque Origin', { Origin: 'null' }, 403],
    ['another Referer', { Referer: 'https://evil.example/nl/login/' }, 403],
    [
      'our Fetch Metadata with another Origin',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
      403,
    ],
    ['our Origin', { Origin: 'http://localhost:8787' }, 303],
    ['our Referer', { Referer: 'http://localhost:8787/nl/login/' }, 303],
    ['our Fetch Metadata', { 'Sec-Fetch-Site': 'same-origin' }, 303],
  ])('take a POST with %s as %#', async (_, headers, status) => {
    for (const path of ['/nl/login/', '/login/', '/nl/afmelden/', '/nl/mijn-zoekopdrachten/']) {
      if (status === 303 && path !== '/nl/login/') continue;
      const response = await site(path, {
        method: 'POST',
        body: new URLSearchParams({ username: OWNER.email, password: PASSWORD }),
        headers,
      });
      expect(response.status, path).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });
});
