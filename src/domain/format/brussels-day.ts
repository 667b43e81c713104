const BRUSSELS_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the day in Brussels at a moment, as YYYY-MM-DD. */
export const toBrusselsDay = (moment: Date): string => BRUSSELS_DAY_FORMAT.format(moment);
