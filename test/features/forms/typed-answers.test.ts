import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows, parseFormPage } from './form-requests';
import { CONDITION_ANSWERS, NOT_ASKED } from './schema-refusals';

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

/** Submits a form with some answers typed otherwise; returns the answer's status and the stored answers. */
async function submitTyped(form: Form, typed: Record<string, string>) {
  const { submit } = await openFormForSubmission(site, form, 'nl');
  const response = await submit(typed);
  const [lead] = await loadRows('leads');
  return { response, answers: lead && JSON.parse(String(lead.answers)) };
}

/** Returns answers that give all fields of a kind this text, and meet the conditions of their fields. */
const typeInto = (form: Form, kind: string, text: string): Record<string, string> =>
  Object.assign(
    {},
    ...getFields(form)
      .filter(({ kind: of, name }) => of === kind && name !== 'amount' && !NOT_ASKED.has(name))
      .map(({ name, when }) => ({ ...(when && CONDITION_ANSWERS[when.field]), [name]: text })),
  );

const listForms = (kind: string) =>
  ALL_FORMS.filter(([, form]) => Object.keys(typeInto(form, kind, '1')).length > 0);

describe.each(listForms('money'))('amounts of %s', (_, form) => {
  test.each([
    ['1850.50', 1850.5],
    ['2150.5', 2150.5],
    ['150000.00', 150_000],
    ['1,850.50', 1850.5],
    ['250’000', 250_000],
    ['EUR\u00a0250\u202f000,-', 250_000],
  ])('typed as %j are stored as %d', async (text, value) => {
    const typed = typeInto(form, 'money', text);
    const { response, answers } = await submitTyped(form, typed);
    expect(response.status).toBe(303);
    for (const name of Object.keys(typed))
      if (typed[name] === text) expect(answers[name]).toBe(value);
  });

  test.each([
    ['250k', 'Bedoelt u €\u00a0250.000? Schrijf het dan zo'],
    ['1.00.000', 'Bedoelt u €\u00a0100.000? Schrijf het dan zo'],
    ['1.2345', 'Bedoelt u €\u00a012.345? Schrijf het dan zo'],
    ['−5', 'Vul een bedrag in zonder minteken, bijvoorbeeld 1.850,50'],
    ['veel', 'Schrijf het bedrag in cijfers, bijvoorbeeld 1.850,50'],
  ])('typed as %j are refused with how to write them, and kept', async (text, message) => {
    const typed = typeInto(form, 'money', text);
    const { response, answers } = await submitTyped(form, typed);
    expect([response.status, answers]).toEqual([422, undefined]);
    const { html, summary } = await parseFormPage(response, form.name);
    expect(summary.length).toBeGreaterThan(0);
    for (const line of summary) expect(line).toMatch(message);
    expect(html).toContain(`value="${text}"`);
  });
});

test('a whole offer is read in every spelling, and its words still have to say the same', async () => {
  const [, form] = ALL_FORMS.find(([name]) => name === 'make-offer') ?? [];
  if (!form) throw new Error('there is no form of offers');
  for (const amount of ['285000.00', '285,000', "285'000", 'EUR 285000', '€ 285 000,-']) {
    await resetFormData();
    const { response, answers } = await submitTyped(form, { amount });
    expect([amount, response.status, answers?.amount]).toEqual([amount, 303, 285_000]);
  }
  const { response } = await submitTyped(form, { amount: '28500000' });
  expect(response.status).toBe(422);
  expect((await parseFormPage(response, form.name)).summary).toEqual([
    expect.stringContaining('Dit is een ander bedrag dan €\u00a028.500.000'),
  ]);
});

describe.each([
  ['nl', '€\u00a01.850,50 per maand'],
  ['fr', '€\u00a01.850,50 par mois'],
] as const)('a page in %s that is shown again', (language, understood) => {
  test('reads back what was understood, as a description of its field', async () => {
    const [, form] = ALL_FORMS.find(([name]) => name === 'rent-profile') ?? [];
    if (!form) throw new Error('there is no profile of tenants');
    const { submit } = await openFormForSubmission(site, form, language);
    const { html } = await parseFormPage(
      await submit({ income1: '1850.5', income2: '250k', phone: '06-12345678', adults: '' }),
      form.name,
    );
    expect(html).toMatch(
      new RegExp(`<output[^>]*id="rent-profile-income1-echo"[^>]*>${understood}<`),
    );
    expect(html).toMatch(/<output[^>]*id="rent-profile-income2-echo"[^>]*><\/output>/);
    expect(html).toMatch(/<output[^>]*id="rent-profile-phone-echo"[^>]*>\+31 6 12 34 56 78</);
    expect(html).toMatch(
      /<input[^>]*aria-describedby="rent-profile-income1-echo"[^>]*name="income1"/,
    );
  });
});

describe.each(listForms('tel'))('the telephone number of %s', (_, form) => {
  test.each([
    ['06 12345678', '+31 6 12 34 56 78'],
    ['0475/12.34.56', '0475 12 34 56'],
    ['+32\u00a0(0)475\u200b 12 34 56', '+32 475 12 34 56'],
  ])('typed as %j is stored as %s', async (phone, stored) => {
    const { response, answers } = await submitTyped(form, { phone });
    expect([response.status, answers?.phone]).toEqual([303, stored]);
  });
});

describe.each(listForms('email'))('the address of %s', (_, form) => {
  test('may have a domain of letters with accents', async () => {
    const { response, answers } = await submitTyped(form, { email: 'info@Müller.be\u200b' });
    expect([response.status, answers?.email]).toEqual([303, 'info@xn--mller-kva.be']);
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    const visitor = mails.find(({ to }) => to === 'info@xn--mller-kva.be');
    expect(visitor, 'a mail to the visitor').toBeDefined();
    for (const { to, replyTo = 'none' } of mails)
      expect(`${to} ${replyTo}`).toMatch(/^[\x20-\x7e]+$/);
  });

  test.each([
    'аnna@example.be',
    'anna＠example.be',
    'info@İcon.be',
    'a@b.be,c@d.be',
    'a@müller.be\r\nBcc: c@d.be',
  ])('%j is refused', async (email) => {
    const { response, answers } = await submitTyped(form, { email });
    expect([response.status, answers]).toEqual([422, undefined]);
  });
});
