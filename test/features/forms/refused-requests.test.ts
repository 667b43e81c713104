import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { createFormTicket } from '../../../src/features/forms/kit/submit/form-ticket';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { CONTACT_ANSWERS, createCaptchaProof, parseFormPage, submitForm } from './form-requests';

const SENT_ANSWERS = new URLSearchParams(CONTACT_ANSWERS).toString();

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

describe.each([
  [
    'nl',
    {
      crossSite: 'Dit formulier werd vanaf een andere site verzonden.',
      large: 'Wat u verzond, is te groot.',
      unreadable: 'We konden niet lezen wat u verzond.',
      expired: 'Deze pagina stond lang open.',
      duplicate: 'Dit formulier is al verzonden.',
    },
  ],
  [
    'fr',
    {
      crossSite: 'Ce formulaire a été envoyé depuis un autre site.',
      large: 'Votre envoi est trop volumineux.',
      unreadable: 'Nous n’avons pas pu lire votre envoi.',
      expired: 'Cette page est restée longtemps ouverte.',
      duplicate: 'Ce formulaire a déjà été envoyé.',
    },
  ],
] as const)('in %s', (language, messages) => {
  const path = `/${language}/contact/`;
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
  const form = 'application/x-www-form-urlencoded';
  test.each([
    ['crossSite', 403, SENT_ANSWERS, { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': form }],
    ['large', 413, `question=${'b'.repeat(300_000)}`, { ...sameOrigin, 'Content-Type': form }],
    ['unreadable', 400, '{}', { ...sameOrigin, 'Content-Type': 'application/json' }],
  ] as const)('an unreadable request is refused: %s', async (reason, status, body, headers) => {
    const response = await site(path, { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect((await parseFormPage(response, 'site-contact')).html).toContain(messages[reason]);
  });

  test('a form with an expired ticket keeps its answers and gets a new ticket', async () => {
    const old = await createFormTicket(
      'site-contact',
      await loadSigningKeys(env),
      Date.now() - 3 * HOUR_MS,
    );
    const fields = { ...CONTACT_ANSWERS, key: old.token, altcha: await createCaptchaProof() };
    const page = await parseFormPage(await submitForm(site, path, fields), 'site-contact');
    expect([page.status, page.html.includes(messages.expired)]).toEqual([422, true]);
    expect(page.html).toContain(`value="${CONTACT_ANSWERS.email}"`);
    expect(page.hidden.key).not.toBe(old.token);
    expect((await submitForm(site, path, { ...fields, ...page.hidden })).status).toBe(303);
  });

  test('a second submission with other content is refused', async () => {
    const contact = ALL_FORMS.find(([name]) => name === 'site-contact')?.[1];
    if (!contact) throw new Error('no such form');
    const sendable = await openFormForSubmission(site, contact, language);
    await sendable.submit({});
    const page = await parseFormPage(await sendable.submit({ firstName: 'Hanna' }), 'site-contact');
    expect([page.status, page.html.includes(messages.duplicate)]).toEqual([422, true]);
  });
});
