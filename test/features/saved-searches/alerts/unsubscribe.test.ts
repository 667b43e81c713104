import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import type { AlertSite } from './alert-site';
import { addVilla, clearAlerts, createAlertSite, createFiles } from './alert-site';
import { loadAlertMails, readUnsubscribePath, resetSubscribers } from './subscribers';

const OWN = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:8787' };
let site: AlertSite;
let path: string;

afterAll(clearAlerts);
beforeEach(async () => {
  await clearAlerts();
  await resetSubscribers({});
  site = await createAlertSite();
  for (const files of [createFiles(), addVilla(createFiles(), 90001)]) {
    await site.load(files);
    await site.runCron();
  }
  const [mail] = await loadAlertMails();
  path = mail ? readUnsubscribePath(mail) : '';
});

const post = (body: Record<string, string>, headers: Record<string, string> = {}, to = path) =>
  site.fetch(to, { method: 'POST', body: new URLSearchParams(body), headers });
const isUnsubscribed = async () => (await loadRows('accounts'))[0]?.unsubscribed_at !== null;

describe('the link of a mail', () => {
  test('asks, privately, and changes nothing', async () => {
    const response = await site.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await response.text()).toContain('Wilt u geen berichten meer?');
    expect(await isUnsubscribed()).toBe(false);
  });

  test.each([
    ['', OWN],
    [', by a browser without Fetch Metadata', { Origin: 'null' }],
  ])('ends the subscription by the button of its page, and can resume it%s', async (_, OWN) => {
    expect(await (await post({ action: 'end' }, OWN)).text()).toContain('U bent uitgeschreven');
    expect(await isUnsubscribed()).toBe(true);
    expect(await (await site.fetch(path)).text()).toContain('U bent uitgeschreven');
    expect(await (await post({ action: 'resume' }, OWN)).text()).toContain(
      'U krijgt weer berichten',
    );
    expect(await isUnsubscribed()).toBe(false);
  });

  test('ends it by the one click of a mail program, once or twice', async () => {
    const click = { 'List-Unsubscribe': 'One-Click' };
    expect((await post(click)).status).toBe(200);
    expect((await post(click)).status).toBe(200);
    expect(await isUnsubscribed()).toBe(true);
  });

  test.each([
    ['of a mail program in a browser', { Origin: 'https://mail.example' }],
    ['of a page without an address', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
  ])('ends it by the one click %s, which resumes nothing', async (_, headers) => {
    const click = { 'List-Unsubscribe': 'One-Click', action: 'resume' };
    expect((await post(click, headers as Record<string, string>)).status).toBe(200);
    expect(await isUnsubscribed()).toBe(true);
  });

  test('ends it by the one click that is sent as a form with parts', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await site.fetch(path, { method: 'POST', body })).status).toBe(200);
    expect(await isUnsubscribed()).toBe(true);
  });

  test.each([
    ['without the word of mail programs', { action: 'end' }, {}],
    ['of another site', { action: 'end' }, { Origin: 'https://evil.example' }],
    ['of another site to resume', { action: 'resume' }, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a request %s', async (_, body, headers: Record<string, string>) => {
    expect((await post(body, headers)).status).toBe(403);
    expect(await isUnsubscribed()).toBe(false);
  });

  test.each([
    ['forged', (token: string) => token.replace(/\../, (start) => (start === '.A' ? '.B' : '.A'))],
    ['of another person', (token: string) => token.replace(/^bo/, 'cy')],
    ['of another purpose', () => 'bo%40example.be.X_RWMpZeehWjshtV40MqC6NIR'],
    ['empty', () => ''],
  ])('says clearly that a token is not valid: %s', async (_, change) => {
    const [page = '', token = ''] = path.split('?token=');
    const other = `${page}?token=${change(decodeURIComponent(token))}`;
    for (const response of [
      await site.fetch(other),
      await post({ 'List-Unsubscribe': 'One-Click' }, {}, other),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Deze link is niet meer geldig');
    }
    expect(await isUnsubscribed()).toBe(false);
  });

  test('is not valid any more when the account is gone', async () => {
    await resetSubscribers();
    expect((await site.fetch(path)).status).toBe(404);
  });

  test('names no address', () => {
    const [, token = ''] = path.split('?token=');
    expect(decodeURIComponent(token).split('.')[0]).toBe('bo');
  });
});

test('who unsubscribed hears nothing of the next load, also of what waited', async () => {
  await post({ 'List-Unsubscribe': 'One-Click' });
  await site.load(addVilla(addVilla(createFiles(), 90001), 90002));
  await site.runCron();
  await post({ action: 'resume' }, OWN);
  await site.runCron();
  expect(await loadAlertMails()).toHaveLength(1);
});

test('the link of one subscriber changes nothing of another', async () => {
  const loadOther = async () => ({
    account: (await loadRows('accounts')).find(({ id }) => id === 'cy'),
    alerts: (await loadRows('alerts')).filter(({ account }) => account === 'cy'),
  });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO accounts (id, email, name, language, subscriber, created_at, confirmed_at)
       VALUES ('cy', 'cy@example.be', 'Cy', 'nl', 1, 0, 1)`,
    ),
    env.DB.prepare(
      `INSERT INTO alerts (account, property, news, searches, created_at) VALUES ('cy', 84213, 'new', '[]', 0)`,
    ),
  ]);
  const before = await loadOther();
  await post({ action: 'end' }, OWN);
  expect(await loadOther()).toEqual(before);
  await env.DB.exec(`UPDATE accounts SET unsubscribed_at = 7 WHERE id = 'cy'`);
  await post({ action: 'resume' }, OWN);
  expect((await loadOther()).account?.unsubscribed_at).toBe(7);
});

test('the link of a closed account opens nothing', async () => {
  await env.DB.exec('UPDATE accounts SET disabled_at = 1');
  expect((await site.fetch(path)).status).toBe(404);
  expect((await post({ 'List-Unsubscribe': 'One-Click' })).status).toBe(404);
});
