import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
afterEach(() => {
  vi.useRealTimers();
});

const send = async (form: Form, answers: Record<string, string>, language: 'nl' | 'fr' = 'nl') =>
  (await openFormForSubmission(site, form, language)).submit(answers);
const sendMany = (form: Form, field: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => send(form, { [field]: SPELLINGS[n % 4] ?? '' })),
  );
const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
const loadMailsToAgency = async () => (await loadMails()).filter(({ to }) => AGENCY.test(to));
/** In how many minutes the mails to somebody leave: 0 if they were tried; 'failed' if they do not. */
const loadWaits = async (recipient = /^victim/i): Promise<(number | string)[]> =>
  (await loadRows('outbox'))
    .filter((row) => recipient.test(String(row.recipient)))
    .map(({ state, tries, due_at }) => {
      if (state === 'failed') return 'failed';
      return tries ? 0 : Math.ceil((Number(due_at) - Date.now()) / 60_000);
    })
    .toSorted((one, other) => Number(one) - Number(other));
const countStatuses = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted();
const setUsed = (kind: string, used: number) =>
  env.DB.prepare('UPDATE mail_limits SET used = ?2, allowed = ?2 WHERE kind = ?1')
    .bind(kind, used)
    .run();

describe('copies to a typed address', () => {
  test('leave three an hour, however it is written; the others wait for their turn, and staff read when', async () => {
    expect(countStatuses(await sendMany(contactForm, 'email', 8))).toEqual(Array(8).fill(303));
    expect(await loadRows('leads')).toHaveLength(8);
    expect(await loadWaits()).toEqual([0, 0, 0, 60, 60, 60, 120, 120]);
    const toAgency = await loadMailsToAgency();
    expect(toAgency).toHaveLength(8);
    const noted = toAgency.filter(({ text }) => /De bezoeker krijgt zijn e-mail pas op/.test(text));
    expect(noted).toHaveLength(5);
    expect((await send(contactForm, { email: 'other@example.be' })).status).toBe(303);
    expect(await loadWaits(/^other/)).toEqual([0]);
  });

  test('leave again when the hour is over, behind those that waited for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await sendMany(contactForm, 'email', 3);
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    await sendMany(contactForm, 'email', 1);
    expect(await loadWaits()).toEqual([0, 0, 0, 1]);
    vi.setSystemTime(Date.now() + 1);
    await sendMany(contactForm, 'email', 3);
    expect(await loadWaits()).toEqual([0, 0, 0, 0, 0, 0, 60]);
  });

  test('leave ten a day: the next ten wait for the day after, and nobody is promised more', async () => {
    await sendMany(contactForm, 'email', 1);
    await setUsed('hour', 0);
    await setUsed('day', 10);
    await sendMany(contactForm, 'email', 1);
    await setUsed('day', 20);
    const [answer] = await sendMany(contactForm, 'email', 1);
    expect(answer?.status).toBe(303);
    expect(await loadWaits()).toEqual([0, 24 * 60, 'failed']);
    const toAgency = await loadMailsToAgency();
    expect(toAgency.filter(({ text }) => /De bezoeker krijgt geen e-mail/.test(text))).toHaveLength(
      1,
    );
    const page = await site(answer?.headers.get('Location') ?? '');
    expect(await page.text()).toContain('We hebben uw aanvraag en nemen zelf contact op');
  });

  test('count for all forms together; of two newsletters’ questions within an hour one is enough', async () => {
    await sendMany(contactForm, 'email', 2);
    expect((await send(newsletterForm, { email: VICTIM })).status).toBe(303);
    expect((await send(newsletterForm, { email: VICTIM })).status).toBe(303);
    expect((await send(sendToFriendForm, { friendEmail: VICTIM })).status).toBe(303);
    expect(await loadWaits()).toEqual([0, 0, 0, 60]);
  });

  test('grow with RATE_SCALE', async () => {
    site = await createSiteWithAllForms({ RATE_SCALE: 2 });
    await sendMany(contactForm, 'email', 8);
    expect(await loadWaits()).toEqual([0, 0, 0, 0, 0, 0, 60, 60]);
  });

  test('are stored under keyed hashes, never under the address', async () => {
    await sendMany(contactForm, 'email', 1);
    expect(JSON.stringify(await loadRows('mail_limits'))).not.toMatch(/victim|example/i);
  });
});

test('the newsletter asks one address to confirm once an hour, and tells nobody', async () => {
  expect(countStatuses(await sendMany(newsletterForm, 'email', 5))).toEqual(Array(5).fill(303));
  expect(await loadWaits()).toEqual([0]);
});

describe('forms that are nothing but a mail', () => {
  test.each([
    ['nl', 'Naar het adres van uw vriend vertrekken vandaag geen e-mails meer.'],
    ['fr', 'Plus aucun e-mail ne part aujourd’hui vers l’adresse de votre ami.'],
  ] as const)(
    'are refused in %s, with everything kept, when it would not leave within a day',
    async (language, text) => {
      expect(countStatuses(await sendMany(sendToFriendForm, 'friendEmail', 4))).toEqual(
        Array(4).fill(303),
      );
      expect(await loadWaits()).toEqual([0, 0, 0, 60]);
      await setUsed('day', 20);
      const message = 'Iets voor jou?';
      const refused = await send(sendToFriendForm, { friendEmail: VICTIM, message }, language);
      expect(refused.status).toBe(429);
      const retryAfter = Number(refused.headers.get('Retry-After'));
      expect(retryAfter).toBeGreaterThan(23 * 3600);
      expect(retryAfter).toBeLessThanOrEqual(24 * 3600);
      const html = await refused.text();
      expect(html).toContain(text);
      expect(html).toContain(`value="${VICTIM}"`);
      expect(html).toContain(message);
      expect(await loadRows('leads')).toHaveLength(4);
    },
  );
});

describe('all mails to typed addresses together', () => {
  const fillHours = (hours: number) =>
    env.DB.prepare(
      `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed)
       VALUES ('all recipients', 'everybody', ?1, ?2, ?2)`,
    )
      .bind(Date.now() + HOUR_MS, 300 * hours)
      .run();

  test('wait beyond three hundred an hour; the agency’s do not', async () => {
    await fillHours(1);
    expect((await send(contactForm, { email: VICTIM })).status).toBe(303);
    expect(await loadWaits()).toEqual([60]);
    expect(await loadWaits(AGENCY)).toEqual([0]);
  });

  test.each([
    ['the newsletter', newsletterForm],
    ['a mail to a friend', sendToFriendForm],
  ])('refuse %s when a day is full', async (_, form) => {
    await fillHours(26);
    const refused = await send(form, {});
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Er vertrekken nu te veel e-mails via deze site.');
    expect(await loadRows('leads')).toEqual([]);
  });
});
