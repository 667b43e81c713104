import { toBrusselsDay } from '../../../../src/domain/format/brussels-day.ts';
import { parseBrusselsTime } from '../../../../src/domain/format/brussels-time.ts';
import { DAY_MS, MINUTE_MS } from '../../../../src/domain/format/durations.ts';

/** Returns the day some days from a moment, YYYY-MM-DD in Brussels. */
export const toDay = (now: number, inDays: number): string =>
  toBrusselsDay(new Date(now + inDays * DAY_MS));

/** Returns an hour of Brussels some days from now, in milliseconds since 1970. */
const toMoment = (now: number, inDays: number, time: string): number =>
  parseBrusselsTime(`${toDay(now, inDays)}T${time}`) ?? now;

/** Returns an hour of the past; one of today that is still to come becomes a quarter of an hour ago. */
export const toPastMoment = (now: number, daysAgo: number, time: string): number =>
  Math.min(toMoment(now, -daysAgo, time), now - 15 * MINUTE_MS);
