import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import worker from '../../src/worker';

/** As the platform compresses pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes that the first flight of a connection carries (RFC 6928). */
const FIRST_FLIGHT = 14 * 1024;

const fetchPage = async (path: string): Promise<string> => {
  const context = createExecutionContext();
  const request = new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual' });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  const location = response.headers.get('Location');
  if (location) return fetchPage(new URL(location, request.url).href);
  expect(response.status, path).toBe(200);
  return response.text();
};

const measurePage = async (path: string): Promise<number> =>
  brotliCompressSync(await fetchPage(path), BROTLI).length;

test.each(['/nl/', '/fr/', '/nl/te-koop/', '/fr/a-vendre/', '/nl/te-huur/', '/fr/a-louer/'])(
  'the page %s, compressed by the platform, fits into the first flight',
  async (path) => {
    expect(await measurePage(path)).toBeLessThanOrEqual(FIRST_FLIGHT);
  },
);

test('so does every property that search engines are told of, in every language', async () => {
  const sitemap = await fetchPage('/sitemap/properties-0.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(200);
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, bytes: await measurePage(path) })),
  );
  expect(sizes.filter(({ bytes }) => bytes > FIRST_FLIGHT)).toEqual([]);
});

test('a list that is not narrowed holds neither the styles of one that is nor those of prices all-in', async () => {
  const [plain, narrowed, allIn] = await Promise.all(
    ['/nl/te-koop/', '/nl/te-koop/?price-max=200000', '/nl/te-koop/?as=second-home'].map(
      async (path) =>
        [...(await fetchPage(path)).matchAll(/<style>(.*?)<\/style>/gs)]
          .map(([, css]) => css)
          .join(''),
    ),
  );
  expect([plain, narrowed, allIn].map((css) => css?.includes('.chips{'))).toEqual([
    false,
    true,
    false,
  ]);
  expect([plain, narrowed, allIn].map((css) => css?.includes('.plans{'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('the configured backgrounds are in the pages alone that may show one', async () => {
  const [home, list] = await Promise.all(['/nl/', '/nl/te-koop/'].map(fetchPage));
  const background = /\.custom-bg-[\da-f]+\{--custom-bg:#[\da-f]+\}/;
  expect(home).toMatch(background);
  expect(list).not.toMatch(background);
});
