import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations';

/** A period whose length does not depend on the calendar: days have 24 hours. */
export type FixedPeriod = { minutes: number } | { hours: number } | { days: number };

/** A fixed period, or calendar months in UTC. */
export type Period = FixedPeriod | { months: number };

/** Returns the length of a period in milliseconds. */
export function toMs(period: FixedPeriod): number {
  if ('minutes' in period) return period.minutes * MINUTE_MS;
  return 'hours' in period ? period.hours * HOUR_MS : period.days * DAY_MS;
}

/** Returns the length of a period in seconds, as headers and variables count. */
export const toSeconds = (period: FixedPeriod): number => toMs(period) / SECOND_MS;

/** Returns the moment a period after another, in milliseconds since 1970. */
export const addPeriod = (moment: number, period: Period): number =>
  'months' in period ? subtractMonths(moment, -period.months) : moment + toMs(period);

/** Returns the moment a period before another, in milliseconds since 1970. */
export const subtractPeriod = (moment: number, period: Period): number =>
  'months' in period ? subtractMonths(moment, period.months) : moment - toMs(period);

/**
 * Returns the moment this many calendar months earlier, in UTC and in milliseconds since 1970. A day that
 * the month does not have becomes its last day; negative months are later ones.
 */
export function subtractMonths(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 May less three months is 31 February, which JavaScript takes for 3 March: back to 28 February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
