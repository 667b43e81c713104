import * as v from 'valibot';
import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import { formatCurrency } from '../../../../domain/format/currency';
import { formatDate } from '../../../../domain/format/date';
import { formatNumber } from '../../../../domain/format/number';
import type { TextKey } from '../../../../domain/language/texts';
import { readDay } from '../../../../domain/typed-values/read-day';
import { readEmail } from '../../../../domain/typed-values/read-email';
import { MONEY_BOUNDS, readMoney } from '../../../../domain/typed-values/read-money';
import type {
  NumberBounds,
  NumberFault,
  NumberReading,
} from '../../../../domain/typed-values/read-number';
import { readNumber } from '../../../../domain/typed-values/read-number';
import { parsePhone, readPhone } from '../../../../domain/typed-values/read-phone';
import { readPostcode } from '../../../../domain/typed-values/read-postcode';
import { cleanTyped } from '../../../../domain/typed-values/typed-text';
import { asTextKey, LineSchema } from './schemas';

/** Schemas of typed values: each is read by its reader of domain/typed-values (decision 109). */

/** What was refused, with the values of its message: what was understood, the bounds of its field. */
interface Refused<Fault extends string> {
  fault: Fault;
  values: Record<string, string>;
}

type NumberAnswer = number | undefined | Refused<NumberFault>;

const isRefused = (answer: unknown): answer is Refused<string> =>
  typeof answer === 'object' && answer !== null && 'fault' in answer;

/** Returns the values of an error's message: of what was refused, or the example of a day. */
export function getRefusedValues(
  message: string,
  input: unknown,
): Record<string, string> | undefined {
  if (isRefused(input)) return input.values;
  return DAY_MESSAGES.has(message) ? { example: formatExampleDay() } : undefined;
}

const DAY_MESSAGES: ReadonlySet<string> = new Set<TextKey>([
  'ALERT_DATE_EMPTY',
  'ALERT_DATE_INVALID',
]);

/** An example is today: no form refuses it, whether it asks for a day to come or for one that has been. */
const formatExampleDay = (): string => formatDate(toBrusselsDay(new Date()));

const checkFault = (fault: NumberFault, message: TextKey) =>
  v.check<NumberAnswer, TextKey>((answer) => !isRefused(answer) || answer.fault !== fault, message);

/** A number as its reader reads it, or the message of its fault; empty → undefined. */
const numberSchema = (
  read: (text: string, bounds: NumberBounds) => NumberReading,
  bounds: NumberBounds,
  format: (value: number) => string,
  messages: Record<NumberFault, TextKey>,
) =>
  v.pipe(
    LineSchema,
    v.transform((text): NumberAnswer => {
      const reading: NumberReading | undefined = text === '' ? undefined : read(text, bounds);
      if (!reading || reading.ok) return reading?.value;
      const { fault, understood = bounds.min } = reading;
      const [amount = '', min = '', max = ''] = [understood, bounds.min, bounds.max].map(format);
      return { fault, values: { amount, min, max } };
    }),
    checkFault('unreadable', messages.unreadable),
    checkFault('unclear', messages.unclear),
    checkFault('small', messages.small),
    checkFault('large', messages.large),
    v.transform((answer) => (typeof answer === 'number' ? answer : undefined)),
  );

const MONEY_MESSAGES: Record<NumberFault, TextKey> = {
  unreadable: 'ALERT_AMOUNT_INVALID',
  unclear: 'ALERT_TYPED_UNCLEAR',
  small: 'ALERT_AMOUNT_NEGATIVE',
  large: 'ALERT_AMOUNT_LARGE',
};

/** '285.000', '€ 285 000,-', '285,000.50 euro' → 285000.5; empty → undefined. */
export const optionalMoney = (max: number = MONEY_BOUNDS.max) =>
  numberSchema(readMoney, { ...MONEY_BOUNDS, max }, formatCurrency, MONEY_MESSAGES);

export const requiredMoney = (empty: TextKey = 'ALERT_AMOUNT_EMPTY') =>
  v.pipe(optionalMoney(), v.number(empty), v.minValue(1, empty));

/**
 * A whole number between two bounds: '1250', '1.250 m²'; empty → undefined. `invalid` is the message of all faults,
 * for a field that says itself what it wants.
 */
export const optionalInteger = (min: number, max: number, invalid?: TextKey) =>
  numberSchema(readNumber, { min, max }, formatNumber, {
    unreadable: invalid ?? 'ALERT_NUMBER_INVALID',
    unclear: invalid ?? 'ALERT_TYPED_UNCLEAR',
    small: invalid ?? 'ALERT_NUMBER_RANGE',
    large: invalid ?? 'ALERT_NUMBER_RANGE',
  });

export const requiredInteger = (min: number, max: number, empty: TextKey, invalid?: TextKey) =>
  v.pipe(optionalInteger(min, max, invalid), v.number(empty));

/** A text as its reader reads it; what the reader does not know is a text that is refused. */
const readAs = (read: (text: string) => string | undefined, invalid: TextKey) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? '' : read(text))),
    v.string(invalid),
  );

/** One e-mail address, or empty. */
export const optionalEmail = (invalid: TextKey = 'ALERT_EMAIL_INVALID') =>
  v.pipe(LineSchema, readAs(readEmail, invalid));

export const requiredEmail = (
  empty: TextKey = 'ALERT_EMAIL_EMPTY',
  invalid: TextKey = 'ALERT_EMAIL_INVALID',
) => v.pipe(LineSchema, v.nonEmpty(empty), readAs(readEmail, invalid));

/** A telephone number as it is shown; digits that are no number are refused with what was understood. */
const PhoneAnswer = v.pipe(
  v.string(),
  v.transform((text): string | undefined | Refused<'length'> => {
    const phone = readPhone(text);
    if (phone || text === '') return phone?.shown ?? '';
    return parsePhone(text) && { fault: 'length', values: { phone: cleanTyped(text) } };
  }),
  v.check((answer) => !isRefused(answer), asTextKey('ALERT_PHONE_LENGTH')),
  v.string(asTextKey('ALERT_PHONE_INVALID')),
);

export const OptionalPhoneSchema = v.pipe(LineSchema, PhoneAnswer);
export const RequiredPhoneSchema = v.pipe(
  LineSchema,
  v.nonEmpty(asTextKey('ALERT_PHONE_EMPTY')),
  PhoneAnswer,
);

export const requiredZip = (empty: TextKey = 'ALERT_ZIP_EMPTY') =>
  v.pipe(LineSchema, v.nonEmpty(empty), readAs(readPostcode, 'ALERT_ZIP_INVALID'));

/** A day as YYYY-MM-DD, or empty. */
export const optionalDay = v.pipe(LineSchema, readAs(readDay, 'ALERT_DATE_INVALID'));

/** A day of the calendar as YYYY-MM-DD, typed in any usual order or joined from its parts (`readFieldValues`). */
export const requiredCalendarDate = (incomplete: TextKey, invalid: TextKey) =>
  v.pipe(
    LineSchema,
    v.nonEmpty(incomplete),
    v.check((text) => text.split('-').every(Boolean), incomplete),
    readAs(readDay, invalid),
  );
