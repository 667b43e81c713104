import type { Snapshot } from './snapshot';

/** Kept, and asked for again with its ETag each time: a new version shows at once (decision 2, docs/goals.md). */
export const CACHE_CONTROL_REVALIDATE = 'public, max-age=0, must-revalidate';

/** For an hour only: a slug may change back (decision 2). */
export const CACHE_CONTROL_REDIRECT = 'public, max-age=3600';

const CACHE_CONTROL_ONE_DAY = 'public, max-age=86400';

/**
 * How data is kept whose address carries the version it is asked of: for a day, since what it answers
 * never changes. An isolate that is at another version answers from its own, and that is not kept
 * under this address.
 */
export const getVersionedCacheControl = (
  { version }: Pick<Snapshot, 'version'>,
  asked: string | undefined,
) => (asked === version ? CACHE_CONTROL_ONE_DAY : CACHE_CONTROL_REVALIDATE);
