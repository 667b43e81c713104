import { readTownZip } from '../../../../src/domain/places/read-town';
import type { DayOrder } from '../../../../src/domain/typed-values/read-day';
import { readDay } from '../../../../src/domain/typed-values/read-day';
import type { NumberFormat } from '../../../../src/domain/typed-values/read-declared-number';
import { readDeclaredNumber } from '../../../../src/domain/typed-values/read-declared-number';
import { cleanTyped } from '../../../../src/domain/typed-values/typed-text';
import type { FieldRule } from './import-map';
import type { TextNumber } from './number-columns';

/** A converted value, or the reason why there is none: 'is not a number'. */
export type Converted =
  | { value: string | number | boolean; number?: TextNumber }
  | { problem: string };

/** Converts a text, number or flag of the source to the kind that the rule asks for. */
export function convertValue(
  value: string | number | boolean,
  { as, date, not }: Pick<FieldRule, 'as' | 'date' | 'not'>,
  format: NumberFormat,
): Converted {
  const text = String(value).trim();
  switch (as) {
    case 'upper':
      return { value: text.toLocaleUpperCase('fr') };
    case 'number':
    case 'integer':
      return convertNumber(value, format, as === 'integer');
    case 'flag': {
      const flag = parseFlag(text);
      return flag === undefined ? { problem: 'is neither yes nor no' } : { value: flag !== not };
    }
    case 'zip': {
      const zip = readTownZip(text);
      return zip === undefined
        ? { problem: 'is no town that is known, or one of several: give its postcode by a table' }
        : { value: zip };
    }
    case 'date': {
      const day = readDay(dropTime(text), [date]);
      return day === undefined
        ? { problem: `is not a date (${DATE_EXAMPLES[date]})` }
        : { value: day };
    }
    default:
      return { value: text.replace(/\r\n?/g, '\n') };
  }
}

function convertNumber(
  value: string | number | boolean,
  format: NumberFormat,
  isWhole: boolean,
): Converted {
  const text = String(value).trim();
  const read = typeof value === 'string' ? readDeclaredNumber(text, format) : undefined;
  const number = typeof value === 'number' ? value : read?.value;
  if (number === undefined || !Number.isFinite(number)) return { problem: 'is not a number' };
  if (isWhole && !Number.isInteger(number)) return { problem: 'is not a whole number' };
  return { value: number, ...(read && { number: { ...read, text } }) };
}

const YES = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'oui', 'o']);
const NO = new Set(['false', '0', 'no', 'n', 'nee', 'neen', 'non']);

function parseFlag(text: string): boolean | undefined {
  const word = cleanTyped(text).toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const DATE_EXAMPLES: Readonly<Record<DayOrder, string>> = {
  iso: '2026-11-03',
  'd-m-y': '3-11-2026',
  'm/d/y': '11/03/2026',
};

/** '2026-11-03T23:30:00Z', '3-11-2026 10:00' → the day. */
const dropTime = (text: string): string => cleanTyped(text).replace(/(?<=\d)[T ].*$/, '');
