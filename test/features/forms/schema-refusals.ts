import type * as v from 'valibot';
import type { TextKey } from '../../../src/domain/language/texts';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';

/** A refused submission: the answers or files that cause it, and the expected error of a field. */
export interface Refusal {
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
  ALERT_CONFIRM_OFFER: '',
  ALERT_CONFIRM_PERSONS: '',
  ALERT_CONFIRM_SIGNING: '',
  ALERT_CONSTRUCTION_YEAR_INVALID: '74',
  ALERT_EMAIL_INVALID: 'anna@',
  ALERT_FRIEND_EMAIL_INVALID: 'piet@, jan@example.be',
  ALERT_NAME_PLAIN: 'Anna https://elders.example/',
  ALERT_NO_LINKS: 'Kijk op https://elders.example/',
  ALERT_AMOUNT_INVALID: 'veel',
  ALERT_AMOUNT_LARGE: '99.999.999.999',
  ALERT_AMOUNT_NEGATIVE: '-250.000',
  ALERT_NUMBER_INVALID: 'veel',
  ALERT_NUMBER_RANGE: '999.999.999.999',
  ALERT_TYPED_UNCLEAR: '2,0,0',
  ALERT_PASSWORD_TOO_LONG: 'a'.repeat(300),
  ALERT_PASSWORD_TOO_SHORT: 'veel te kort',
  ALERT_PHONE_INVALID: 'twaalf',
  ALERT_PHONE_LENGTH: '12',
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

/** What each field of a whole number can hold, as its message says. */
const NUMBER_BOUNDS: Readonly<Record<string, readonly [min: string, max: string]>> = {
  adults: ['1', '20'],
  kids: ['0', '20'],
  persons: ['1', '20'],
  bedrooms: ['0', '100'],
  livingArea: ['1', '100.000'],
  groundArea: ['1', '10.000.000'],
};
const SURFACES = ['livingMin', 'livingMax', 'groundMin', 'groundMax'];
const SEARCH_PRICES = ['priceMin', 'priceMax', 'budget'];

/** The values of the message of a number or a day that was refused. */
function getMessageValues({ kind, name }: Field, key: TextKey): Record<string, string> | undefined {
  if (/^ALERT_DATE_(EMPTY|INVALID)$/.test(key)) return { example: formatToday() };
  if (key === 'ALERT_PHONE_LENGTH') return { phone: '12' };
  if (key === 'ALERT_TYPED_UNCLEAR') return { amount: kind === 'money' ? '€\u00a020' : '20' };
  if (key === 'ALERT_AMOUNT_LARGE')
    return { max: `€\u00a0${SEARCH_PRICES.includes(name) ? '999.999.999' : '9.999.999.999,99'}` };
  if (key !== 'ALERT_NUMBER_RANGE') return undefined;
  const [min, max] = NUMBER_BOUNDS[name] ?? ['0', SURFACES.includes(name) ? '999.999.999' : '99'];
  return { min, max };
}

/** The day in Brussels: '28-11-2026'. */
export const formatToday = (): string =>
  new Date().toLocaleDateString('nl-BE', { timeZone: 'Europe/Brussels' }).replaceAll('/', '-');

/** Answers that meet the condition of a field. */
export const CONDITION_ANSWERS: Record<string, Record<string, string>> = {
  hasSecond: { hasSecond: 'yes', secondFirstName: 'Eva', secondLastName: 'Maes' },
  needsLoan: { needsLoan: 'yes', loan: '200.000' },
};
const buildConditionAnswers = ({ when }: Field): Record<string, string> =>
  when ? (CONDITION_ANSWERS[when.field] ?? { [when.field]: when.is[0] ?? '' }) : {};

/** Fields of other kinds of sale than that of the form's subject: make-offer.test.ts. */
export const NOT_ASKED: ReadonlySet<string> = new Set(['annuity', 'annuityWords']);

/** Lists a refusal for every message of a form's schema and of dynamic options, by field. */
export const listSchemaRefusals = (form: Form): Refusal[] =>
  getFields(form).flatMap((field) => {
    if (NOT_ASKED.has(field.name)) return [];
    const messages = findMessages(getSchemaEntries(form)[field.name]);
    const isDynamic = 'options' in field && field.options === 'dynamic';
    const keys = new Map(messages.map(({ message, requirement }) => [message, requirement]));
    // Needs more than one value: test/features/saved-searches/demand-register.test.ts.
    keys.delete('ALERT_ZONES_TOO_MANY');
    if (isDynamic && field.name !== 'documents') keys.set('ALERT_CHOICE_INVALID', undefined);
    return [...keys].map(([key, requirement]) => {
      const values =
        typeof requirement === 'number' ? { count: requirement } : getMessageValues(field, key);
      const answers = { ...buildConditionAnswers(field), ...buildInvalidAnswer(field, key) };
      return { name: field.name, key, answers, ...(values && { values }) };
    });
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
