import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { FieldOption } from './field';

/**
 * What answers are made of. Every message is a text key; `{count}` in its text is the limit that
 * was passed, `{label}` the field's own. A missing field reads as an empty one, never as Valibot's
 * English sentence.
 */

/** One line: no control characters, no line breaks, no spaces around it. */
export const LineSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ),
  v.maxLength(200, asTextKey('ALERT_TOO_LONG')),
);

/** Several lines, as they were written but for control characters. */
export const optionalMultiline = (most = 4000) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, '')
        .trim(),
    ),
    v.maxLength(most, asTextKey('ALERT_TOO_LONG')),
  );

/** A line that may not be empty. */
export const requiredLine = (empty: TextKey) => v.pipe(LineSchema, v.nonEmpty(empty));

export const requiredMultiline = (empty: TextKey, most?: number) =>
  v.pipe(optionalMultiline(most), v.nonEmpty(empty));

/** One address and nothing else: what it holds may stand in a mail's header. */
const EMAIL_PATTERN =
  /^(?!.{255})(?!.*\.\.)(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

export const requiredEmail = (
  empty: TextKey = 'ALERT_EMAIL_EMPTY',
  invalid: TextKey = 'ALERT_EMAIL_INVALID',
) => v.pipe(LineSchema, v.nonEmpty(empty), v.regex(EMAIL_PATTERN, invalid));

/** An address, or none. */
export const optionalEmail = (invalid: TextKey = 'ALERT_EMAIL_INVALID') =>
  v.pipe(
    LineSchema,
    v.check((text) => text === '' || EMAIL_PATTERN.test(text), invalid),
  );

/** A number one can dial: digits with what people write between them, a country code in front. */
const PHONE_PATTERN = /^(?=(\D*\d){8,15}\D*$)\+?[\d\s./()-]+$/;

const isPhoneOrEmpty = (text: string) => text === '' || PHONE_PATTERN.test(text);

export const OptionalPhoneSchema = v.pipe(
  LineSchema,
  v.check(isPhoneOrEmpty, asTextKey('ALERT_PHONE_INVALID')),
);
export const RequiredPhoneSchema = v.pipe(
  LineSchema,
  v.nonEmpty(asTextKey('ALERT_PHONE_EMPTY')),
  v.check(isPhoneOrEmpty, asTextKey('ALERT_PHONE_INVALID')),
);

/** A postcode: four digits in Belgium and Luxembourg, up to ten signs elsewhere. */
export const requiredZip = (empty: TextKey = 'ALERT_ZIP_EMPTY') =>
  v.pipe(
    LineSchema,
    v.nonEmpty(empty),
    v.regex(/^[\p{L}\d][\p{L}\d -]{2,9}$/u, asTextKey('ALERT_ZIP_INVALID')),
  );

/** '285.000', '€ 285 000,-', '285000,50 euro' → 285000.5; empty → undefined. */
export const optionalMoney = (invalid: TextKey = 'ALERT_NUMBER_INVALID') =>
  v.pipe(
    LineSchema,
    v.transform((text) =>
      text
        .replace(/^€|\s*(€|euros?|eur)$/gi, '')
        .replace(/,[-–]+$/, '')
        .replace(/[\s.]/g, '')
        .replace(',', '.'),
    ),
    v.check((text) => /^(\d{1,10}(\.\d{1,2})?)?$/.test(text), invalid),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  );

export const requiredMoney = (empty: TextKey = 'ALERT_AMOUNT_EMPTY') =>
  v.pipe(optionalMoney(), v.number(empty), v.minValue(1, empty));

/** A whole number between two bounds: '1250', '1.250 m²'; empty → undefined. */
export const optionalInteger = (
  least: number,
  most: number,
  invalid: TextKey = 'ALERT_NUMBER_INVALID',
) =>
  v.pipe(
    LineSchema,
    v.transform((text) =>
      text.replace(/\s*m[²2]$/i, '').replace(/(?<=\d)[\s.](?=\d{3}(\D|$))/g, ''),
    ),
    v.check(
      (text) => text === '' || (/^\d{1,9}$/.test(text) && +text >= least && +text <= most),
      invalid,
    ),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  );

export const requiredInteger = (
  least: number,
  most: number,
  empty: TextKey,
  invalid: TextKey = 'ALERT_NUMBER_INVALID',
) => v.pipe(optionalInteger(least, most, invalid), v.number(empty));

/** Day, month and year as the kit puts them together: '2026-11-21', with gaps where one is missing. */
export const optionalCalendarDate = (
  incomplete: TextKey = 'ALERT_DATE_INVALID',
  invalid: TextKey = 'ALERT_DATE_INVALID',
) =>
  v.pipe(
    LineSchema,
    v.check((text) => text === '' || text.split('-').every(Boolean), incomplete),
    v.check((text) => text === '' || isCalendarDay(text), invalid),
  );

export const requiredCalendarDate = (incomplete: TextKey, invalid: TextKey) =>
  v.pipe(optionalCalendarDate(incomplete, invalid), v.nonEmpty(incomplete));

/** A day of the calendar between 1900 and 2200, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(text);
}

/** One of these options, or none. */
export const optionalChoice = (options: readonly FieldOption[]) =>
  v.pipe(
    LineSchema,
    v.check(
      (value) => value === '' || options.some((option) => option.value === value),
      asTextKey('ALERT_CHOICE_INVALID'),
    ),
  );

export const requiredChoice = (
  options: readonly FieldOption[],
  empty: TextKey = 'ALERT_CHOICE_EMPTY',
) => v.pipe(optionalChoice(options), v.nonEmpty(empty));

/** Any of these options, each once. */
export const multipleChoice = (options: readonly FieldOption[]) =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.check(
      (values) => values.every((value) => options.some((option) => option.value === value)),
      asTextKey('ALERT_CHOICE_INVALID'),
    ),
    v.transform((values) => [...new Set(values)]),
  );

/** Any of those that its room has given, each once: the kit compares them (room.ts). */
export const dynamicMultipleChoice = () =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.filterItems((value) => value !== ''),
    v.transform((values) => [...new Set(values)]),
  );

/** The corners of an area that was drawn on the map, 'latitude,longitude' parted by spaces; else nothing. */
export const DrawnAreaSchema = v.fallback(
  v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^(?:-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?(?: (?=.)|$)){3,60}$/),
  ),
  '',
);

/** A box: ticked or not. */
export const CheckboxSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
);

export const requiredCheckbox = (empty: TextKey) => v.pipe(CheckboxSchema, v.value(true, empty));

/** Lets the compiler see that a message is an interface text. */
function asTextKey(message: TextKey): TextKey {
  return message;
}
