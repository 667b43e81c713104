/** The originals below which every page belongs to a signed-in person, or signs one in. */
const ACCOUNT_PATHS = [
  '/login/',
  '/demand-login/',
  '/forgot-password/',
  '/new-password/',
  '/second-factor/',
  '/security/',
  '/logout/',
  '/owner/',
  '/my-searches/',
  '/desk/',
];

/**
 * Returns whether an original path is one of the accounts': such an answer is never cached, by nobody,
 * and takes unsafe requests from our own pages only.
 */
export const isAccountPath = (original: string): boolean =>
  ACCOUNT_PATHS.some((path) => original.toLowerCase().startsWith(path));
