import type { FieldRule, NumberFormat } from './import-map';

/** A converted value, or the reason why there is none: 'is not a number'. */
export type Converted = { value: string | number | boolean } | { problem: string };

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
      return parseAmount(value, format, as === 'integer');
    case 'flag': {
      const flag = parseFlag(text);
      return flag === undefined ? { problem: 'is neither yes nor no' } : { value: flag !== not };
    }
    case 'date': {
      const day = parseDay(text, date);
      return day === undefined
        ? { problem: `is not a date (${DATE_EXAMPLES[date]})` }
        : { value: day };
    }
    default:
      return { value: text.replace(/\r\n?/g, '\n') };
  }
}

function parseAmount(
  value: string | number | boolean,
  format: NumberFormat,
  isWhole: boolean,
): Converted {
  const number = typeof value === 'number' ? value : parseNumber(String(value), format);
  if (number === undefined || !Number.isFinite(number)) return { problem: 'is not a number' };
  if (isWhole && !Number.isInteger(number)) return { problem: 'is not a whole number' };
  return { value: number };
}

/** Parses a number as the source writes it; a euro sign may stand beside it. */
export function parseNumber(text: string, { decimal, group }: NumberFormat): number | undefined {
  const bare = text
    .trim()
    .replace(/^(€|EUR)\s*|\s*(€|EUR)$/gi, '')
    // No-break spaces group digits where the format says a space.
    .replace(/[\u00a0\u202f]/g, ' ');
  const escapeText = (character: string) => character.replace(/[.']/g, '\\$&');
  const grouped = group === '' ? '' : `|\\d{1,3}(${escapeText(group)}\\d{3})+`;
  const pattern = new RegExp(`^-?(\\d+${grouped})(${escapeText(decimal)}\\d+)?$`);
  if (!pattern.test(bare)) return undefined;
  const plain = (group === '' ? bare : bare.replaceAll(group, '')).replace(decimal, '.');
  return Number(plain);
}

const YES = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'oui', 'o']);
const NO = new Set(['false', '0', 'no', 'n', 'nee', 'neen', 'non']);

function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const DATE_EXAMPLES = { iso: '2026-11-03', 'd-m-y': '3-11-2026', 'm/d/y': '11/03/2026' } as const;
const DATE_PATTERNS = {
  iso: /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?:[T ].*)?$/,
  'd-m-y': /^(?<d>\d{1,2})[-/.](?<m>\d{1,2})[-/.](?<y>\d{4})(?: .*)?$/,
  'm/d/y': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})(?: .*)?$/,
} as const;

/** Parses a day; the time of the day is dropped. Undefined for a day that no calendar has. */
function parseDay(text: string, format: FieldRule['date']): string | undefined {
  const { y, m, d } = DATE_PATTERNS[format].exec(text)?.groups ?? {};
  if (!y || !m || !d) return undefined;
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
