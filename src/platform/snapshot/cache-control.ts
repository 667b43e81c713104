import { addDays, toBrusselsDay } from '../../domain/format/brussels-day';
import { parseBrusselsTime } from '../../domain/format/brussels-time';
import { SECOND_MS } from '../../domain/format/durations';
import type { Snapshot } from './snapshot';

/** Stored, and revalidated by its ETag each time: a new version shows at once (decision 2, docs/goals.md). */
export const CACHE_CONTROL_REVALIDATE = 'public, max-age=0, must-revalidate';

/** For an hour only: a slug may change back (decision 2). */
export const CACHE_CONTROL_REDIRECT = 'public, max-age=3600';

/**
 * Returns the seconds for which an answer may be kept: so many, but not beyond the day in Brussels, at whose end
 * properties become public (decision 107).
 */
export function limitToDay(seconds: number, now = Date.now()): number {
  const tomorrow = addDays(toBrusselsDay(new Date(now)), 1);
  const end = parseBrusselsTime(`${tomorrow}T00:00`) ?? now;
  return Math.min(seconds, Math.floor((end - now) / SECOND_MS));
}

/** Returns the header of a page that all may keep for so many seconds of today. */
export const getPublicCacheControl = (seconds: number): string =>
  `public, max-age=${limitToDay(seconds)}, s-maxage=${limitToDay(seconds)}`;

/** Returns the header of an answer that its reader alone may keep, for a minute of today. */
export const getPrivateCacheControl = (): string => `private, max-age=${limitToDay(60)}`;

/** Seconds that a page which does not exist is kept: broken links and robots ask for the same one again and again. */
export const MISSING_MAX_AGE_S = 60;

const CACHE_CONTROL_ONE_DAY = 'public, max-age=86400';

/**
 * Returns the Cache-Control of data whose URL names a version: a day, since it never changes. An
 * isolate that serves another version answers from that one, which must not be stored under this URL.
 */
export const getVersionedCacheControl = (
  { edition }: Pick<Snapshot, 'edition'>,
  requestedVersion: string | undefined,
) => (requestedVersion === edition ? CACHE_CONTROL_ONE_DAY : CACHE_CONTROL_REVALIDATE);
