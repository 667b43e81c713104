import { cleanTyped } from './typed-text';

/** The order of the parts of a date, where a program declares it. */
export type DayOrder = 'iso' | 'd-m-y' | 'm/d/y';

const PATTERNS: Readonly<Record<DayOrder, RegExp>> = {
  iso: /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/,
  'd-m-y': /^(?<d>\d{1,2})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<y>\d{4})$/,
  'm/d/y': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
};

/** What people write: the day first, or the year. The American order is not guessed. */
const TYPED_ORDERS = ['iso', 'd-m-y'] as const satisfies readonly DayOrder[];

/**
 * Reads a day between 1900 and 2199: '3-11-2026', '03/11/2026', '3.11.2026', '2026-11-03' → '2026-11-03'. Undefined
 * for anything else, and for a day that no calendar has.
 */
export function readDay(
  text: string,
  orders: readonly DayOrder[] = TYPED_ORDERS,
): string | undefined {
  const typed = cleanTyped(text);
  for (const order of orders) {
    const { y, m, d } = PATTERNS[order].exec(typed)?.groups ?? {};
    const day = y && m && d && `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    if (day && isCalendarDay(day)) return day;
  }
  return undefined;
}

/** Returns whether a text is a day of the calendar between 1900 and 2199, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
