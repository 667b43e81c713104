import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Site } from '../sending';
import { ANNA, forgetAll, formSite, readPage, rowsOf, send, solved } from '../sending';

/** Turnstile as it answers, on a server of the tests' own. */
const KEYS = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };
const at = (verdict: 'good' | 'wrong' | 'old' | 'down') => ({
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
  ] as const)('%s: our own question is asked instead', async (verdict, message) => {
    const site = await formSite(at(verdict));
    const page = await sendTo(site, TOKEN);
    expect([page.status, page.summary]).toEqual([422, [message]]);
    const answered = { ...page.hidden, ...ANNA, 'captcha-answer': page.sum };
    expect((await send(site, page.action, answered)).status).toBe(303);
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
