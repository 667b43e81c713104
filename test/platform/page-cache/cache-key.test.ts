import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createFilledCache, isCached, LIST } from './filled-cache';

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

describe('the No-Vary-Search header', () => {
  test.each([
    [
      '/nl/te-koop/',
      /^key-order, params, except=\("city" "region" "shape" "type" .*"closed" "town" .*"page" "q"\)$/,
    ],
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
