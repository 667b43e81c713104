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

/** A cache that keeps these, each as large as `bytes`. */
async function createFilledCache(
  urls: readonly string[],
  { header, bytes }: CachedPageOptions = {},
) {
  const cache = new PageCache();
  for (const url of urls)
    await cache.store(new Request(url), VERSION, createCacheablePage(header, bytes));
  return cache;
}

interface CachedPageOptions {
  header?: string;
  bytes?: number;
}

const isCached = (cache: PageCache, url: string) =>
  cache.match(new Request(url), VERSION) !== undefined;

describe('a kept page', () => {
  const HEADER = 'key-order, params, except=("city" "page")';

  test.each([
    [`${LIST}?utm_source=mail`, LIST],
    [LIST, `${LIST}?fbclid=x&gclid=y`],
    [`${LIST}?page=2&city=SPA%7C4900`, `${LIST}?city=SPA|4900&utm_medium=z&page=2`],
    [`${LIST}?city=SPA&city=HUY`, `${LIST}?x&city=SPA&page&city=HUY`.replace('&page', '')],
  ])('%s answers %s', async (asked, again) => {
    expect(isCached(await createFilledCache([asked], { header: HEADER }), again)).toBe(true);
  });

  test.each([
    [`${LIST}?page=2`, LIST],
    [`${LIST}?city=SPA&city=HUY`, `${LIST}?city=HUY&city=SPA`],
    [`${LIST}?page=2`, `${LIST}?page=3&utm_source=mail`],
  ])('%s is not the page at %s', async (asked, other) => {
    expect(isCached(await createFilledCache([asked], { header: HEADER }), other)).toBe(false);
  });

  test('that does not say what it is made of is that of its whole address alone', async () => {
    const cache = await createFilledCache([LIST]);
    expect([isCached(cache, LIST), isCached(cache, `${LIST}?utm_source=mail`)]).toEqual([
      true,
      false,
    ]);
  });

  test('made of no parameter at all is that of its path', async () => {
    const cache = await createFilledCache([LIST], { header: 'key-order, params' });
    expect(isCached(cache, `${LIST}?page=2`)).toBe(true);
  });
});

test('what is asked for once pushes out nothing that was asked for again', async () => {
  const odd = Array.from({ length: 500 }, (_, n) => `${LIST}?page=${n}`);
  const cache = await createFilledCache([LIST], { bytes: 64 * KB });
  expect(isCached(cache, LIST)).toBe(true);
  for (const url of odd)
    await cache.store(new Request(url), VERSION, createCacheablePage(undefined, 64 * KB));
  expect(isCached(cache, LIST)).toBe(true);
  expect(isCached(cache, odd[0] ?? '')).toBe(false);
  expect(isCached(cache, odd.at(-1) ?? '')).toBe(true);
});

test('of what is asked for again there is as much as there is room for, the last ones', async () => {
  const all = Array.from({ length: 300 }, (_, n) => `${LIST}?page=${n}`);
  const cache = new PageCache();
  for (const url of all) {
    await cache.store(new Request(url), VERSION, createCacheablePage(undefined, 64 * KB));
    expect(isCached(cache, url)).toBe(true);
  }
  expect(all.filter((url) => isCached(cache, url))).toEqual(all.slice(-144));
});

test('what the pages of many addresses are made of is known of the last ones', async () => {
  const named = (host: number) => `http://host-${host}.example/nl/te-koop/`;
  const cache = await createFilledCache(
    Array.from({ length: 2002 }, (_, host) => named(host)),
    { header: 'key-order, params', bytes: 1 },
  );
  expect(isCached(cache, `${named(2001)}?utm_source=mail`)).toBe(true);
  expect(isCached(cache, `${named(0)}?utm_source=mail`)).toBe(false);
  expect(isCached(cache, named(0))).toBe(true);
});

test('a page that has become old is kept anew', async () => {
  const cache = new PageCache();
  const keep = () => {
    const headers = { 'Cache-Control': 'public, s-maxage=60' };
    return cache.store(new Request(LIST), VERSION, new Response('a page', { headers }));
  };
  await keep();
  expect(isCached(cache, LIST)).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(isCached(cache, LIST)).toBe(false);
  await keep();
  expect(isCached(cache, LIST)).toBe(true);
  vi.useRealTimers();
});

describe('what a page is made of', () => {
  test.each([
    ['/nl/te-koop/', /^key-order, params, except=\("city" "town" "type" .*"page"\)$/],
    ['/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/', /^key-order, params$/],
    ['/nl/zoeken/', /^key-order, params, except=\("q"\)$/],
  ])('%s says', async (path, header) => {
    const site = await createTestSite();
    const first = await site(path);
    const response = first.status === 301 ? await site(first.headers.get('Location') ?? '') : first;
    expect(response.headers.get('No-Vary-Search')).toMatch(header);
  });

  test.each([
    '/nl/contact-small/',
    '/form-ticket/?form=site-contact&language=nl',
    '/nl/favorieten/',
  ])('%s does not say', async (path) => {
    expect((await (await createTestSite())(path)).headers.has('No-Vary-Search')).toBe(false);
  });

  test('an address with a campaign in it is the same page, byte for byte', async () => {
    const site = await createTestSite();
    const plain = await (await site('/nl/te-koop/?sort=price')).text();
    const other = await createTestSite();
    expect(await (await other('/nl/te-koop/?utm_source=mail&sort=price')).text()).toBe(plain);
  });
});
