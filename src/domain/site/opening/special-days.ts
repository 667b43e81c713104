import { isBelgianHoliday } from '../../format/belgian-holidays';
import { addDays, getWeekday } from '../../format/brussels-day';
import type { OfficeHours, OtherHours } from './office-week';
import { WEEKDAYS } from './office-week';

/** How many days ahead visitors are told of other hours. */
const DAYS_AHEAD = 28;

/** Finds the period of a day: the shortest, where one lies in another. */
const findPeriod = (periods: readonly OtherHours[], day: string): OtherHours | undefined =>
  periods
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((a, b) => b.from.localeCompare(a.from) || a.until.localeCompare(b.until))[0];

/** Returns the hours of an office on a day, YYYY-MM-DD: '' is closed; undefined if it says none of that day. */
export function findHoursOn(office: OfficeHours, day: string): string | undefined {
  const other = findPeriod(office.otherHours, day);
  if (other) return other.hours;
  const isHoliday = office.closedOnHolidays && isBelgianHoliday(day);
  if (!office.week) return isHoliday ? '' : undefined;
  const weekday = WEEKDAYS[getWeekday(day) - 1];
  const usual = (weekday && office.week[weekday]) ?? '';
  return isHoliday ? '' : usual;
}

/** Parts periods where a shorter one lies in a longer, so that each day stands in one. */
function partPeriods(periods: readonly OtherHours[]): OtherHours[] {
  const starts = new Set(periods.flatMap(({ from, until }) => [from, addDays(until, 1)]));
  return [...starts].toSorted().flatMap((from, index, sorted) => {
    const period = findPeriod(periods, from);
    const next = sorted[index + 1];
    return period && next ? [{ ...period, from, until: addDays(next, -1) }] : [];
  });
}

/** Lists the days of the next four weeks on which an office has other hours than usual, public holidays among them. */
export function listSpecialDays(office: OfficeHours, today: string): OtherHours[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  const holidays = days.filter(
    (day) =>
      office.closedOnHolidays &&
      isBelgianHoliday(day) &&
      !findPeriod(office.otherHours, day) &&
      office.week?.[WEEKDAYS[getWeekday(day) - 1] ?? 'su'],
  );
  const last = days.at(-1) ?? today;
  return [
    ...partPeriods(office.otherHours).filter(({ from, until }) => until >= today && from <= last),
    ...holidays.map((day) => ({ from: day, until: day, hours: '' })),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}
