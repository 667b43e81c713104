import { memoizePerKey } from '../memoize-per-key';

const getNumberFormat = memoizePerKey(
  (locale: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
);

/** Formats a number in Belgian Dutch, for every language of the site: '1.234,5' (decision 12). */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value) ? groupThousands(value) : getNumberFormat('nl-BE').format(value);

/**
 * Writes a whole number with a dot between its thousands: '1.234'. Most numbers of a page are whole, and the first format
 * of Intl that is made costs a phone a tenth of a second.
 */
export const groupThousands = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
