import { env } from 'cloudflare:workers';
import routes from '../../../data/site/routes.json';
import { dayInBrussels } from '../../../src/domain/format/day-in-brussels';
import { OWN_ROUTES } from '../../../src/domain/routing/own-routes';
import { putSlots } from '../../../src/features/appointments/appointments-store';
import { FORMS } from '../../../src/features/forms/forms';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { fieldsOf } from '../../../src/features/forms/kit/definition/form';
import { residence } from '../../platform/snapshot/residence';
import type { Site } from './sending';
import { ANNA, forgetAll, formSite, PERSON, readPage, send, solved } from './sending';

export const LANGUAGES = ['nl', 'fr'] as const;
export type FormLanguage = (typeof LANGUAGES)[number];

type Answers = Record<string, string>;

/** What makes each form valid: what it is about, what is written, what comes along. */
interface Valid {
  about?: string;
  answers: (language: FormLanguage) => Answers;
  file?: File;
}

/** A date's three inputs, so many days from today. */
export const daysFromNow = (name: string, days: number): Answers => {
  const date = dayInBrussels(new Date(Date.now() + days * 86_400_000));
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return { [`${name}.day`]: dayOfMonth, [`${name}.month`]: month, [`${name}.year`]: year };
};

const HOME = { address: 'Rue du Moulin 3', zip: '6940', city: 'Durbuy' };
const HOUSEHOLD = { adults: '2', kids: '0', ...daysFromNow('movingDate', 60), income1: '2.150' };
const HOUSE = 'property=84213';
const PDF = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' });

const VALID: Record<string, Valid> = {
  'site-contact': { answers: () => ANNA },
  'site-contact-small': { answers: () => ANNA },
  'contact-me': { about: HOUSE, answers: () => ({ ...ANNA, wish: 'information' }) },
  'contact-appointment': { about: HOUSE, answers: () => ({ ...PERSON, slot: 'slot-1' }) },
  'contact-construction': { about: 'project=12', answers: () => ({ ...ANNA, unit: '84213' }) },
  'contact-demand': {
    answers: () => ({
      ...PERSON,
      propertyAddress: HOME.address,
      propertyZip: HOME.zip,
      propertyCity: HOME.city,
      propertyType: '1',
      goal: 'sell',
    }),
  },
  'demand-register': {
    answers: () => ({ ...PERSON, goal: 'buy', types: '1', zips: HOME.zip, rhythm: 'daily' }),
  },
  'seller-choices': { answers: () => ({ ...PERSON, ...HOME, goal: 'both' }) },
  'send-to-friend': {
    about: HOUSE,
    answers: () => ({ ...PERSON, friendFirstName: 'Piet', friendEmail: 'piet@example.be' }),
  },
  'request-documents': {
    about: HOUSE,
    answers: () => ({ ...PERSON, documents: 'plans/84213.pdf' }),
  },
  'request-project-documents': {
    about: 'project=12',
    answers: () => ({ ...PERSON, documents: 'plans/84213.pdf' }),
  },
  'sign-newsletter': { answers: () => ({ email: PERSON.email }) },
  testimonial: {
    answers: () => ({ name: 'An en Jo', comment: 'Alles klopte.', email: PERSON.email }),
  },
  'job-contact': { answers: () => PERSON, file: PDF },
  'make-offer': {
    about: HOUSE,
    answers: (language) => ({
      ...PERSON,
      ...HOME,
      amount: '285.000',
      amountWords: {
        nl: 'tweehonderdvijfentachtigduizend euro',
        fr: 'deux cent quatre-vingt-cinq mille euros',
      }[language],
      ...daysFromNow('startDate', 0),
      ...daysFromNow('endDate', 10),
      locationSigned: 'Hasselt',
      ...daysFromNow('signDate', 0),
      confirmed: 'yes',
    }),
  },
  'rental-application': {
    about: 'property=84300',
    answers: () => ({
      ...PERSON,
      ...HOUSEHOLD,
      hasIncome: 'yes',
      fewEnough: 'yes',
      hasRead: 'yes',
      paysAtSigning: 'yes',
    }),
  },
  'rent-profile': { answers: () => ({ ...PERSON, ...HOUSEHOLD }) },
};

/** Every form with its name, as tables of tests begin. */
export const EVERY_FORM = FORMS.map(({ form }) => [form.name, form] as const);

/** A site where each of them can be sent: a house with hours to visit, a studio for rent, a project. */
export async function siteOfEveryForm(variables: Record<string, unknown> = {}): Promise<Site> {
  const files = residence();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84300) Object.assign(record, { Goal: 1, ProjectID: undefined });
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === 84300) Object.assign(record, { MinimumIncome: 1800, MaximumPersons: 3 });
  return formSite(variables, files);
}

const NOON = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 43_200_000;

/** Nothing was sent, and twenty may visit the house tomorrow week. */
export async function forgetEverything(): Promise<void> {
  await forgetAll();
  for (const table of ['appointments', 'slots', 'document_requests', 'newsletter', 'testimonials'])
    await env.DB.exec(`DELETE FROM ${table}`);
  const starts = NOON + 8 * 86_400_000;
  const slot = { id: 'slot-1', property: 84213, starts, ends: starts + 1_800_000 };
  await putSlots(env.DB, [{ ...slot, closes: starts - 86_400_000, capacity: 20 }]);
}

const validOf = ({ name }: Form): Valid => {
  const valid = VALID[name];
  if (!valid) throw new Error(`say in every-form.ts what makes ${name} valid`);
  return valid;
};

export const answersTo = (form: Form, language: FormLanguage): Answers =>
  validOf(form).answers(language);

/** A form's own page, with what it is about. */
export function pageOf(form: Form, language: FormLanguage): string {
  const route = [...OWN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const { about } = validOf(form);
  return `${route?.[language]}${about ? `?${about}` : ''}`;
}

/** A form that was opened once and can be sent with other answers again and again. */
export interface Sendable {
  page: string;
  /** The ticket it was opened with. */
  key: string;
  with(answers: Answers, files?: readonly File[]): Promise<Response>;
}

export async function opened(site: Site, form: Form, language: FormLanguage): Promise<Sendable> {
  const page = pageOf(form, language);
  const { hidden, action } = await readPage(await site(page), form.name);
  const { step: _first, ...ticket } = hidden;
  const valid = validOf(form);
  const altcha = await solved();
  return {
    page,
    key: ticket.key ?? '',
    with(answers, files = valid.file ? [valid.file] : []) {
      const fields = { ...ticket, ...valid.answers(language), altcha, ...answers };
      const takesFiles = fieldsOf(form).find(({ kind }) => kind === 'file');
      if (!takesFiles) return send(site, action, fields);
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const file of files) body.append(takesFiles.name, file);
      return send(site, action, body);
    },
  };
}
