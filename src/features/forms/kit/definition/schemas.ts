import * as v from 'valibot';
import { BOUNDS_PATTERN, SHAPE_PATTERN } from '../../../../domain/criteria/shape';
import { isPlainName } from '../../../../domain/format/plain-words';
import type { TextKey } from '../../../../domain/language/texts';

/**
 * Schemas of answers. Every message is a text key; in its text `{count}` is the limit and `{label}`
 * the field's label. A missing field counts as empty, so that no message of Valibot's own is shown.
 */

/** Control characters and line breaks become spaces, spaces around the line are removed. */
const CleanLineSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ),
);

/** One line. */
export const LineSchema = v.pipe(CleanLineSchema, v.maxLength(200, asTextKey('ALERT_TOO_LONG')));

/** Several lines, without control characters other than line breaks and tabs. */
export const optionalMultiline = (maxLength = 4000) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, '')
        .trim(),
    ),
    v.maxLength(maxLength, asTextKey('ALERT_TOO_LONG')),
  );

/** One line that may not be empty. */
export const requiredLine = (empty: TextKey) => v.pipe(LineSchema, v.nonEmpty(empty));

const MAX_NAME_LENGTH = 80;

/** The name of a person, or empty. Names stand in mails to addresses that anybody can type (decision 43). */
export const NameSchema = v.pipe(
  CleanLineSchema,
  v.maxLength(MAX_NAME_LENGTH, asTextKey('ALERT_TOO_LONG')),
  v.check(isPlainName, asTextKey('ALERT_NAME_PLAIN')),
);

export const requiredName = (empty: TextKey) => v.pipe(NameSchema, v.nonEmpty(empty));

export const requiredMultiline = (empty: TextKey, maxLength?: number) =>
  v.pipe(optionalMultiline(maxLength), v.nonEmpty(empty));

/** Matches exactly one address, since it is written into mail headers. */
const EMAIL_PATTERN =
  /^(?!.{255})(?!.*\.\.)(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

export const requiredEmail = (
  empty: TextKey = 'ALERT_EMAIL_EMPTY',
  invalid: TextKey = 'ALERT_EMAIL_INVALID',
) => v.pipe(LineSchema, v.nonEmpty(empty), v.regex(EMAIL_PATTERN, invalid));

/** One e-mail address, or empty. */
export const optionalEmail = (invalid: TextKey = 'ALERT_EMAIL_INVALID') =>
  v.pipe(
    LineSchema,
    v.check((text) => text === '' || EMAIL_PATTERN.test(text), invalid),
  );

/** 8 to 15 digits with spaces, dots, slashes, brackets and dashes between them, and an optional + in front. */
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

/** A postcode: four digits in Belgium and Luxembourg, up to ten characters elsewhere. */
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
  min: number,
  max: number,
  invalid: TextKey = 'ALERT_NUMBER_INVALID',
) =>
  v.pipe(
    LineSchema,
    v.transform((text) =>
      text.replace(/\s*m[²2]$/i, '').replace(/(?<=\d)[\s.](?=\d{3}(\D|$))/g, ''),
    ),
    v.check(
      (text) => text === '' || (/^\d{1,9}$/.test(text) && +text >= min && +text <= max),
      invalid,
    ),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  );

export const requiredInteger = (
  min: number,
  max: number,
  empty: TextKey,
  invalid: TextKey = 'ALERT_NUMBER_INVALID',
) => v.pipe(optionalInteger(min, max, invalid), v.number(empty));

/** A date as `readFieldValues` joins its parts: '2026-11-21', or '2026--21' if a part is missing. */
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

/** Returns whether a text is a day of the calendar between 1900 and 2199, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/** The corners of a shape drawn on the map: 'latitude,longitude' separated by spaces; anything else becomes ''. */
export const DrawnShapeSchema = v.fallback(
  v.pipe(v.optional(v.string(), ''), v.regex(SHAPE_PATTERN)),
  '',
);

/** The bounds of a map: 'south,west,north,east'; anything else becomes ''. */
export const MapBoundsSchema = v.fallback(
  v.pipe(v.optional(v.string(), ''), v.regex(BOUNDS_PATTERN)),
  '',
);

/** Returns a message unchanged; its type makes the compiler check that it is a text key. */
export function asTextKey(message: TextKey): TextKey {
  return message;
}
