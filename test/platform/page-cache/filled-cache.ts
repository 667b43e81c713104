import { PageCache } from '../../../src/platform/page-cache';

export const LIST = 'http://localhost:8787/nl/te-koop/';
export const VERSION = 'a version';
export const KB = 1024;

export const createCacheablePage = (header?: string, bytes = KB) =>
  new Response(new Uint8Array(bytes), {
    headers: { 'Cache-Control': 'public', ...(header && { 'No-Vary-Search': header }) },
  });

/** Creates a cache that holds these pages, each of `bytes` bytes. */
export async function createFilledCache(
  urls: readonly string[],
  { header, bytes }: CachedPageOptions = {},
) {
  const cache = new PageCache();
  for (const url of urls) await storePage(cache, url, { header, bytes });
  return cache;
}

/** Renders a page as often as it takes until the cache keeps it: twice if it has a query. */
export async function storePage(
  cache: PageCache,
  url: string,
  { header, bytes }: CachedPageOptions = {},
) {
  for (let turn = 0; turn < 2; turn++)
    await cache.store(new Request(url), VERSION, createCacheablePage(header, bytes));
}

interface CachedPageOptions {
  header?: string | undefined;
  bytes?: number | undefined;
}

export const isCached = (cache: PageCache, url: string) =>
  cache.match(new Request(url), VERSION) !== undefined;
