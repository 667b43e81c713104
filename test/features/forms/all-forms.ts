import { env } from 'cloudflare:workers';
import routes from '../../../data/site/routes.json';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { upsertSlots } from '../../../src/features/appointments/appointments-store';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { emptyTables } from '../../empty-tables';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import type { TestSite } from './form-requests';
import {
  CONTACT_ANSWERS,
  CONTACT_DETAILS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  parseFormPage,
  submitForm,
} from './form-requests';

export const FORM_LANGUAGES = ['nl', 'fr'] as const;
export type FormLanguage = (typeof FORM_LANGUAGES)[number];

type FormAnswers = Record<string, string>;

/** A valid submission of a form: subject, answers, file. */
interface ValidSubmission {
  subjectQuery?: string;
  answers: (language: FormLanguage) => FormAnswers;
  file?: File;
}

/** Returns the three inputs of a date that is this number of days from today. */
export const buildDateAnswers = (name: string, days: number): FormAnswers => {
  const date = toBrusselsDay(new Date(Date.now() + days * DAY_MS));
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return { [`${name}.day`]: dayOfMonth, [`${name}.month`]: month, [`${name}.year`]: year };
};

const HOME_ADDRESS = { address: 'Rue du Moulin 3', zip: '6940', city: 'Durbuy' };
const HOUSEHOLD = {
  adults: '2',
  kids: '0',
  ...buildDateAnswers('movingDate', 60),
  income1: '2.150',
};
const DEMAND_PASSWORDS = {
  password: 'de kersenboom bloeit in april',
  passwordConfirm: 'de kersenboom bloeit in april',
};
const PROPERTY_QUERY = 'property=84213';
const PDF = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' });

const VALID_SUBMISSIONS: Record<string, ValidSubmission> = {
  'site-contact': { answers: () => CONTACT_ANSWERS },
  'site-contact-small': { answers: () => CONTACT_ANSWERS },
  'contact-me': {
    subjectQuery: PROPERTY_QUERY,
    answers: () => ({ ...CONTACT_ANSWERS, wish: 'information' }),
  },
  'contact-appointment': {
    subjectQuery: PROPERTY_QUERY,
    answers: () => ({ ...CONTACT_DETAILS, slot: 'slot-1' }),
  },
  'contact-construction': {
    subjectQuery: 'project=12',
    answers: () => ({ ...CONTACT_ANSWERS, unit: '84213' }),
  },
  'contact-demand': {
    answers: () => ({
      ...CONTACT_DETAILS,
      propertyAddress: HOME_ADDRESS.address,
      propertyZip: HOME_ADDRESS.zip,
      propertyCity: HOME_ADDRESS.city,
      propertyType: '1',
      goal: 'sell',
    }),
  },
  'demand-register': {
    answers: () => ({
      ...CONTACT_DETAILS,
      goal: 'buy',
      types: '1',
      zips: HOME_ADDRESS.zip,
      frequency: 'daily',
      ...DEMAND_PASSWORDS,
    }),
  },
  'seller-choices': { answers: () => ({ ...CONTACT_DETAILS, ...HOME_ADDRESS, goal: 'both' }) },
  'send-to-friend': {
    subjectQuery: PROPERTY_QUERY,
    answers: () => ({
      ...CONTACT_DETAILS,
      friendFirstName: 'Piet',
      friendEmail: 'piet@example.be',
    }),
  },
  'request-documents': {
    subjectQuery: PROPERTY_QUERY,
    answers: () => ({ ...CONTACT_DETAILS, documents: 'plans/84213.pdf' }),
  },
  'request-project-documents': {
    subjectQuery: 'project=12',
    answers: () => ({ ...CONTACT_DETAILS, documents: 'plans/84213.pdf' }),
  },
  'sign-newsletter': { answers: () => ({ email: CONTACT_DETAILS.email }) },
  testimonial: {
    answers: () => ({ name: 'An en Jo', comment: 'Alles klopte.', email: CONTACT_DETAILS.email }),
  },
  'job-contact': { answers: () => CONTACT_DETAILS, file: PDF },
  'make-offer': {
    subjectQuery: PROPERTY_QUERY,
    answers: (language) => ({
      ...CONTACT_DETAILS,
      ...HOME_ADDRESS,
      amount: '285.000',
      amountWords: {
        nl: 'tweehonderdvijfentachtigduizend euro',
        fr: 'deux cent quatre-vingt-cinq mille euros',
      }[language],
      ...buildDateAnswers('startDate', 0),
      ...buildDateAnswers('endDate', 10),
      locationSigned: 'Hasselt',
      ...buildDateAnswers('signDate', 0),
      confirmed: 'yes',
    }),
  },
  'rental-application': {
    subjectQuery: 'property=84300',
    answers: () => ({
      ...CONTACT_DETAILS,
      ...HOUSEHOLD,
      hasIncome: 'yes',
      fewEnough: 'yes',
      hasRead: 'yes',
      paysAtSigning: 'yes',
    }),
  },
  'rent-profile': { answers: () => ({ ...CONTACT_DETAILS, ...HOUSEHOLD }) },
};

/** All forms with their names, for `test.each`. */
export const ALL_FORMS = FORM_HANDLERS.map(({ form }) => [form.name, form] as const);

/** Creates a site where all forms can be sent: a house with visiting hours, a studio for rent, a project. */
export async function createSiteWithAllForms(
  variables: Record<string, unknown> = {},
): Promise<TestSite> {
  const files = createProjectSnapshot();
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
  await emptyTables(['appointments', 'slots', 'document_requests', 'newsletter', 'testimonials']);
  const starts = NOON_TODAY + 8 * DAY_MS;
  const slot = { id: 'slot-1', property: 84213, starts, ends: starts + 1_800_000 };
  await upsertSlots(env.DB, [{ ...slot, closes: starts - DAY_MS, capacity: 20 }]);
}

const getValidSubmission = ({ name }: Form): ValidSubmission => {
  const valid = VALID_SUBMISSIONS[name];
  if (!valid) throw new Error(`add a valid submission of ${name} to VALID_SUBMISSIONS`);
  return valid;
};

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
