import { isBelgianHoliday } from '../../format/belgian-holidays';
import { addDays, getWeekday } from '../../format/brussels-day';
import type { OfficeHours, OtherHours } from './office-week';
import { WEEKDAYS } from './office-week';

/** How many days ahead visitors are told of other hours. */
const DAYS_AHEAD = 28;

/** Returns the hours of an office on a day, YYYY-MM-DD: '' is closed; undefined if it says no hours by weekday. */
export function findHoursOn(office: OfficeHours, day: string): string | undefined {
  if (!office.week) return undefined;
  const other = office.otherHours.find(({ from, until }) => from <= day && day <= until);
  if (other) return other.hours;
  const weekday = WEEKDAYS[getWeekday(day) - 1];
  const usual = (weekday && office.week[weekday]) ?? '';
  return office.closedOnHolidays && isBelgianHoliday(day) ? '' : usual;
}

/** Lists the days of the next four weeks on which an office has other hours than usual, public holidays among them. */
export function listSpecialDays(office: OfficeHours, today: string): OtherHours[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  const isOther = (day: string) =>
    office.otherHours.some(({ from, until }) => from <= day && day <= until);
  const holidays = days.filter(
    (day) =>
      office.closedOnHolidays &&
      isBelgianHoliday(day) &&
      !isOther(day) &&
      office.week?.[WEEKDAYS[getWeekday(day) - 1] ?? 'su'],
  );
  const last = days.at(-1) ?? today;
  return [
    ...office.otherHours.filter(({ from, until }) => until >= today && from <= last),
    ...holidays.map((day) => ({ from: day, until: day, hours: '' })),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}
