const BRUSSELS_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The agency's day at a moment: YYYY-MM-DD in Brussels. */
export const toBrusselsDay = (moment: Date): string => BRUSSELS_DAY_FORMAT.format(moment);
