import { memoizePerKey } from '../memoize-per-key';
import { DAY_MS, HOUR_MS } from './durations';

/** The Canadian format is ISO 8601: '2026-12-05'. */
const getDayFormat = memoizePerKey(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Europe/Brussels',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The hour since 1970 that was asked for last, which is nearly always the present one, and its day. */
let lastHour = Number.NaN;
let lastDay = '';

/** Returns the day in Brussels at a moment, as YYYY-MM-DD. A day there begins with an hour of UTC, so an hour has one day. */
export function toBrusselsDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (hour !== lastHour) {
    lastDay = getDayFormat('en-CA').format(moment);
    lastHour = hour;
  }
  return lastDay;
}

/** Returns noon UTC of a day, when it is the same day in Brussels, whatever the season. */
const getNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Returns the day that is this many days later, or earlier if `count` is below zero; days as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(getNoon(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day, YYYY-MM-DD: 1 is Monday, 7 Sunday. */
export const getWeekday = (day: string): number => new Date(getNoon(day)).getUTCDay() || 7;

/** Returns the number of a day, YYYY-MM-DD, since 1-1-1970; 0 for none. */
export const toDayNumber = (day: string | undefined): number =>
  day ? Date.parse(day) / DAY_MS : 0;

/** Returns the day of a number, YYYY-MM-DD. */
export const fromDayNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of the day in Brussels at a moment, in milliseconds since 1970. */
export const getDayNumber = (moment: number): number =>
  toDayNumber(toBrusselsDay(new Date(moment)));
