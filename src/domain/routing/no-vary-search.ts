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
  const pairs = url
    .slice(start + 1)
    .split('&')
    .map(normalizePair)
    .filter(([name]) => parameters.includes(name))
    // Stable: the order of values of one name may matter.
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const text = pairs.map(([, pair]) => pair).join('&');
  return url.slice(0, start) + (text && `?${text}`);
}

/** Returns the name of a pair, and the pair as URLSearchParams would write it. */
function normalizePair(pair: string): [name: string, pair: string] {
  // Most pairs are plain; for the others the ampersand keeps a question mark from being dropped.
  const text = PLAIN_PAIR.test(pair) ? pair : String(new URLSearchParams(`&${pair}`));
  return [text.slice(0, text.indexOf('=')), text];
}

const PLAIN_PAIR = /^[\w.*-]+=[\w.*-]*$/;
