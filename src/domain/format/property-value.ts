import type { Translate } from '../language/texts';
import { formatCurrency } from './currency';
import { formatDate } from './date';
import { formatNumber } from './number';

/** The types of a property's value, each with its own format (§3). */
export type ValueType = 'string' | 'number' | 'price' | 'address' | 'date' | 'array' | 'percentage';

/**
 * Formats a property's value by its type (§3), with the unit after a no-break space: '148 m²'; '' if
 * it is empty. An array is joined with ', ', a percentage gets %. Zero is a value. An address must be
 * formatted already (format/address); a number that is a text, such as 'n.v.t.', stays unchanged.
 */
export function formatValue(
  value: unknown,
  type: ValueType,
  { unit = '' }: { unit?: string } = {},
): string {
  if (isEmptyValue(value)) return '';
  const text = VALUE_FORMATTERS[type](value);
  return text && unit ? `${text}\u00a0${unit}` : text;
}

const VALUE_FORMATTERS: Record<ValueType, (value: unknown) => string> = {
  string: toTrimmedText,
  number: formatNumericValue,
  price: (value) => formatCurrency(Number(value)),
  address: toTrimmedText,
  date: (value) => formatDate(toTrimmedText(value)),
  array: (value) =>
    (Array.isArray(value) ? value : [value])
      .filter((part) => !isEmptyValue(part))
      .map(toTrimmedText)
      .join(', '),
  percentage: (value) => `${formatNumericValue(value)}%`,
};

const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isEmptyValue));

/** Returns a value as trimmed text, a list as its parts; '' for other objects. */
function toTrimmedText(value: unknown): string {
  if (Array.isArray(value)) return VALUE_FORMATTERS.array(value);
  return typeof value === 'object' ? '' : String(value).trim();
}

function formatNumericValue(value: unknown): string {
  const number = typeof value === 'number' ? value : Number(toTrimmedText(value) || Number.NaN);
  if (Number.isFinite(number)) return formatNumber(number);
  return typeof value === 'string' ? value.trim() : '';
}

/** Formats an area in square metres: '176 m²'; '' if it is not filled in. */
export const formatArea = (area: number | undefined, t: Translate): string =>
  area ? formatValue(area, 'number', { unit: t('UNIT_M2') }) : '';
