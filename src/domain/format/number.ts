import { memoizePerKey } from '../memoize-per-key';

const getNumberFormat = memoizePerKey(
  (locale: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
);

/** Formats a number in Belgian Dutch, for every language of the site: '1.234,5' (decision 12). */
export const formatNumber = (value: number): string =>
  isPlain(value) ? String(value) : getNumberFormat('nl-BE').format(value);

/** Whether a number is written as it is: most of a page are counts without thousands. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;
