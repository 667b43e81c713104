import { readTownZip } from '../../../../src/domain/places/read-town';
import type { DeclaredNumber } from '../../../../src/domain/typed-values/read-declared-number';
import { readDeclaredNumber } from '../../../../src/domain/typed-values/read-declared-number';
import { readNumber } from '../../../../src/domain/typed-values/read-number';
import type { WrittenOrder } from '../../../../src/domain/typed-values/read-written-day';
import { readWrittenDay } from '../../../../src/domain/typed-values/read-written-day';
import { cleanTyped } from '../../../../src/domain/typed-values/typed-text';
import type { FieldRule, Numbers } from './import-map';
import type { TextNumber } from './number-columns';
import { readCountry } from './values/read-country';
import { readLabel } from './values/read-label';
import type { RangeRule } from './values/trim-value';
import { splitRange } from './values/trim-value';

/** A converted value, or the reason why there is none: 'is not a number'. */
export type Converted =
  | { value: string | number | boolean; number?: TextNumber }
  | { problem: string };

/** Converts a text, number or flag of the source to the kind that the rule asks for. */
export function convertValue(
  value: string | number | boolean,
  {
    as,
    date,
    not,
    range = 'refuse',
  }: Pick<FieldRule, 'as' | 'date' | 'not'> & { range?: RangeRule },
  format: Numbers,
): Converted {
  const text = String(value).trim();
  switch (as) {
    case 'upper':
      return { value: cleanText(text).toLocaleUpperCase('fr') };
    case 'number':
    case 'integer':
      return convertNumber(value, format, as === 'integer', range);
    case 'flag': {
      const flag = parseFlag(text);
      return flag === undefined ? { problem: 'is neither yes nor no' } : { value: flag !== not };
    }
    case 'label': {
      const label = readLabel(text);
      return label === undefined ? { problem: 'is no energy label' } : { value: label };
    }
    case 'zip': {
      const zip = readTownZip(text);
      return zip === undefined
        ? { problem: 'is no town that is known, or one of several: give its postcode by a table' }
        : { value: zip };
    }
    case 'country': {
      const country = readCountry(text);
      return country === undefined
        ? { problem: 'is no country that is known: give its number by a table' }
        : { value: country };
    }
    case 'date': {
      const orders = [date].flat();
      const day = readWrittenDay(text, orders);
      const examples = orders.map((order) => DATE_EXAMPLES[order]).join(' or ');
      return day === undefined ? { problem: `is not a date (${examples})` } : { value: day };
    }
    default:
      return { value: cleanText(text) };
  }
}

/** Marks of direction and order, which no text of these languages needs and a page would obey. */
const INVISIBLE_MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(INVISIBLE_MARKS, '').trim();

function convertNumber(
  value: string | number | boolean,
  format: Numbers,
  isWhole: boolean,
  range: RangeRule,
): Converted {
  const ends = typeof value === 'string' && range !== 'refuse' ? splitRange(value) : undefined;
  if (ends) return convertRange(ends, format, isWhole, range);
  const text = String(value).trim();
  const read = typeof value === 'string' ? readSourceNumber(text, format) : undefined;
  const number = typeof value === 'number' ? value : read?.value;
  if (number === undefined || !Number.isFinite(number)) return { problem: 'is not a number' };
  if (isWhole && !Number.isInteger(number)) return { problem: 'is not a whole number' };
  return { value: number, ...(read && { number: { ...read, text } }) };
}

/** No field of the catalogue holds more. */
const WIDEST = { min: -1e12, max: 1e12, decimals: 2 };

function readSourceNumber(text: string, format: Numbers): DeclaredNumber | undefined {
  if (format !== 'by digits') return readDeclaredNumber(text, format);
  const read = readNumber(text.replace(/^(?:€|EUR) ?| ?(?:€|EUR)$|[.,]-{1,2}$/gi, ''), WIDEST);
  return read.ok ? { value: read.value } : undefined;
}

function convertRange(
  ends: readonly [string, string],
  format: Numbers,
  isWhole: boolean,
  range: RangeRule,
): Converted {
  const [low, high] = ends.map((end) => convertNumber(end, format, isWhole, 'refuse'));
  if (!low || !high || 'problem' in low || 'problem' in high) return { problem: 'is not a number' };
  const isOrdered = low.value <= high.value;
  if (range === 'same')
    return low.value === high.value ? low : { problem: 'is a range of two numbers' };
  return (range === 'lowest') === isOrdered ? low : high;
}

const YES = new Set([
  ...['true', '1', 'yes', 'y', 'ja', 'j', 'oui', 'o', 'vrai', 'waar', 'wahr', 'x', 'on'],
]);
const NO = new Set([
  ...['false', '0', 'no', 'n', 'nee', 'neen', 'non', 'faux', 'onwaar', 'falsch', 'nein', 'off'],
]);

function parseFlag(text: string): boolean | undefined {
  const word = cleanTyped(text).toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const DATE_EXAMPLES: Readonly<Record<WrittenOrder, string>> = {
  iso: '2026-11-03',
  'd-m-y': '3-11-2026',
  'm/d/y': '11/03/2026',
  'd-m-yy': '3-11-26',
  'm-y': '11-2026',
};
