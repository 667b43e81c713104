import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getTranslator } from '../../../src/domain/language/texts';
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
import { HANDLER_REFUSALS, listCaptchaRefusals } from './handler-refusals';
import type { Refusal } from './schema-refusals';
import { listSchemaRefusals } from './schema-refusals';
import type { FormLanguage } from './valid-submissions';
import { FORM_LANGUAGES } from './valid-submissions';

/** Name of the file in a valid submission. */
const SENT_FILE_NAME = 'cv.pdf';

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
          round.map((refusal, index) => formatMessage(form, refusal, language, messages[index])),
        ]);
        for (const name of names) expect(html).toContain(`href="#${form.name}-${name}"`);
      }
      expect(await loadRows('leads')).toEqual([]);
      expect((await sendable.submit({})).status).toBe(303);
      expect(await loadRows('leads')).toHaveLength(1);
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

/** Messages of several questions that each names what it is about. */
const NAMES_ITSELF =
  /^ALERT_(CITY|CONFIRM|EMAIL|FIST_NAME|GOAL|LAST_NAME|MESSAGE|PHONE|PROPERTY|TITLE|WEBSITE|ZIP)_/;

/** The questions, by the key of each message that they share without a word of theirs. */
const QUESTIONS = Map.groupBy(
  ALL_FORMS.flatMap(([, form]) =>
    getFields(form).flatMap(({ name, label }) =>
      listSchemaRefusals(form)
        .filter((refusal) => refusal.name === name)
        .map(({ key }) => ({ key, label })),
    ),
  ),
  ({ key }) => key,
);

/** Returns a message as the page shows it above the form: what is said of several questions names its own, others may. */
function formatMessage(
  form: Form,
  { name, key, values }: Refusal,
  language: FormLanguage,
  shown: string | undefined,
): string {
  const t = getTranslator(language);
  const field = getFields(form).find((candidate) => candidate.name === name);
  const label = field && t(field.label, field.labelValues);
  const message = t(key, { ...(label && { label }), ...values });
  const named = `${message} (${label})`;
  const questions = new Set(QUESTIONS.get(key)?.map((question) => question.label));
  const isNamed = questions.size < 2 || NAMES_ITSELF.test(key) || message.includes(label ?? '');
  return isNamed && shown !== named ? message : named;
}

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test.each([
  ['nl', 'Dit uur is net geboekt. Kies een ander', 'De afspraken zijn volzet'],
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
    `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
    SELECT 'slot-2', property, starts_at + 1, ends_at + 1, closes_at, 5 FROM slots`.replaceAll(
      '\n',
      ' ',
    ),
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
