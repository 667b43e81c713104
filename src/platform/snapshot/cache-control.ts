import type { Snapshot } from './snapshot';

/** Stored, and revalidated by its ETag each time: a new version shows at once (decision 2, docs/goals.md). */
export const CACHE_CONTROL_REVALIDATE = 'public, max-age=0, must-revalidate';

/** For an hour only: a slug may change back (decision 2). */
export const CACHE_CONTROL_REDIRECT = 'public, max-age=3600';

/** A page that does not exist, for a minute: broken links and robots ask for the same one again and again. */
export const CACHE_CONTROL_MISSING = 'public, max-age=60, s-maxage=60';

const CACHE_CONTROL_ONE_DAY = 'public, max-age=86400';

/**
 * Returns the Cache-Control of data whose URL names a version: a day, since it never changes. An
 * isolate that serves another version answers from that one, which must not be stored under this URL.
 */
export const getVersionedCacheControl = (
  { version }: Pick<Snapshot, 'version'>,
  requestedVersion: string | undefined,
) => (requestedVersion === version ? CACHE_CONTROL_ONE_DAY : CACHE_CONTROL_REVALIDATE);
