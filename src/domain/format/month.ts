import type { Language } from '../language/language';

const createMonthFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Brussels', month: 'long', year: 'numeric' });

const MONTH_FORMATS: Record<Language, Intl.DateTimeFormat> = {
  nl: createMonthFormat('nl-BE'),
  fr: createMonthFormat('fr-BE'),
  en: createMonthFormat('en-GB'),
  de: createMonthFormat('de-DE'),
};

/** Formats the month of a moment, in milliseconds since 1970, with its year: 'november 2026'. */
export const formatMonth = (moment: number, language: Language): string =>
  MONTH_FORMATS[language].format(moment);
