import { toBrusselsDay } from './brussels-day';

/** Matches a date as the site writes it, '5-3-2026' or '5 maart 2026': browsers would break it at hyphens and spaces. */
export const DATE_PATTERN = /\b\d{1,2}(?:-\d{1,2}-|(?:er|\.)? \p{L}{3,9}\.? )\d{4}\b/u;

/**
 * Formats an ISO date or moment as D-M-YYYY: '2026-03-05' → '5-3-2026' (§3); '' if it is not a date
 * that exists. Built from its parts, since the nl-BE format of Intl has slashes.
 */
export function formatDate(iso: string): string {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})(?:[T ](.+))?$/.exec(iso.trim());
  if (!match) return '';
  const [text, year, month, day, time] = match;
  if (!isExistingDay(Number(year), Number(month), Number(day))) return '';
  if (time === undefined) return toDayFirst(`${year}-${month}-${day}`);
  const moment = new Date(text.replace(' ', 'T'));
  if (Number.isNaN(moment.getTime())) return '';
  return toDayFirst(hasTimeZone(time) ? toBrusselsDay(moment) : `${year}-${month}-${day}`);
}

function isExistingDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const hasTimeZone = (time: string): boolean => /(Z|[+-]\d{2}:?\d{2})$/i.test(time);

const toDayFirst = (date: string): string => date.split('-').map(Number).reverse().join('-');
