import { decodePath, encodePath } from './path-encoding';

/**
 * Returns the URL to redirect a request to if its path is not the canonical one (decision 2: a stale
 * slug, city or section, a neutral path); undefined if it is. Keeps the query, except the `?id=` of a
 * project, which the canonical path contains (§2.4).
 */
export function findCanonicalRedirect(request: string, canonical: string): string | undefined {
  const { pathname, searchParams } = new URL(request);
  if (decodePath(pathname) === decodePath(canonical)) return undefined;
  if (pathname === '/project/') searchParams.delete('id');
  const query = searchParams.toString();
  return encodePath(decodePath(canonical)) + (query && `?${query}`);
}
