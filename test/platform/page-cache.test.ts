import { describe, expect, test, vi } from 'vitest';
import { PageCache } from '../../src/platform/page-cache';
import { createTestSite } from '../fixtures';

const LIST = 'http://localhost:8787/nl/te-koop/';
const VERSION = 'a version';
const KB = 1024;

const createCacheablePage = (header?: string, bytes = KB) =>
  new Response(new Uint8Array(bytes), {
    headers: { 'Cache-Control': 'public', ...(header && { 'No-Vary-Search': header }) },
  });

/** Creates a cache that holds these pages, each of `bytes` bytes. */
async function createFilledCache(
  urls: readonly string[],
  { header, bytes }: CachedPageOptions = {},
) {
  const cache = new PageCache();
  for (const url of urls) await storePage(cache, url, { header, bytes });
  return cache;
}

/** Renders a page as often as it takes until the cache keeps it: twice if it has a query. */
async function storePage(cache: PageCache, url: string, { header, bytes }: CachedPageOptions = {}) {
  for (let turn = 0; turn < 2; turn++)
    await cache.store(new Request(url), VERSION, createCacheablePage(header, bytes));
}

interface CachedPageOptions {
  header?: string | undefined;
  bytes?: number | undefined;
}

const isCached = (cache: PageCache, url: string) =>
  cache.match(new Request(url), VERSION) !== undefined;

describe('the cache key', () => {
  const HEADER = 'key-order, params, except=("city" "page")';

  test.each([
    [`${LIST}?utm_source=mail`, LIST],
    [LIST, `${LIST}?fbclid=x&gclid=y`],
    [`${LIST}?page=2&city=SPA%7C4900`, `${LIST}?city=SPA|4900&utm_medium=z&page=2`],
    [`${LIST}?city=SPA&city=HUY`, `${LIST}?x&city=SPA&page&city=HUY`.replace('&page', '')],
  ])('of %s equals that of %s', async (stored, requested) => {
    expect(isCached(await createFilledCache([stored], { header: HEADER }), requested)).toBe(true);
  });

  test.each([
    [`${LIST}?page=2`, LIST],
    [`${LIST}?city=SPA&city=HUY`, `${LIST}?city=HUY&city=SPA`],
    [`${LIST}?page=2`, `${LIST}?page=3&utm_source=mail`],
  ])('of %s differs from that of %s', async (stored, other) => {
    expect(isCached(await createFilledCache([stored], { header: HEADER }), other)).toBe(false);
  });

  test('without No-Vary-Search is the whole URL', async () => {
    const cache = await createFilledCache([LIST]);
    expect([isCached(cache, LIST), isCached(cache, `${LIST}?utm_source=mail`)]).toEqual([
      true,
      false,
    ]);
  });

  test.each(['?q=', ''])(
    'of an invented address is not kept beyond 500 characters: %j',
    async (query) => {
      const urls = [200, 600].map((length) => LIST + query + 'a'.repeat(length));
      const cache = await createFilledCache(urls);
      expect(urls.map((url) => isCached(cache, url))).toEqual([true, false]);
    },
  );

  test('of a page without parameters is its path', async () => {
    const cache = await createFilledCache([LIST], { header: 'key-order, params' });
    expect(isCached(cache, `${LIST}?page=2`)).toBe(true);
  });
});

test('pages requested once do not evict a page requested again', async () => {
  const otherUrls = Array.from({ length: 500 }, (_, n) => `${LIST}?page=${n}`);
  const cache = await createFilledCache([LIST], { bytes: 64 * KB });
  expect(isCached(cache, LIST)).toBe(true);
  for (const url of otherUrls) await storePage(cache, url, { bytes: 64 * KB });
  expect(isCached(cache, LIST)).toBe(true);
  expect(isCached(cache, otherUrls[0] ?? '')).toBe(false);
  expect(isCached(cache, otherUrls.at(-1) ?? '')).toBe(true);
});

