import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const HOSTILE = '<script>alert(1)</script>';

beforeAll(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
  const mail = {
    from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
    to: 'an@example.be',
    subject: `Uw vraag ${HOSTILE}`,
    text: HOSTILE,
    html: '<!DOCTYPE html><p style="color:red">Beste An</p>',
    kind: 'copy of a form' as const,
  };
  await env.DB.batch(enqueueMails(env.DB, [mail], Date.now()));
});

const loadFirstMailId = async () =>
  (await env.DB.prepare('SELECT id FROM outbox').first('id')) as string;

test('lists the mails, and shows each as its recipient sees it', async () => {
  const fetchPage = await createTestSite();
  const list = await fetchPage('/mails/');
  expect(list.status).toBe(200);
  expect(await list.text()).toContain('an@example.be');
  const details = await (await fetchPage(`/mails/?id=${await loadFirstMailId()}`)).text();
  expect(details).toContain('Reply-To');
  expect(details).not.toContain('<script>');
  const mail = await fetchPage(`/mails/?id=${await loadFirstMailId()}&as=html`);
  expect(await mail.text()).toBe('<!DOCTYPE html><p style="color:red">Beste An</p>');
  expect(mail.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test.each(['', '&as=html'])(
  'has the headers of other pages, and tells no address: %j',
  async (as) => {
    const { headers } = await (await createTestSite())(
      `/mails/?id=${await loadFirstMailId()}${as}`,
    );
    const pick = (...names: string[]) => names.map((name) => headers.get(name));
    expect(pick('Strict-Transport-Security')).toEqual([expect.stringContaining('63072000')]);
    expect(pick('X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy')).toEqual([
      'nosniff',
      'SAMEORIGIN',
      'no-referrer',
    ]);
    expect(pick('Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy')).toEqual([
      'same-origin',
      'same-origin',
    ]);
  },
);

test('the list names the reason why a mail was not sent', async () => {
  await env.DB.exec("UPDATE outbox SET state = 'failed', error = 'the sink answered 500'");
  const list = await (await (await createTestSite())('/mails/')).text();
  expect(list).toContain('failed · Sending e-mail failed · the sink answered 500');
  await env.DB.exec("UPDATE outbox SET state = 'queued', error = NULL");
});

test('an unknown id shows the list', async () => {
  expect((await (await createTestSite())('/mails/?id=nobody')).status).toBe(200);
});

test('does not exist in production', async () => {
  const embedded = createSmallSnapshot();
  embedded['site/configuration.json'].demonstration = false;
  const fetchPage = await createTestSite({ embedded, variables: { ENVIRONMENT: 'production' } });
  const response = await fetchPage(`/mails/?id=${await loadFirstMailId()}&as=html`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('Beste An');
});

test('does not exist on a host name that other machines reach', async () => {
  const fetchPage = await createTestSite();
  const list = async (host: string) => (await fetchPage(`http://${host}/mails/`)).status;
  for (const host of ['localhost:8787', '127.0.0.1', '[::1]:80'])
    expect(await list(host)).toBe(200);
  for (const host of ['www.huis-vallee.example', '192.168.1.5', 'localhost.evil.example'])
    expect(await list(host)).toBe(404);
});
