import { env } from 'cloudflare:workers';
import type * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import type { TextKey } from '../../../src/domain/language/texts';
import { getTranslator } from '../../../src/domain/language/texts';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { createFormTicket } from '../../../src/features/forms/kit/submit/form-ticket';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { createCaptchaQuestion } from '../../../src/platform/captcha/question';
import type { FormLanguage } from './all-forms';
import {
  ALL_FORMS,
  buildDateAnswers,
  createSiteWithAllForms,
  FORM_LANGUAGES,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import {
  CONTACT_ANSWERS,
  createCaptchaProof,
  loadRows,
  parseFormPage,
  submitForm,
} from './form-requests';

/** A refused submission: the answers or files that cause it, and the expected error of a field. */
interface Refusal {
  name: string;
  key: TextKey;
  values?: Record<string, string | number>;
  answers?: Record<string, string>;
  files?: File[];
}

/** An answer that causes each message, for any field and form. */
const INVALID_ANSWERS: Record<string, string> = {
  ALERT_TOO_LONG: 'a'.repeat(4001),
  ALERT_CHOICE_INVALID: 'none of them',
  ALERT_CONFIRM_DESCRIPTION: '',
  ALERT_CONFIRM_INCOME: '',
  ALERT_CONFIRM_PERSONS: '',
  ALERT_CONFIRM_SIGNING: '',
  ALERT_CONSTRUCTION_YEAR_INVALID: '74',
  ALERT_EMAIL_INVALID: 'anna@',
  ALERT_FRIEND_EMAIL_INVALID: 'piet@, jan@example.be',
  ALERT_NAME_PLAIN: 'Anna https://elders.example/',
  ALERT_NO_LINKS: 'Kijk op https://elders.example/',
  ALERT_NUMBER_INVALID: 'veel',
  ALERT_PASSWORD_TOO_LONG: 'a'.repeat(300),
  ALERT_PASSWORD_TOO_SHORT: 'veel te kort',
  ALERT_PHONE_INVALID: '12',
  ALERT_WEBSITE_INVALID: 'http://an.example/',
  ALERT_WHOLE_EUROS: '285.000,50',
  ALERT_ZIP_INVALID: '69',
};

function buildInvalidAnswer({ kind, name }: Field, key: TextKey): Record<string, string> {
  const isEmpty = /_(EMPTY|INCOMPLETE)$/.test(key);
  const value = isEmpty ? '' : INVALID_ANSWERS[key];
  if (kind !== 'date')
    return { [name]: value ?? `add an answer that causes ${key} to INVALID_ANSWERS` };
  return isEmpty || value ? { [`${name}.day`]: value ?? '' } : { [`${name}.month`]: '13' };
}

/** Answers that meet the condition of a field. */
const CONDITION_ANSWERS: Record<string, Record<string, string>> = {
  hasSecond: { hasSecond: 'yes', secondFirstName: 'Eva', secondLastName: 'Maes' },
  needsLoan: { needsLoan: 'yes', loan: '200.000' },
};
const buildConditionAnswers = ({ when }: Field): Record<string, string> =>
  when ? (CONDITION_ANSWERS[when.field] ?? { [when.field]: when.is[0] ?? '' }) : {};

/** Lists a refusal for every message of a form's schema and of dynamic options, by field. */
const listSchemaRefusals = (form: Form): Refusal[] =>
  getFields(form).flatMap((field) => {
    const messages = findMessages(getSchemaEntries(form)[field.name]);
    const isDynamic = 'options' in field && field.options === 'dynamic';
    const keys = new Map(messages.map(({ message, requirement }) => [message, requirement]));
    // Needs more than one value: test/features/demand/demand-register.test.ts.
    keys.delete('ALERT_ZONES_TOO_MANY');
    if (isDynamic && field.name !== 'documents') keys.set('ALERT_CHOICE_INVALID', undefined);
    return [...keys].map(([key, requirement]) => ({
      name: field.name,
      key,
      ...(typeof requirement === 'number' && { values: { count: requirement } }),
      answers: { ...buildConditionAnswers(field), ...buildInvalidAnswer(field, key) },
    }));
  });

type Schema = Partial<v.ObjectSchema<v.ObjectEntries, undefined>> & {
  pipe?: Schema[];
  message?: TextKey;
  requirement?: unknown;
  wrapped?: Schema;
};

const getSchemaEntries = ({ schema }: Form): Record<string, Schema> =>
  ((schema as Schema).entries ?? {}) as Record<string, Schema>;

function findMessages(schema: Schema | undefined): { message: TextKey; requirement: unknown }[] {
  if (!schema) return [];
  const ownMessages = schema.message
    ? [{ message: schema.message, requirement: schema.requirement }]
    : [];
  const innerSchemas = schema.pipe ?? (schema.wrapped ? [schema.wrapped] : []);
  // The first item of a pipe is the schema that it extends; its own pipe is searched too.
  return [
    ...innerSchemas.flatMap((part) => (part === schema ? [] : findMessages(part))),
    ...ownMessages,
  ];
}

const MEGABYTE = 1024 * 1024;
const createTooLargeFile = (megabytes: number, start: BlobPart) =>
  new File([start, new Uint8Array(megabytes * MEGABYTE)], 'cv.pdf');
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const createPictureFile = () => new File([PNG], 'huis.png');
const HTML_FILE = new File(['<html>'], 'cv.pdf');

/** Refusals of rules across fields, and of the handlers. */
const HANDLER_REFUSALS: Record<string, (language: FormLanguage) => Refusal[]> = {
  'contact-me': () => [{ name: 'question', key: 'ALERT_MESSAGE_EMPTY', answers: { question: '' } }],
  'demand-register': () => [
    { name: 'towns', key: 'ALERT_ZONES_EMPTY', answers: { zips: '' } },
    {
      name: 'passwordConfirm',
      key: 'ALERT_PASSWORD_MISMATCH',
      answers: { passwordConfirm: 'een groene stoel op het terras' },
    },
    {
      name: 'password',
      key: 'ALERT_PASSWORD_COMMON',
      answers: { password: 'wachtwoordwachtwoord', passwordConfirm: 'wachtwoordwachtwoord' },
    },
    ...['price', 'bedrooms', 'garages', 'parkings'].map((range) => ({
      name: `${range}Max`,
      key: 'ALERT_RANGE_INVALID' as const,
      answers: { [`${range}Min`]: '3', [`${range}Max`]: '2' },
    })),
  ],
  'make-offer': (language) => [
    {
      name: 'secondFirstName',
      key: 'ALERT_FIST_NAME_EMPTY',
      answers: { ...CONDITION_ANSWERS.hasSecond, secondFirstName: '' },
    },
    {
      name: 'secondLastName',
      key: 'ALERT_LAST_NAME_EMPTY',
      answers: { ...CONDITION_ANSWERS.hasSecond, secondLastName: '' },
    },
    {
      name: 'loan',
      key: 'ALERT_AMOUNT_EMPTY',
      answers: { ...CONDITION_ANSWERS.needsLoan, loan: '' },
    },
    { name: 'endDate', key: 'ALERT_END_DATE_INVALID', answers: buildDateAnswers('endDate', 0) },
    {
      name: 'amountWords',
      key: 'ALERT_AMOUNT_WORDS_OTHER',
      values: {
        amount: '€\u00a0285.000',
        words: {
          nl: 'tweehonderdvijfentachtigduizend euro',
          fr: 'deux cent quatre-vingt-cinq mille euros',
        }[language],
      },
      answers: { amountWords: 'niets' },
    },
    {
      name: 'startDate',
      key: 'ALERT_START_DATE_TODAY',
      values: { date: formatToday() },
      answers: buildDateAnswers('startDate', 1),
    },
    { name: 'signDate', key: 'ALERT_SIGN_DATE_FUTURE', answers: buildDateAnswers('signDate', 1) },
  ],
  'job-contact': () => [
    { name: 'cv', key: 'ALERT_FILE_EMPTY', files: [] },
    ...[createPictureFile(), HTML_FILE].map((file) => ({
      name: 'cv',
      key: 'ALERT_FILE_TYPE' as const,
      values: { types: 'pdf, doc, docx, odt' },
      files: [file],
    })),
    {
      name: 'cv',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 5 },
      files: [createTooLargeFile(6, '%PDF-1.7')],
    },
    {
      name: 'cv',
      key: 'ALERT_FILES_TOO_MANY',
      values: { count: 1 },
      files: [HTML_FILE, HTML_FILE],
    },
  ],
  testimonial: () => [
    {
      name: 'image',
      key: 'ALERT_FILE_TYPE',
      values: { types: 'jpg, png, webp' },
      files: [HTML_FILE],
    },
    {
      name: 'image',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 5 },
      files: [createTooLargeFile(6, PNG)],
    },
  ],
  'contact-demand': () => [
    {
      name: 'pictures',
      key: 'ALERT_FILE_TYPE',
      values: { types: 'jpg, png, webp, heic' },
      files: [HTML_FILE],
    },
    {
      name: 'pictures',
      key: 'ALERT_FILES_TOO_MANY',
      values: { count: 6 },
      files: Array.from({ length: 7 }, createPictureFile),
    },
    {
      name: 'pictures',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 8 },
      files: [createTooLargeFile(9, PNG)],
    },
  ],
};

