import { encodePath } from './resolve-route';

/**
 * Where a request must go to be at the canonical path of what it asks for (decision 2: a stale slug,
 * town or section, a neutral path), its query kept; undefined where it is there. `?id=` has said all
 * it has to say when it named a project (§2.4).
 */
export function findCanonicalRedirect(request: string, canonical: string): string | undefined {
  const { pathname, searchParams } = new URL(request);
  if (decodePathOrRaw(pathname) === decodePathOrRaw(canonical)) return undefined;
  if (pathname === '/project/') searchParams.delete('id');
  const query = searchParams.toString();
  return encodePath(decodePathOrRaw(canonical)) + (query && `?${query}`);
}

function decodePathOrRaw(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
