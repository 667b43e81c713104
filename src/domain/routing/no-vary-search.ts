/**
 * Which of an address's parameters a page is made of, whatever stands beside them and in whatever
 * order (No-Vary-Search): browsers know it, and so does our own cache of pages.
 */
export const noVarySearchHeader = (parameters: readonly string[]): string =>
  parameters.length === 0
    ? 'key-order, params'
    : `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})`;

/** The parameters that such a header names; undefined where the page is made of all there may be. */
export function parseNoVarySearch(header: string | null): readonly string[] | undefined {
  if (!header?.includes('params')) return undefined;
  return [...header.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
}

/** The address with no more of its query than the page is made of, always in the same order. */
export function cacheKey(url: string, reads: readonly string[]): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at));
  const read = [...query].filter(([name]) => reads.includes(name));
  // Of one name the order may matter, and it stays.
  const text = String(new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))));
  return url.slice(0, at) + (text && `?${text}`);
}
