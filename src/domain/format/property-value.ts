import { formatCurrency } from './currency';
import { formatDate } from './date';
import { formatNumber } from './number';

/** The ways a property's value is shown (§3). */
export type ValueType = 'string' | 'number' | 'price' | 'address' | 'date' | 'array' | 'percentage';

/**
 * A property's value as its page shows it (§3): '' for one that is empty, else formatted by its
 * type, and the unit after a no-break space: '148 m²'. An array joins with ', ', a percentage is
 * followed by %. Zero is a value. An address is one that format/address has made; a number that
 * is none, such as 'n.v.t.', stays as it is.
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

/** Dates are ISO texts in the catalogue; a thing without a text of its own shows nothing. */
function toTrimmedText(value: unknown): string {
  if (Array.isArray(value)) return VALUE_FORMATTERS.array(value);
  return typeof value === 'object' ? '' : String(value).trim();
}

function formatNumericValue(value: unknown): string {
  const number = typeof value === 'number' ? value : Number(toTrimmedText(value) || Number.NaN);
  if (Number.isFinite(number)) return formatNumber(number);
  return typeof value === 'string' ? value.trim() : '';
}
