import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  parseFormPage,
  submitForm,
} from '../form-requests';

/** Turnstile's variables, for a test server that answers as Turnstile does. */
const TURNSTILE_KEYS = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };
const buildTurnstileVariables = (verdict: string) => ({
  ...TURNSTILE_KEYS,
  TURNSTILE_VERIFY_URL: `${inject('turnstile')}/${verdict}`,
});

beforeEach(() => clearSubmissions());

async function submitContactForm(site: TestSite, proof: Record<string, string>) {
  const page = await parseFormPage(await site('/nl/contact/'), 'site-contact');
  const { captcha: _, ...hidden } = page.hidden;
  return parseFormPage(
    await submitForm(site, page.action, { ...hidden, ...CONTACT_ANSWERS, ...proof }),
    'site-contact',
  );
}

const TOKEN_ANSWER = { 'cf-turnstile-response': 'token-of-anna' };

describe('with Turnstile’s keys', () => {
  test('a good token is accepted once', async () => {
    const site = await createFormSite(buildTurnstileVariables('good'));
    expect((await submitContactForm(site, TOKEN_ANSWER)).status).toBe(303);
    const again = await submitContactForm(site, TOKEN_ANSWER);
    expect([again.status, again.summary]).toEqual([
      422,
      ['De controle is verlopen. Verzend opnieuw.'],
    ]);
    expect(await loadRows('leads')).toHaveLength(1);
  });

  test.each([
    ['wrong', 'De controle lukte niet. Probeer het nog eens.'],
    ['old', 'De controle is verlopen. Verzend opnieuw.'],
    ['down', 'De controle lukte niet. Probeer het nog eens.'],
    ['silent', 'De controle lukte niet. Probeer het nog eens.'],
    ['mistaken', 'De controle lukte niet. Probeer het nog eens.'],
  ] as const)(
    '%s: the question replaces it, and all answers are kept',
    async (verdict, message) => {
      const site = await createFormSite({
        ...buildTurnstileVariables(verdict),
        TURNSTILE_TIMEOUT_MS: 200,
      });
      const page = await submitContactForm(site, TOKEN_ANSWER);
      expect([page.status, page.summary]).toEqual([422, [message]]);
      expect(page.html).toContain('value="anna@example.be"');
      const answered = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
      expect((await submitForm(site, page.action, answered)).status).toBe(303);
    },
  );

  test.each([
    ['wrong', 1],
    ['down', 0],
    ['silent', 0],
    ['mistaken', 0],
  ] as const)(
    '%s: only a verified wrong token counts against the network',
    async (verdict, counted) => {
      await submitContactForm(
        await createFormSite({ ...buildTurnstileVariables(verdict), TURNSTILE_TIMEOUT_MS: 200 }),
        TOKEN_ANSWER,
      );
      const windows = (await loadRows('rate_windows')).map(({ kind, used }) => [kind, used]);
      const expected = [
        ['wrong /48', 1],
        ['wrong', 1],
      ];
      expect(windows.sort()).toEqual(counted ? expected : []);
      expect(await loadRows('used_proofs')).toHaveLength(counted);
    },
  );

  test('a lost verdict is requested again under the same key', async () => {
    const site = await createFormSite(buildTurnstileVariables('flaky'));
    const token = { 'cf-turnstile-response': crypto.randomUUID() };
    expect((await submitContactForm(site, token)).status).toBe(303);
  });

  test('a form sent twenty times in parallel is stored once and answers 303 each time', async () => {
    const site = await createFormSite(buildTurnstileVariables('once'));
    const page = await parseFormPage(await site('/nl/contact/'), 'site-contact');
    const token = { 'cf-turnstile-response': crypto.randomUUID() };
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, ...token };
    const submissions = Array.from({ length: 20 }, () => submitForm(site, page.action, fields));
    const statuses = (await Promise.all(submissions)).map(({ status }) => status);
    expect(statuses).toEqual(Array(20).fill(303));
    expect(await loadRows('leads')).toHaveLength(1);
    // The same token is refused in another form.
    expect((await submitContactForm(site, token)).status).toBe(422);
  });

  test('a proof of work is accepted too, and the policy allows Turnstile’s script', async () => {
    const site = await createFormSite(buildTurnstileVariables('down'));
    expect((await submitContactForm(site, { altcha: await createCaptchaProof() })).status).toBe(
      303,
    );
    const policy = (await site('/nl/contact/')).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com/);
    const ticket = await site('/form-ticket/?form=site-contact&language=nl');
    expect(await ticket.json()).toMatchObject({ turnstile: 'site' });
  });
});

test('without Turnstile’s keys a token is refused, and the policy does not allow its script', async () => {
  const site = await createFormSite({ TURNSTILE_VERIFY_URL: `${inject('turnstile')}/good` });
  expect((await submitContactForm(site, TOKEN_ANSWER)).summary).toEqual([
    'Geef aan dat u geen robot bent',
  ]);
  const policy = (await site('/nl/contact/')).headers.get('Content-Security-Policy');
  expect(policy).not.toContain('cloudflare');
});
