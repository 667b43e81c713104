import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { Option } from './field';

/**
 * What answers are made of. Every message is a text key; `{count}` in its text is the limit that
 * was passed, `{label}` the field's own. A missing field reads as an empty one, never as Valibot's
 * English sentence.
 */

/** One line: no control characters, no line breaks, no spaces around it. */
export const Line = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ),
  v.maxLength(200, key('ALERT_TOO_LONG')),
);

/** Several lines, as they were written but for control characters. */
export const lines = (most = 4000) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, '')
        .trim(),
    ),
    v.maxLength(most, key('ALERT_TOO_LONG')),
  );

/** A line that may not be empty. */
export const required = (empty: TextKey) => v.pipe(Line, v.nonEmpty(empty));

export const requiredLines = (empty: TextKey, most?: number) =>
  v.pipe(lines(most), v.nonEmpty(empty));

/** One address and nothing else: what it holds may stand in a mail's header. */
const ADDRESS =
  /^(?!.{255})(?!.*\.\.)(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

export const email = (
  empty: TextKey = 'ALERT_EMAIL_EMPTY',
  invalid: TextKey = 'ALERT_EMAIL_INVALID',
) => v.pipe(Line, v.nonEmpty(empty), v.regex(ADDRESS, invalid));

/** An address, or none. */
export const optionalEmail = (invalid: TextKey = 'ALERT_EMAIL_INVALID') =>
  v.pipe(
    Line,
    v.check((text) => text === '' || ADDRESS.test(text), invalid),
  );

/** A number one can dial: digits with what people write between them, a country code in front. */
const PHONE = /^(?=(\D*\d){8,15}\D*$)\+?[\d\s./()-]+$/;

const isPhone = (text: string) => text === '' || PHONE.test(text);

export const Phone = v.pipe(Line, v.check(isPhone, key('ALERT_PHONE_INVALID')));
export const requiredPhone = v.pipe(
  Line,
  v.nonEmpty(key('ALERT_PHONE_EMPTY')),
  v.check(isPhone, key('ALERT_PHONE_INVALID')),
);

/** A postcode: four digits in Belgium and Luxembourg, up to ten signs elsewhere. */
export const zip = (empty: TextKey = 'ALERT_ZIP_EMPTY') =>
  v.pipe(
    Line,
    v.nonEmpty(empty),
    v.regex(/^[\p{L}\d][\p{L}\d -]{2,9}$/u, key('ALERT_ZIP_INVALID')),
  );

/** '285.000', '€ 285 000,-', '285000,50 euro' → 285000.5; empty → undefined. */
export const money = (invalid: TextKey = 'ALERT_NUMBER_INVALID') =>
  v.pipe(
    Line,
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
  v.pipe(money(), v.number(empty), v.minValue(1, empty));

/** A whole number between two bounds: '1250', '1.250 m²'; empty → undefined. */
export const whole = (least: number, most: number, invalid: TextKey = 'ALERT_NUMBER_INVALID') =>
  v.pipe(
    Line,
    v.transform((text) =>
      text.replace(/\s*m[²2]$/i, '').replace(/(?<=\d)[\s.](?=\d{3}(\D|$))/g, ''),
    ),
    v.check(
      (text) => text === '' || (/^\d{1,9}$/.test(text) && +text >= least && +text <= most),
      invalid,
    ),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  );

export const requiredWhole = (
  least: number,
  most: number,
  empty: TextKey,
  invalid: TextKey = 'ALERT_NUMBER_INVALID',
) => v.pipe(whole(least, most, invalid), v.number(empty));

/** Day, month and year as the kit puts them together: '2026-11-21', with gaps where one is missing. */
export const date = (
  incomplete: TextKey = 'ALERT_DATE_INVALID',
  invalid: TextKey = 'ALERT_DATE_INVALID',
) =>
  v.pipe(
    Line,
    v.check((text) => text === '' || text.split('-').every(Boolean), incomplete),
    v.check((text) => text === '' || isDay(text), invalid),
  );

export const requiredDate = (incomplete: TextKey, invalid: TextKey) =>
  v.pipe(date(incomplete, invalid), v.nonEmpty(incomplete));

/** A day of the calendar between 1900 and 2200, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(text);
}

/** One of these options, or none. */
export const choice = (options: readonly Option[]) =>
  v.pipe(
    Line,
    v.check(
      (value) => value === '' || options.some((option) => option.value === value),
      key('ALERT_CHOICE_INVALID'),
    ),
  );

export const requiredChoice = (options: readonly Option[], empty: TextKey = 'ALERT_CHOICE_EMPTY') =>
  v.pipe(choice(options), v.nonEmpty(empty));

/** Any of these options, each once. */
export const choices = (options: readonly Option[]) =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.check(
      (values) => values.every((value) => options.some((option) => option.value === value)),
      key('ALERT_CHOICE_INVALID'),
    ),
    v.transform((values) => [...new Set(values)]),
  );

export const requiredChoices = (options: readonly Option[], empty: TextKey) =>
  v.pipe(choices(options), v.minLength(1, empty));

/** Any of those that its room has given, each once: the kit compares them (room.ts). */
export const anyGiven = () =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.filterItems((value) => value !== ''),
    v.transform((values) => [...new Set(values)]),
  );

/** The corners of an area that was drawn on the map, 'latitude,longitude' parted by spaces; else nothing. */
export const Area = v.fallback(
  v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^(?:-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?(?: (?=.)|$)){3,60}$/),
  ),
  '',
);

/** A box: ticked or not. */
export const Ticked = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
);

export const mustTick = (empty: TextKey) => v.pipe(Ticked, v.value(true, empty));

/** Lets the compiler see that a message is an interface text. */
function key(message: TextKey): TextKey {
  return message;
}
