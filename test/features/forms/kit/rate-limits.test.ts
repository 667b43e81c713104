import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../../src/domain/format/durations';
import { signNetwork } from '../../../../src/platform/auth/network';
import { loadSigningKeys } from '../../../../src/platform/auth/signing-keys-store';
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

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});
afterEach(() => {
  vi.useRealTimers();
});

const openContactPage = async (path = '/nl/contact/') =>
  parseFormPage(await site(path), 'site-contact');
const countSubmissions = async () => (await loadRows('leads')).length;

describe('limits by network', () => {
  const createNetworkHeaders = (address: string) => ({ 'CF-Connecting-IP': address });
  const submitFrom = async (address: string) => {
    const page = await openContactPage();
    const { captcha: _, ...hidden } = page.hidden;
    const altcha = await createCaptchaProof();
    return submitForm(
      site,
      page.action,
      { ...hidden, ...CONTACT_ANSWERS, altcha },
      createNetworkHeaders(address),
    );
  };

  test('a network above the limit has to wait and keeps all answers; other networks do not wait', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    expect((await submitFrom('2a02::1')).status).toBe(303);
    expect((await submitFrom('2a02::2')).status).toBe(303);
    const refused = await submitFrom('2a02::3');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    const html = await refused.text();
    expect(html).toContain('Er kwamen net veel formulieren van uw netwerk.');
    expect(html).toContain('value="anna@example.be"');
    expect((await submitFrom('2a02:0:0:1::1')).status).toBe(303);
    expect(await countSubmissions()).toBe(3);
  });

  test('ends with its window, to the millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    site = await createFormSite({ RATE_SCALE: 0.05, TRUSTED_PROXY: 'local' });
    expect((await submitFrom('2a02::1')).status).toBe(303);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS - 1);
    expect((await submitFrom('2a02::1')).status).toBe(429);
    vi.setSystemTime(Date.now() + 1);
    expect((await submitFrom('2a02::1')).status).toBe(303);
  });

  test('the limit in French, with contact links', async () => {
    site = await createFormSite({ RATE_SCALE: 0.05 });
    const page = await openContactPage('/fr/contact/');
    const createFields = async () => ({
      ...page.hidden,
      ...CONTACT_ANSWERS,
      altcha: await createCaptchaProof(),
    });
    await submitForm(site, page.action, await createFields());
    const next = await openContactPage('/fr/contact/');
    const fields = { ...next.hidden, ...CONTACT_ANSWERS, altcha: await createCaptchaProof() };
    const refused = await submitForm(site, next.action, fields);
    expect(refused.status).toBe(429);
    const html = await refused.text();
    expect(html).toContain('Votre réseau vient d’envoyer beaucoup de formulaires.');
    expect(html).toContain('href="tel:+3286000000"');
    expect(html).toContain('value="anna@example.be"');
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?');
  });

  test.each([
    ['nl', 'Verzend morgen opnieuw, of bel ons.'],
    ['fr', 'Renvoyez demain, ou appelez-nous.'],
  ])('the daily limit in %s lasts until the end of its window', async (language, sentence) => {
    const page = await openContactPage(`/${language}/contact/`);
    const network = await signNetwork(
      undefined,
      { ENVIRONMENT: 'local' },
      await loadSigningKeys(env),
    );
    const ends = Date.now() + 8 * HOUR_MS;
    await env.DB.prepare(
      `INSERT INTO rate_windows (network, kind, expires_at, used, allowed) VALUES (?, 'send-day', ?, 100, 100)`,
    )
      .bind(network, ends)
      .run();
    site = await createFormSite({ RATE_SCALE: 1 });
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, altcha: await createCaptchaProof() };
    const refused = await submitForm(site, page.action, fields);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(7 * 3600);
    expect(await refused.text()).toContain(sentence);
  });

  test('an organization’s /48 may send twice as much as one of its households', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const addresses = Array.from({ length: 6 }, (_, n) => `2a02:1:2:${n}::1`);
    const answers = await Promise.all(addresses.map(submitFrom));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 303, 429, 429]);
    expect((await submitFrom('2a02:1:3::1')).status).toBe(303);
  });

  test('simultaneous submissions cannot exceed the limit', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => submitFrom('81.82.83.84')));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  test('an untrusted CF-Connecting-IP header does not avoid the limit', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1 });
    const answers = [
      await submitFrom('1.1.1.1'),
      await submitFrom('1.1.1.2'),
      await submitFrom('1.1.1.3'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
  });
});
