import type { Language } from '../language/language';
import { LOCALES } from '../language/locales';
import { memoizePerKey } from '../memoize-per-key';

const getMonthFormat = memoizePerKey(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'Europe/Brussels',
      month: 'long',
      year: 'numeric',
    }),
);

/** Formats the month of a moment, in milliseconds since 1970, with its year: 'november 2026'. */
export const formatMonth = (moment: number, language: Language): string =>
  getMonthFormat(language).format(moment);
