import type { TextKey } from '../language/texts';
import { DAY_MS } from './durations';

/** A day on which nobody works: its date, YYYY-MM-DD, and its name. */
export interface Holiday {
  day: string;
  name: TextKey;
}

const FIXED_HOLIDAYS = [
  ['01-01', 'HOLIDAY_NEW_YEAR'],
  ['05-01', 'HOLIDAY_LABOUR_DAY'],
  ['07-21', 'HOLIDAY_NATIONAL_DAY'],
  ['08-15', 'HOLIDAY_ASSUMPTION'],
  ['11-01', 'HOLIDAY_ALL_SAINTS'],
  ['11-11', 'HOLIDAY_ARMISTICE'],
  ['12-25', 'HOLIDAY_CHRISTMAS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The holidays by their days after Easter Sunday. */
const EASTER_HOLIDAYS = [
  [1, 'HOLIDAY_EASTER_MONDAY'],
  [39, 'HOLIDAY_ASCENSION'],
  [50, 'HOLIDAY_WHIT_MONDAY'],
] as const satisfies readonly (readonly [number, TextKey])[];

/** Lists the ten public holidays of Belgium in a year (royal decree of 18 April 1974), by date. */
export function listBelgianHolidays(year: number): Holiday[] {
  const easter = findEasterSunday(year);
  return [
    ...FIXED_HOLIDAYS.map(([date, name]) => ({ day: `${year}-${date}`, name })),
    ...EASTER_HOLIDAYS.map(([after, name]) => ({
      day: new Date(easter + after * DAY_MS).toISOString().slice(0, 10),
      name,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Returns whether a day, YYYY-MM-DD, is a public holiday. */
export const isBelgianHoliday = (day: string): boolean =>
  listBelgianHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);

/** Returns Easter Sunday at midnight UTC, by the method of Meeus, Jones and Butcher for the Gregorian calendar. */
function findEasterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
