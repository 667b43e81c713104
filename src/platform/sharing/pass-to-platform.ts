import { toSeconds } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { limitToDay } from '../snapshot/cache-control';
import { readSharing, SHARED_HEADER } from './share';

/** Obeyed by the platform's cache before Cache-Control, and taken off by it: browsers do as Cache-Control says. */
const PLATFORM_CONTROL = 'Cloudflare-CDN-Cache-Control';

/** A page, its confirmation by ETag, a path that has moved, and one that does not exist. */
const SHARED_STATUSES = new Set([200, 301, 304, 404]);

/**
 * Tells the platform's cache, which answers before the worker runs, how long it may keep an answer (decision 134).
 * Every answer of the worker leaves through here. Without a word the platform would keep it for hours, so all that is
 * not declared to be the same for everybody is closed to it, and so is what was made of a version that may be no
 * longer the live one.
 */
export function passToPlatform(response: Response, url: string, isLiveVersion: boolean): Response {
  const { headers } = response;
  const control = findPlatformControl(response, readSharing(response, url), isLiveVersion);
  headers.delete(SHARED_HEADER);
  headers.set(PLATFORM_CONTROL, control ?? 'no-store');
  if (!control) return response;
  // Of the one request that was answered.
  headers.delete('X-Request-Id');
  const version = headers.get('X-Snapshot');
  if (version) headers.set('Cache-Tag', buildVersionCacheTag(version));
  return response;
}

/** Returns the tag of all answers of a version, by which they are dropped together. */
export const buildVersionCacheTag = (version: string): string => `version-${version}`;

function findPlatformControl(
  { status, headers }: Response,
  sharing: string | undefined,
  isLiveVersion: boolean,
): string | undefined {
  if (!sharing || !SHARED_STATUSES.has(status) || headers.has('Set-Cookie')) return undefined;
  if (/private|no-store/.test(headers.get('Cache-Control') ?? '')) return undefined;
  if (sharing === 'file') return FILE_CONTROL;
  if (!isLiveVersion || sharing === 'isolate') return undefined;
  return sharing === 'version' ? buildVersionControl() : buildControl(limitToDay(Number(sharing)));
}

const FILE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * An answer of the version is confirmed by its ETag every hour, behind the visitor's back. What depends on the clock
 * changes at midnight in Brussels: then it is asked for again.
 */
function buildVersionControl(): string {
  const restOfDay = limitToDay(Number.POSITIVE_INFINITY);
  const fresh = Math.min(toSeconds(PERIODS.sharedPage), restOfDay);
  return buildControl(fresh, restOfDay - fresh);
}

/** Without a bound the platform would show an answer for ever while the worker fails. */
const buildControl = (fresh: number, stale = 0): string =>
  `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