const formatToday = () => {
  const parts = buildDateAnswers('d', 0);
  return [parts['d.day'], parts['d.month'], parts['d.year']].map(Number).join('-');
};

/** Lists the captcha refusals, which are the same for every form (§5, captcha). */
async function listCaptchaRefusals(): Promise<Refusal[]> {
  const keyRing = await loadSigningKeys(env);
  const { token } = await createCaptchaQuestion(keyRing, Date.now());
  const old = await createCaptchaQuestion(keyRing, Date.now() - DAY_MS);
  const createAnswers = (answer: string, captcha = token) => ({
    altcha: '',
    captcha,
    'captcha-answer': answer,
  });
  return [
    { name: 'robot', key: 'ALERT_CAPTCHA_EMPTY', answers: { altcha: '' } },
    { name: 'robot', key: 'ALERT_CAPTCHA_EMPTY', answers: createAnswers(' ') },
    { name: 'robot', key: 'ALERT_CAPTCHA_INVALID', answers: createAnswers('999') },
    { name: 'robot', key: 'CAPTCHA_ERROR', answers: { altcha: 'made up' } },
    {
      name: 'robot',
      key: 'CAPTCHA_EXPIRED',
      answers: createAnswers(`${old.a + old.b}`, old.token),
    },
  ];
}

