import { addDays, getWeekday } from '../../domain/format/brussels-day';
import { parseBrusselsTime, toBrusselsTime } from '../../domain/format/brussels-time';
import { subtractPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';

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
    const day = addDays(today, -daysAgo);
    if (frequency === 'weekly' && getWeekday(day) !== ALERT_WEEKDAY) continue;
    const morning = parseBrusselsTime(`${day}T${ALERT_HOUR}`) ?? now;
    if (morning <= now) return morning;
  }
  return subtractPeriod(now, PERIODS.weeklyAlerts);
}
