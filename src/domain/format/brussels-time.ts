import type { Language } from '../language/language';
import { HOUR_MS } from './durations';

/** Brussels is two hours ahead of UTC in summer and one in winter. */
const UTC_OFFSETS_MS = [2 * HOUR_MS, HOUR_MS];

/**
 * The moment of a day and hour in Brussels ('2026-12-05T10:00'), in milliseconds since 1970. The hour
 * that is left out in March is no moment: undefined, as is what is no date. Of the hour that comes
 * twice in October it is the first.
 */
export function parseBrusselsTime(local: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return UTC_OFFSETS_MS.map((ahead) => asUtc - ahead).find(
    (moment) => toBrusselsTime(moment) === local,
  );
}

/** The day and hour in Brussels at a moment: '2026-12-05T10:00'. */
export const toBrusselsTime = (moment: number): string =>
  LOCAL_TIME_FORMAT.format(moment).replace(' ', 'T').slice(0, 16);

/** Swedes write dates so: '2026-12-05 10:00'. */
const LOCAL_TIME_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 'zaterdag 5 december 2026', 'samedi 5 décembre 2026': the day in Brussels. */
export const formatLongDate = (moment: number, language: Language): string =>
  DAY_FORMATS[language].format(moment);

/** '10:30', '10 h 30', '10:30 Uhr': the hour in Brussels. */
export function formatTimeOfDay(moment: number, language: Language): string {
  const [hours = '', minutes = ''] = toBrusselsTime(moment).slice(11).split(':');
  if (language === 'fr')
    return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  return language === 'de' ? `${hours}:${minutes}\u00a0Uhr` : `${hours}:${minutes}`;
}

const createDayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Brussels',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const DAY_FORMATS: Record<Language, Intl.DateTimeFormat> = {
  nl: createDayFormat('nl-BE'),
  fr: createDayFormat('fr-BE'),
  en: createDayFormat('en-GB'),
  de: createDayFormat('de-DE'),
};
