import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { contactForm } from '../../../src/features/forms/contact/form';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { sendToFriendForm } from '../../../src/features/forms/send-to-friend/form';
import { newsletterForm } from '../../../src/features/newsletter/form';
import { createSiteWithAllForms, openFormForSubmission, resetFormData } from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows } from './form-requests';

const VICTIM = 'victim@example.be';
/** The same mailbox, written in other ways. */
const SPELLINGS = [VICTIM, 'Victim@Example.BE', 'victim+a@example.be', 'VICTIM+b+c@example.be'];
const AGENCY = /huis-vallee/;

let site: TestSite;
beforeEach(async () => {
  await resetFormData();
  site = await createSiteWithAllForms({ RATE_SCALE: 1 });
});

const send = async (form: Form, answers: Record<string, string>, language: 'nl' | 'fr' = 'nl') =>
  (await openFormForSubmission(site, form, language)).submit(answers);
const sendMany = (form: Form, field: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => send(form, { [field]: SPELLINGS[n % 4] ?? '' })),
  );
const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
const loadMailsToVictim = async () => (await loadMails()).filter(({ to }) => /^victim/i.test(to));
const loadMailsToAgency = async () => (await loadMails()).filter(({ to }) => AGENCY.test(to));
const countStatuses = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted();

describe('copies to a typed address', () => {
  test('are three an hour, however it is written; every lead is stored and reaches the agency', async () => {
    expect(countStatuses(await sendMany(contactForm, 'email', 8))).toEqual(Array(8).fill(303));
    expect(await loadRows('leads')).toHaveLength(8);
    expect(await loadMailsToVictim()).toHaveLength(3);
    const toAgency = await loadMailsToAgency();
    expect(toAgency).toHaveLength(8);
    const noted = toAgency.filter(({ text }) => text.includes('De bezoeker kreeg geen e-mail'));
    expect(noted).toHaveLength(5);
    expect((await send(contactForm, { email: 'other@example.be' })).status).toBe(303);
    expect((await loadMails()).filter(({ to }) => to === 'other@example.be')).toHaveLength(1);
  });

  test('are ten a day', async () => {
    for (let hour = 0; hour < 5; hour++) {
      await sendMany(contactForm, 'email', 3);
      await env.DB.exec("UPDATE mail_limits SET expires_at = 0 WHERE kind = 'hour'");
      await env.DB.exec('DELETE FROM rate_windows');
    }
    expect(await loadMailsToVictim()).toHaveLength(10);
  });

  test('count for all forms together', async () => {
    await sendMany(contactForm, 'email', 2);
    expect((await send(newsletterForm, { email: VICTIM })).status).toBe(303);
    expect((await send(newsletterForm, { email: VICTIM })).status).toBe(303);
    expect((await send(sendToFriendForm, { friendEmail: VICTIM })).status).toBe(429);
    expect(await loadMailsToVictim()).toHaveLength(3);
  });

  test('grow with RATE_SCALE', async () => {
    site = await createSiteWithAllForms({ RATE_SCALE: 2 });
    await sendMany(contactForm, 'email', 8);
    expect(await loadMailsToVictim()).toHaveLength(6);
  });

  test('are stored under keyed hashes, never under the address', async () => {
    await sendMany(contactForm, 'email', 1);
    expect(JSON.stringify(await loadRows('mail_limits'))).not.toMatch(/victim|example/i);
  });
});

test('the newsletter asks one address to confirm once an hour, and tells nobody', async () => {
  expect(countStatuses(await sendMany(newsletterForm, 'email', 5))).toEqual(Array(5).fill(303));
  expect(await loadMailsToVictim()).toHaveLength(1);
});

describe('mails to a friend', () => {
  test.each([
    ['nl', 'Naar het adres van uw vriend vertrokken net al verschillende e-mails.'],
    ['fr', 'Plusieurs e-mails viennent déjà de partir vers l’adresse de votre ami.'],
  ] as const)(
    'beyond the limit are refused in %s, with everything kept',
    async (language, text) => {
      const answers = await sendMany(sendToFriendForm, 'friendEmail', 5);
      expect(countStatuses(answers)).toEqual([303, 303, 303, 429, 429]);
      expect(await loadMailsToVictim()).toHaveLength(3);
      const message = 'Iets voor jou?';
      const refused = await send(sendToFriendForm, { friendEmail: VICTIM, message }, language);
      expect(refused.status).toBe(429);
      const retryAfter = Number(refused.headers.get('Retry-After'));
      expect(retryAfter).toBeGreaterThan(3500);
      expect(retryAfter).toBeLessThanOrEqual(HOUR_MS / 1000);
      const html = await refused.text();
      expect(html).toContain(text);
      expect(html).toContain(`value="${VICTIM}"`);
      expect(html).toContain(message);
      expect(await loadRows('leads')).toHaveLength(3);
    },
  );
});

describe('all mails to typed addresses together', () => {
  beforeEach(async () => {
    await env.DB.prepare(
      `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed)
       VALUES ('all recipients', 'everybody', ?, 300, 300)`,
    )
      .bind(Date.now() + HOUR_MS)
      .run();
  });

  test('beyond three hundred an hour leave leads without a copy', async () => {
    expect((await send(contactForm, { email: VICTIM })).status).toBe(303);
    expect(await loadMailsToVictim()).toEqual([]);
    expect(await loadMailsToAgency()).toHaveLength(1);
  });

  test.each([
    ['the newsletter', newsletterForm],
    ['a mail to a friend', sendToFriendForm],
  ])('refuse %s, which is nothing but a mail', async (_, form) => {
    const refused = await send(form, {});
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Er vertrokken net heel wat e-mails via deze site.');
    expect(await loadRows('leads')).toEqual([]);
  });
});
