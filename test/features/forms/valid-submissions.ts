import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import type { FormName } from '../../../src/features/forms/kit/definition/form-names';
import { CONTACT_ANSWERS, CONTACT_DETAILS } from './form-requests';

export const FORM_LANGUAGES = ['nl', 'fr'] as const;
export type FormLanguage = (typeof FORM_LANGUAGES)[number];

export type FormAnswers = Record<string, string>;

/** A valid submission of a form: subject, answers, file. */
export interface ValidSubmission {
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
const REGISTER_PASSWORDS = {
  password: 'de kersenboom bloeit in april',
  passwordConfirm: 'de kersenboom bloeit in april',
};
const PROPERTY_QUERY = 'property=84213';
const PDF = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' });

export const VALID_SUBMISSIONS: Record<FormName, ValidSubmission> = {
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
      ...REGISTER_PASSWORDS,
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