/** Name of the file in a valid submission. */
const SENT_FILE_NAME = 'cv.pdf';

const SENT_ANSWERS = new URLSearchParams(CONTACT_ANSWERS).toString();

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

describe.each(FORM_LANGUAGES)('in %s', (language) => {
  test.each(ALL_FORMS)(
    '%s shows each of its messages at its field, then is accepted',
    async (_, form) => {
      const sendable = await openFormForSubmission(site, form, language);
      const refusals = [
        ...listSchemaRefusals(form),
        ...(HANDLER_REFUSALS[form.name]?.(language) ?? []),
        ...(await listCaptchaRefusals()),
      ];
      expect(refusals.length).toBeGreaterThan(6);
      for (const round of groupIntoRounds(form, refusals)) {
        const answers = Object.assign({}, ...round.map((refusal) => refusal.answers));
        // Typed twice alike, so that only the password itself is refused.
        if (answers.password && !('passwordConfirm' in answers))
          answers.passwordConfirm = answers.password;
        const response = await sendable.submit(answers, round[0]?.files);
        const { status, summary, html } = await parseFormPage(response, form.name);
        // A valid file has to be chosen again, which adds a line.
        const messages = summary.map(unescapeHtml).filter((line) => !line.includes(SENT_FILE_NAME));
        const names = round.map(({ name }) => name);
        expect([status, names, messages]).toEqual([
          422,
          names,
          round.map((refusal) => formatMessage(form, refusal, language)),
        ]);
        for (const name of names) expect(html).toContain(`href="#${form.name}-${name}"`);
      }
      expect(await loadRows('submissions')).toEqual([]);
      expect((await sendable.submit({})).status).toBe(303);
      expect(await loadRows('submissions')).toHaveLength(1);
    },
  );
});

