import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { describeBrowser } from '../../../src/platform/accounts/describe-browser';
import { openDesk, resetStaff } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import {
  OWNER,
  openBrowser,
  openSignedIn,
  PASSWORD,
  SUBSCRIBER,
  setUpAccountSite,
} from './account-requests';

const { site } = setUpAccountSite();
const SECURITY = '/nl/beveiliging/';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([OWNER.email, SUBSCRIBER.email])(
  '%s sees where they are signed in, and ends a session there',
  async (email) => {
    const browser = await openSignedIn(site, email);
    const elsewhere = openBrowser(site);
    await elsewhere.post(
      email === OWNER.email ? '/nl/login/' : '/nl/zoekopdracht/aanmelden/',
      { username: email, email, password: PASSWORD },
      { 'User-Agent': FIREFOX },
    );
    const html = await (await browser.get(SECURITY)).text();
    expect(html).toContain('deze browser');
    expect(html).toContain('Firefox, Windows');
    const session = /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const ended = await browser.post(SECURITY, { action: 'session-end', session });
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, SECURITY]);
    expect((await elsewhere.get(SECURITY)).status).toBe(303);
    expect((await browser.get(SECURITY)).status).toBe(200);
  },
);

test('nobody ends the session of somebody else', async () => {
  const other = await openSignedIn(site);
  const [session] = await loadRows('account_sessions');
  const browser = await openSignedIn(site, SUBSCRIBER.email);
  await browser.post(SECURITY, { action: 'session-end', session: String(session?.id) });
  expect((await other.get(SECURITY)).status).toBe(200);
});

test('the list holds nobody else’s sessions, and none that has ended', async () => {
  const elsewhere = openBrowser(site);
  await elsewhere.post(
    '/nl/login/',
    { username: OWNER.email, password: PASSWORD },
    { 'User-Agent': FIREFOX },
  );
  const other = await openSignedIn(site, SUBSCRIBER.email);
  expect(await (await other.get(SECURITY)).text()).not.toContain('Firefox, Windows');
  const own = await openSignedIn(site);
  expect(await (await own.get(SECURITY)).text()).toContain('Firefox, Windows');
  for (const [column, hours] of [
    ['used_at', 2],
    ['created_at', 13],
  ] as const) {
    const moment = Date.now() - hours * 3_600_000;
    await env.DB.prepare(
      `UPDATE account_sessions SET created_at = ?1, used_at = ?1, ${column} = ?2 WHERE browser LIKE 'Firefox%'`,
    )
      .bind(Date.now(), moment)
      .run();
    expect(await (await own.get(SECURITY)).text()).not.toContain('Firefox, Windows');
  }
});

test('staff see theirs', async () => {
  await resetStaff();
  const html = await (await (await openDesk(site)).get('/nl/desk/beveiliging/')).text();
  expect(html).toContain('Waar u aangemeld bent');
});

test.each([
  [FIREFOX, 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari, Mac',
  ],
  ['curl/8.1', ''],
  ['', ''],
])('%s is called %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});
