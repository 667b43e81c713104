import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Site } from '../sending';
import { ANNA, forgetAll, formSite, readPage, rowsOf, send, solved } from '../sending';

/** Turnstile as it answers, on a server of the tests' own. */
const KEYS = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };
const at = (verdict: string) => ({
  ...KEYS,
  TURNSTILE_VERIFY_URL: `${inject('turnstile')}/${verdict}`,
});

beforeEach(() => forgetAll());

async function sendTo(site: Site, proof: Record<string, string>) {
  const page = await readPage(await site('/nl/contact/'), 'site-contact');
  const { captcha: _, ...hidden } = page.hidden;
  return readPage(await send(site, page.action, { ...hidden, ...ANNA, ...proof }), 'site-contact');
}

const TOKEN = { 'cf-turnstile-response': 'token-of-anna' };

describe('with Turnstile’s keys', () => {
  test('its word is enough, once', async () => {
    const site = await formSite(at('good'));
    expect((await sendTo(site, TOKEN)).status).toBe(303);
    const again = await sendTo(site, TOKEN);
    expect([again.status, again.summary]).toEqual([
      422,
      ['De controle is verlopen. Vink opnieuw aan.'],
    ]);
    expect(await rowsOf('submissions')).toHaveLength(1);
  });

  test.each([
    ['wrong', 'De controle lukte niet. Probeer het nog eens.'],
    ['old', 'De controle is verlopen. Vink opnieuw aan.'],
    ['down', 'De controle lukte niet. Probeer het nog eens.'],
    ['silent', 'De controle lukte niet. Probeer het nog eens.'],
    ['mistaken', 'De controle lukte niet. Probeer het nog eens.'],
  ] as const)(
    '%s: our own question is asked instead, all answers kept',
    async (verdict, message) => {
      const site = await formSite({ ...at(verdict), TURNSTILE_PATIENCE_MS: 200 });
      const page = await sendTo(site, TOKEN);
      expect([page.status, page.summary]).toEqual([422, [message]]);
      expect(page.html).toContain('value="anna@example.be"');
      const answered = { ...page.hidden, ...ANNA, 'captcha-answer': page.sum };
      expect((await send(site, page.action, answered)).status).toBe(303);
    },
  );

  test.each([
    ['wrong', 1],
    ['down', 0],
    ['silent', 0],
    ['mistaken', 0],
  ] as const)('%s: what nobody could tell is held against nobody', async (verdict, counted) => {
    await sendTo(await formSite({ ...at(verdict), TURNSTILE_PATIENCE_MS: 200 }), TOKEN);
    expect((await rowsOf('rate_windows')).map(({ kind, used }) => [kind, used])).toEqual(
      counted ? [['wrong', 1]] : [],
    );
    expect(await rowsOf('proofs')).toHaveLength(counted);
  });

  test('an answer that was lost is asked for again, under the same key', async () => {
    const site = await formSite(at('flaky'));
    const token = { 'cf-turnstile-response': crypto.randomUUID() };
    expect((await sendTo(site, token)).status).toBe(303);
  });

  test('sent twenty times at once, a form is stored once and every time thanked for', async () => {
    const site = await formSite(at('once'));
    const page = await readPage(await site('/nl/contact/'), 'site-contact');
    const token = { 'cf-turnstile-response': crypto.randomUUID() };
    const fields = { ...page.hidden, ...ANNA, ...token };
    const sent = Array.from({ length: 20 }, () => send(site, page.action, fields));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual(Array(20).fill(303));
    expect(await rowsOf('submissions')).toHaveLength(1);
    // In another form the same token is worth nothing.
    expect((await sendTo(site, token)).status).toBe(422);
  });

  test('a proof of work is as good, and the policy lets its script in', async () => {
    const site = await formSite(at('down'));
    expect((await sendTo(site, { altcha: await solved() })).status).toBe(303);
    const policy = (await site('/nl/contact/')).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com/);
    const ticket = await site('/form-ticket/?form=site-contact&language=nl');
    expect(await ticket.json()).toMatchObject({ turnstile: 'site' });
  });
});

test('without its keys its word is worth nothing, and nobody of theirs is let in', async () => {
  const site = await formSite({ TURNSTILE_VERIFY_URL: `${inject('turnstile')}/good` });
  expect((await sendTo(site, TOKEN)).summary).toEqual(['Geef aan dat u geen robot bent']);
  const policy = (await site('/nl/contact/')).headers.get('Content-Security-Policy');
  expect(policy).not.toContain('cloudflare');
});