/** Groups refusals into submissions: one refusal per independent field together, each other one alone. */
function groupIntoRounds(form: Form, refusals: readonly Refusal[]): Refusal[][] {
  const fields = getFields(form);
  const conditions = new Set(fields.flatMap(({ name, when }) => (when ? [when.field, name] : [])));
  const order = fields.map(({ name }) => name);
  const schema = new Set(listSchemaRefusals(form).map(({ name, key }) => `${name} ${key}`));
  const isAlone = ({ name, key, files }: Refusal) =>
    files !== undefined || conditions.has(name) || !schema.has(`${name} ${key}`);
  const rounds: Refusal[][] = refusals.filter(isAlone).map((refusal) => [refusal]);
  const together = Map.groupBy(
    refusals.filter((refusal) => !isAlone(refusal)),
    ({ name }) => name,
  );
  const roundCount = Math.max(...[...together.values()].map(({ length }) => length));
  for (let round = 0; round < roundCount; round++)
    rounds.push(
      [...together.values()]
        .flatMap((ofField) => ofField[round] ?? [])
        .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    );
  return rounds;
}

/** Returns a message as the page shows it. */
function formatMessage(form: Form, { name, key, values }: Refusal, language: FormLanguage): string {
  const t = getTranslator(language);
  const field = getFields(form).find((candidate) => candidate.name === name);
  return t(key, { ...(field && { label: t(field.label, field.labelValues) }), ...values });
}

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test.each([
  ['nl', 'Dit uur is net ingenomen. Kies een ander', 'De afspraken zijn volzet'],
  [
    'fr',
    'Cette heure vient d’être prise. Choisissez-en une autre',
    'Les rendez-vous sont complets',
  ],
] as const)('in %s a slot that was taken meanwhile is refused', async (language, taken, full) => {
  const form = ALL_FORMS.find(([name]) => name === 'contact-appointment')?.[1];
  if (!form) throw new Error('no such form');
  const fillSlots = 'UPDATE slots SET capacity = taken';
  const sendable = await openFormForSubmission(site, form, language);
  await env.DB.exec(
    `INSERT INTO slots (id, property, starts, ends, closes, capacity)
    SELECT 'slot-2', property, starts + 1, ends + 1, closes, 5 FROM slots`.replaceAll('\n', ' '),
  );
  await env.DB.exec(`${fillSlots} WHERE id = 'slot-1'`);
  expect((await parseFormPage(await sendable.submit({}), form.name)).summary).toEqual([taken]);
  await env.DB.exec(fillSlots);
  const response = await parseFormPage(await sendable.submit({}), form.name);
  expect([response.status, response.html.includes(full)]).toEqual([422, true]);
});

test.each(['nl', 'fr'] as const)(
  'in %s a second request for documents is thanked for alike',
  async (language) => {
    for (const [, form] of ALL_FORMS.filter(([name]) => name.endsWith('-documents'))) {
      for (let tries = 0; tries < 2; tries++) {
        const sendable = await openFormForSubmission(site, form, language);
        expect((await sendable.submit({})).status).toBe(303);
      }
    }
  },
);

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
