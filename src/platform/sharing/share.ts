import type { Context } from 'hono';
import { CACHE_CONTROL_REVALIDATE, REDIRECT_MAX_AGE_S } from '../snapshot/cache-control';
import type { Snapshot } from '../snapshot/snapshot';

/**
 * How an answer that is the same for everybody is shared: made of the version and its address alone; a file that never
 * changes; the same for so many seconds of today; or kept by the isolate only, since its address holds what somebody
 * typed.
 */
export type Sharing = 'version' | 'file' | 'isolate' | number;

/** The header in which a declaration travels from the route to the worker, which takes it off (pass-to-platform.ts). */
export const SHARED_HEADER = 'X-Shared';

interface SharedAnswer {
  /** 'version' by default. */
  sharing?: Sharing | undefined;
  /** The parameters of its query that it depends on. With any other, which may be somebody's, the isolate alone keeps it. */
  params?: readonly string[] | undefined;
  /** What browsers do; by default they ask each time. */
  cacheControl?: string;
}

/**
 * Declares that an answer is the same for everybody who asks for its address. No other answer is kept by a cache that
 * several people share (decision 134).
 */
export function share(
  c: Context,
  { sharing = 'version', params = [], cacheControl }: SharedAnswer = {},
): void {
  c.header(SHARED_HEADER, [sharing, ...params].join(' '));
  c.header(
    'Cache-Control',
    cacheControl ??
      (typeof sharing === 'number'
        ? `public, max-age=0, s-maxage=${sharing}, must-revalidate`
        : CACHE_CONTROL_REVALIDATE),
  );
}

/** Returns how an answer at this address is shared, as its route declared it; undefined if it is for one reader. */
export function readSharing({ headers }: Response, url: string): string | undefined {
  const [sharing, ...params] = (headers.get(SHARED_HEADER) ?? '').split(' ');
  if (!sharing || !url.includes('?')) return sharing || undefined;
  const names = [...new URL(url).searchParams.keys()];
  return names.every((name) => params.includes(name)) ? sharing : 'isolate';
}

/** Takes a declaration back: what the answer says was read from its sender. */
export function shareWithNobody({ headers }: Response): void {
  headers.delete(SHARED_HEADER);
  const cacheControl = headers.get('Cache-Control');
  if (cacheControl && !/private|no-store/.test(cacheControl))
    headers.set('Cache-Control', 'private, no-cache');
}

/**
 * Declares that a path has moved (decision 2). Browsers ask each time: one that had kept where a path led would go in a
 * circle once it leads back.
 */
export const shareMove = (c: Context): void =>
  share(c, { sharing: REDIRECT_MAX_AGE_S, cacheControl: CACHE_CONTROL_REVALIDATE });

/**
 * Declares data whose address names an edition: browsers keep it for a day, since it never changes. An isolate that
 * serves another one answers from that one, which must not be kept under this address.
 */
export function shareVersionedData(
  c: Context,
  { edition }: Pick<Snapshot, 'edition'>,
  requested: string | undefined,
  params: readonly string[],
): void {
  if (requested !== edition) share(c, { sharing: 'isolate' });
  else share(c, { params: [...params, 'version'], cacheControl: 'public, max-age=86400' });
}
