import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import {
  createCacheablePage,
  createFilledCache,
  isCached,
  KB,
  LIST,
  VERSION,
} from './filled-cache';

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
    const site = await createTestSite();
    for (const response of [await site(path), await site(path)]) {
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    }
  });
});

describe('a page with a query', () => {
  test('is kept when it is requested again, and is the same page each time', async () => {
    const site = await createTestSite();
    const path = '/nl/te-koop/?price-max=500000';
    const answers = [await site(path), await site(path), await site(path)];
    // An answer from the cache has no id of its own.
    const isRendered = answers.map(({ headers }) => headers.has('X-Request-Id'));
    expect(isRendered).toEqual([true, false, false]);
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const headers = { 'If-None-Match': answers[0]?.headers.get('ETag') ?? '' };
    const other = await createTestSite();
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
