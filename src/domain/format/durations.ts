/** Durations in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

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