test('the protected segment holds the pages used last, up to its limit', async () => {
  const urls = Array.from({ length: 300 }, (_, n) => `${LIST}?page=${n}`);
  const cache = new PageCache();
  for (const url of urls) {
    await storePage(cache, url, { bytes: 64 * KB });
    expect(isCached(cache, url)).toBe(true);
  }
  expect(urls.filter((url) => isCached(cache, url))).toEqual(urls.slice(-128));
});

test('the cache holds the parameters of the paths used last', async () => {
  const createUrl = (host: number) => `http://host-${host}.example/nl/te-koop/`;
  const cache = await createFilledCache(
    Array.from({ length: 2002 }, (_, host) => createUrl(host)),
    { header: 'key-order, params', bytes: 1 },
  );
  expect(isCached(cache, `${createUrl(2001)}?utm_source=mail`)).toBe(true);
  expect(isCached(cache, `${createUrl(0)}?utm_source=mail`)).toBe(false);
  expect(isCached(cache, createUrl(0))).toBe(true);
});

test.each<[string, HeadersInit]>([
  ['is private', { 'Cache-Control': 'private' }],
  ['may not be stored', { 'Cache-Control': 'no-store' }],
  ['says nothing about caches', {}],
  ['sets a cookie', { 'Cache-Control': 'public', 'Set-Cookie': 'a=b' }],
])('an answer that %s is not cached', async (_, headers) => {
  const cache = new PageCache();
  await cache.store(new Request(LIST), VERSION, new Response('mine', { headers }));
  expect(isCached(cache, LIST)).toBe(false);
});

describe('a page that the browser holds is answered 304', () => {
  test.each([
    [(tag: string) => tag, 304],
    [(tag: string) => tag.replace('W/', ''), 304],
    [(tag: string) => `"other", ${tag} ,W/"third"`, 304],
    [() => '*', 304],
    [() => '"other"', 200],
    [(tag: string) => tag.replaceAll('"', ''), 200],
    [() => '', 200],
  ])('%#: by a list, a strong tag or any tag', async (buildCondition, status) => {
    const cache = await createFilledCache([LIST]);
    const tag = cache.match(new Request(LIST), VERSION)?.headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': buildCondition(tag) };
    expect(cache.match(new Request(LIST, { headers }), VERSION)?.status).toBe(status);
  });
});

describe('pages that do not exist', () => {
  test('are cached for a minute, and evict no page', async () => {
    const cache = await createFilledCache([LIST], { bytes: 64 * KB });
    const urls = Array.from({ length: 200 }, (_, n) => `http://localhost:8787/wp-${n}.php`);
    const headers = { 'Cache-Control': 'public, max-age=60, s-maxage=60' };
    for (const url of urls)
      await cache.store(
        new Request(url),
        VERSION,
        new Response(new Uint8Array(64 * KB), { status: 404, headers }),
      );
    expect(isCached(cache, LIST)).toBe(true);
    expect(cache.match(new Request(urls.at(-1) ?? ''), VERSION)?.status).toBe(404);
    expect(isCached(cache, urls[0] ?? '')).toBe(false);
  });

  test.each([
    ['/nl/bestaat-niet/', 'public, max-age=60, s-maxage=60'],
    ['/preview/nl/bestaat-niet/', 'no-store'],
  ])('%s is answered 404 with %s', async (path, cacheControl) => {
    const site = await createTestSite({ variables: { SNAPSHOT_POLL_S: 1e9 } });
    for (const response of [await site(path), await site(path)]) {
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    }
  });
});

