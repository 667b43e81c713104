import { env } from 'cloudflare:workers';
import routes from '../../../data/site/routes.json';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import type { FormName } from '../../../src/features/forms/kit/definition/form-names';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { emptyTables } from '../../empty-tables';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import type { TestSite } from './form-requests';
import {
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  parseFormPage,
  submitForm,
} from './form-requests';
import type { FormAnswers, FormLanguage, ValidSubmission } from './valid-submissions';
import { VALID_SUBMISSIONS } from './valid-submissions';

/** All forms with their names, for `test.each`. */
export const ALL_FORMS = FORM_HANDLERS.map(({ form }) => [form.name, form] as const);

/** A record that answers whatever a search asks: the register asks nothing else. */
const ANSWERS = {
  ...{ NumberOfBedRooms: 2, NumberOfBathRooms: 1, NumberOfGarages: 1, NumberOfParkings: 1 },
  ...{ SurfaceLiving: 60, SurfaceGround: 200, MaximumPersons: 3 },
  ...{ HasGarden: true, HasTerrace: true, HasGarage: true, HasLift: true, HasPool: true },
  ...{ Domicile: 'yes', DomicileSource: 'De gemeente', DomicileDate: '2026-10-05' },
  ...{ HolidayLetting: 'yes', HolidayLettingSource: 'De gemeente' },
  HolidayLettingDate: '2026-10-05',
};

/** Creates a site where all forms can be sent: a house with visiting hours, a studio for rent, a project. */
export async function createSiteWithAllForms(
  variables: Record<string, unknown> = {},
): Promise<TestSite> {
  const files = createProjectSnapshot();
  for (const record of files['catalogue/property-details.json']) Object.assign(record, ANSWERS);
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84300) Object.assign(record, { Goal: 1, ProjectID: undefined });
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === 84300) Object.assign(record, { MinimumIncome: 1800, MaximumPersons: 3 });
  return createFormSite(variables, files);
}

const NOON_TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;

/** Deletes all submissions, and opens one slot for twenty visits in eight days. */
export async function resetFormData(): Promise<void> {
  await clearSubmissions();
  await emptyTables(['visits', 'slots', 'document_requests', 'newsletter', 'testimonials']);
  const startsAt = NOON_TODAY + 8 * DAY_MS;
  const slot = { id: 'slot-1', property: 84213, startsAt, endsAt: startsAt + 1_800_000 };
  await upsertSlots(env.DB, [{ ...slot, closesAt: startsAt - DAY_MS, capacity: 20 }]);
}

const getValidSubmission = ({ name }: Form): ValidSubmission => VALID_SUBMISSIONS[name as FormName];

export const getValidAnswers = (form: Form, language: FormLanguage): FormAnswers =>
  getValidSubmission(form).answers(language);

/** Returns the path of a form's page, with its subject. */
export function buildFormPagePath(form: Form, language: FormLanguage): string {
  const route = [...BUILT_IN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const { subjectQuery } = getValidSubmission(form);
  return `${route?.[language]}${subjectQuery ? `?${subjectQuery}` : ''}`;
}

/** A form that was opened once and can be submitted several times. */
export interface OpenedForm {
  page: string;
  /** The ticket of the opened page. */
  key: string;
  submit(answers: FormAnswers, files?: readonly File[]): Promise<Response>;
}

export async function openFormForSubmission(
  site: TestSite,
  form: Form,
  language: FormLanguage,
): Promise<OpenedForm> {
  const page = buildFormPagePath(form, language);
  const { hidden, action } = await parseFormPage(await site(page), form.name);
  const { step: _first, ...ticket } = hidden;
  const valid = getValidSubmission(form);
  const altcha = await createCaptchaProof();
  return {
    page,
    key: ticket.key ?? '',
    submit(answers, files = valid.file ? [valid.file] : []) {
      const fields = { ...ticket, ...valid.answers(language), altcha, ...answers };
      const takesFiles = getFields(form).find(({ kind }) => kind === 'file');
      if (!takesFiles) return submitForm(site, action, fields);
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const file of files) body.append(takesFiles.name, file);
      return submitForm(site, action, body);
    },
  };
}
