/**
 * Formats the header No-Vary-Search of a page that depends on these query parameters only, in any
 * order. Browsers read it, and so does our own page cache.
 */
export const formatNoVarySearch = (parameters: readonly string[]): string =>
  parameters.length === 0
    ? 'key-order, params'
    : `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})`;

/** Returns the parameters in a No-Vary-Search header; undefined if the page depends on all parameters. */
export function parseNoVarySearch(header: string | null): readonly string[] | undefined {
  if (!header?.includes('params')) return undefined;
  return [...header.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
}

/** Returns the URL with these query parameters only, sorted by name: its key in a cache. */
export function buildCacheKey(url: string, parameters: readonly string[]): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const query = [...new URLSearchParams(url.slice(start))]
    .filter(([name]) => parameters.includes(name))
    // Stable: the order of values of one name may matter.
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const text = String(new URLSearchParams(query));
  return url.slice(0, start) + (text && `?${text}`);
}
