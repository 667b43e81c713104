import { parseBrusselsTime, toBrusselsTime } from '../format/brussels-time';
import { DAY_MS } from '../format/durations';
import { subtractPeriod } from '../format/period';
import { PERIODS } from '../periods';

/** How often a subscriber hears of matches (decision 30). */
export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** The hour in Brussels at which collected alerts are due, and the day of those of a week: a Friday. */
const ALERT_HOUR = '07:00';
const ALERT_WEEKDAY = 5;

/**
 * Returns up to which moment alerts are due at `now`: those of a day up to its last morning in Brussels,
 * those of a week up to the last Friday morning.
 */
export function findAlertLimit(frequency: AlertFrequency, now: number): number {
  if (frequency === 'immediate') return now;
  const today = toBrusselsTime(now).slice(0, 10);
  for (let daysAgo = 0; daysAgo <= PERIODS.weeklyAlerts.days; daysAgo++) {
    // Noon in UTC is on the same day in Brussels, whatever the season.
    const noon = Date.parse(`${today}T12:00:00Z`) - daysAgo * DAY_MS;
    const day = new Date(noon);
    if (frequency === 'weekly' && day.getUTCDay() !== ALERT_WEEKDAY) continue;
    const morning = parseBrusselsTime(`${day.toISOString().slice(0, 10)}T${ALERT_HOUR}`) ?? noon;
    if (morning <= now) return morning;
  }
  return subtractPeriod(now, PERIODS.weeklyAlerts);
}
