import { describe, expect, test, vi } from 'vitest';
import { PageCache } from '../../../src/platform/page-cache';
import { createFilledCache, isCached, KB, LIST, storePage, VERSION } from './filled-cache';

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