describe('a page with a query', () => {
  test('is kept when it is requested again, and is the same page each time', async () => {
    const site = await createTestSite({ variables: { SNAPSHOT_POLL_S: 1e9 } });
    const path = '/nl/te-koop/?price-max=500000';
    const answers = [await site(path), await site(path), await site(path)];
    // An answer from the cache has no id of its own.
    const isRendered = answers.map(({ headers }) => headers.has('X-Request-Id'));
    expect(isRendered).toEqual([true, false, false]);
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const headers = { 'If-None-Match': answers[0]?.headers.get('ETag') ?? '' };
    const other = await createTestSite({ variables: { SNAPSHOT_POLL_S: 1e9 } });
    expect((await other(path, { headers })).status).toBe(304);
  });

  test('ten thousand hostile queries are not kept, and evict no page that visitors ask for', async () => {
    const visited = [LIST, `${LIST}?page=2`, 'http://localhost:8787/nl/contact/'];
    const cache = await createFilledCache(visited, {
      header: 'key-order, params, except=("page")',
    });
    // Requested again since: visitors return to them.
    for (const url of visited) expect(isCached(cache, url)).toBe(true);
    const kept: string[] = [];
    for (let turn = 0; turn < 10_000; turn++) {
      const url = `http://localhost:8787/nl/zoeken/?q=${turn}%27%22%3E%3Cscript%3E`;
      await cache.store(new Request(url), VERSION, createCacheablePage(undefined, 64 * KB));
      if (isCached(cache, url)) kept.push(url);
    }
    expect(kept).toEqual([]);
    for (const url of visited) expect(isCached(cache, url)).toBe(true);
    expect(isCached(cache, `${LIST}?utm_source=mail`)).toBe(true);
  });

  test('paths that do not exist leave the parameters of pages known', async () => {
    const header = 'key-order, params, except=("page")';
    const cache = await createFilledCache([LIST], { header });
    for (let turn = 0; turn < 3000; turn++)
      await cache.store(
        new Request(`http://localhost:8787/${turn}/?a=1`),
        VERSION,
        new Response('no page', {
          status: 404,
          headers: { 'Cache-Control': 'public, s-maxage=60', 'No-Vary-Search': header },
        }),
      );
    expect(isCached(cache, `${LIST}?utm_source=mail`)).toBe(true);
  });
});

test('a page that is still being read when the version changes is not kept for the new one', async () => {
  const cache = new PageCache();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const slowPage = new Response(readable, { headers: { 'Cache-Control': 'public' } });
  const storing = cache.store(new Request(LIST), 'the version before', slowPage);
  await storePage(cache, `${LIST}?page=2`);
  const writer = writable.getWriter();
  await writer.write(new Uint8Array(KB));
  await writer.close();
  expect((await storing).status).toBe(200);
  expect([isCached(cache, LIST), isCached(cache, `${LIST}?page=2`)]).toEqual([false, true]);
});

test('an expired page is rendered and cached again', async () => {
  const cache = new PageCache();
  const storePage = () => {
    const headers = { 'Cache-Control': 'public, s-maxage=60' };
    return cache.store(new Request(LIST), VERSION, new Response('a page', { headers }));
  };
  await storePage();
  expect(isCached(cache, LIST)).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(isCached(cache, LIST)).toBe(false);
  await storePage();
  expect(isCached(cache, LIST)).toBe(true);
  vi.useRealTimers();
});

describe('the No-Vary-Search header', () => {
  test.each([
    ['/nl/te-koop/', /^key-order, params, except=\("city" "town" "type" .*"page"\)$/],
    [
      '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/',
      /^key-order, params, except=\("costs" "value" "own" "rate" "years"\)$/,
    ],
    ['/nl/zoeken/', /^key-order, params, except=\("q" "exact" "page"\)$/],
  ])('of %s names its parameters', async (path, header) => {
    const site = await createTestSite();
    const first = await site(path);
    const response = first.status === 301 ? await site(first.headers.get('Location') ?? '') : first;
    expect(response.headers.get('No-Vary-Search')).toMatch(header);
  });

  test.each([
    '/nl/contact-small/',
    '/form-ticket/?form=site-contact&language=nl',
    '/nl/favorieten/',
  ])('is absent at %s', async (path) => {
    expect((await (await createTestSite())(path)).headers.has('No-Vary-Search')).toBe(false);
  });

  test('a URL with campaign parameters returns the same page, byte for byte', async () => {
    const site = await createTestSite();
    const plain = await (await site('/nl/te-koop/?sort=price')).text();
    const other = await createTestSite();
    expect(await (await other('/nl/te-koop/?utm_source=mail&sort=price')).text()).toBe(plain);
  });
});
