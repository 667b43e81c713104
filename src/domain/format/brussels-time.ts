import type { Language } from '../language/language';
import { LOCALES } from '../language/locales';
import { memoizePerKey } from '../memoize-per-key';
import { HOUR_MS } from './durations';

/** Brussels is two hours ahead of UTC in summer and one in winter. */
const UTC_OFFSETS_MS = [2 * HOUR_MS, HOUR_MS];

/**
 * Parses a day and time in Brussels ('2026-12-05T10:00') into milliseconds since 1970; undefined if
 * it is invalid or in the hour that is skipped in March. Of the hour that is repeated in October, it
 * returns the first.
 */
export function parseBrusselsTime(local: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return UTC_OFFSETS_MS.map((offset) => asUtc - offset).find(
    (moment) => toBrusselsTime(moment) === local,
  );
}

/** Formats a moment as day and time in Brussels: '2026-12-05T10:00'. */
export const toBrusselsTime = (moment: number): string =>
  getTimeFormat('sv-SE').format(moment).replace(' ', 'T').slice(0, 16);

/** The Swedish format is nearly ISO 8601: '2026-12-05 10:00'. */
const getTimeFormat = memoizePerKey(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Europe/Brussels',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** Formats the day in Brussels: 'zaterdag 5 december 2026', 'samedi 5 décembre 2026', 'mardi 1er décembre 2026'. */
export function formatLongDate(moment: number, language: Language): string {
  const day = getDayFormat(language).format(moment);
  // Intl does not know that French counts the first day of a month.
  return language === 'fr' ? day.replace(/\b1 /, '1er ') : day;
}

/** Formats the time in Brussels: '18:30', '18 h 30', '6:30 pm', '18:30 Uhr'. */
export function formatTimeOfDay(moment: number, language: Language): string {
  const [hours = '', minutes = ''] = toBrusselsTime(moment).slice(11).split(':');
  if (language === 'fr')
    return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  if (language === 'en') return formatEnglishTime(Number(hours), minutes);
  return language === 'de' ? `${hours}:${minutes}\u00a0Uhr` : `${hours}:${minutes}`;
}

/** The hours of the clock, as on the agency's door: '9 am', '6:30 pm', '12 noon'. */
export function formatEnglishTime(hours: number, minutes: string): string {
  if (hours === 12 && minutes === '00') return '12\u00a0noon';
  const time = `${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return `${time}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

const getDayFormat = memoizePerKey(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'Europe/Brussels',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
