/** The page of the link in alerts: mail programs post to it from no page of ours (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';

/** The originals below which every page belongs to a signed-in person, or signs one in. */
const ACCOUNT_PATHS = [
  '/login/',
  '/demand-login/',
  '/demand-confirm/',
  '/demand-keep/',
  '/forgot-password/',
  '/new-password/',
  '/second-factor/',
  '/security/',
  '/logout/',
  '/owner/',
  '/my-searches/',
  '/desk/',
  UNSUBSCRIBE_PATH,
];

/**
 * Returns whether an original path is one of the accounts': such an answer is never cached, by nobody,
 * and takes unsafe requests from our own pages only.
 */
export const isAccountPath = (original: string): boolean =>
  ACCOUNT_PATHS.some((path) => original.toLowerCase().startsWith(path));
