import { addDays, toBrusselsDay } from '../../domain/format/brussels-day';
import { parseBrusselsTime } from '../../domain/format/brussels-time';
import { SECOND_MS } from '../../domain/format/durations';

/** Stored, and revalidated by its ETag each time: a new version shows at once (decision 2, docs/goals.md). */
export const CACHE_CONTROL_REVALIDATE = 'public, max-age=0, must-revalidate';

/** Seconds that the platform keeps where a path leads; another version drops it. */
export const REDIRECT_MAX_AGE_S = 3600;

/**
 * Returns the seconds for which an answer may be kept: so many, but not beyond the day in Brussels, at whose end
 * properties become public (decision 107) and certificates, rules and offers of papers end.
 */
export const limitToDay = (seconds: number, now = Date.now()): number =>
  Math.min(seconds, Math.floor((findEndOfDay(now) - now) / SECOND_MS));

let day = { from: 0, until: 0 };

/** Returns when the day in Brussels ends, in milliseconds since 1970; computed once a day, since every answer asks. */
export function findEndOfDay(now: number): number {
  if (now >= day.from && now < day.until) return day.until;
  const tomorrow = addDays(toBrusselsDay(new Date(now)), 1);
  day = { from: now, until: parseBrusselsTime(`${tomorrow}T00:00`) ?? now };
  return day.until;
}

/** Returns the header of a page that all may keep for so many seconds of today. */
export const getPublicCacheControl = (seconds: number): string =>
  `public, max-age=${limitToDay(seconds)}, s-maxage=${limitToDay(seconds)}`;

/** Returns the header of an answer that its reader alone may keep, for a minute of today. */
export const getPrivateCacheControl = (): string => `private, max-age=${limitToDay(60)}`;

/** Seconds that a page which does not exist is kept: broken links and robots ask for the same one again and again. */
export const MISSING_MAX_AGE_S = 60;
