import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import worker from '../../src/worker';

/** As the platform compresses pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes that the first flight of a connection carries (RFC 6928). */
const FIRST_FLIGHT = 14 * 1024;

/**
 * The longest French properties have their last two hundred bytes, of the footer, in the second flight: a page says all
 * facts of its home, on the screen and in its brochure, and French takes a third of a kilobyte more than Dutch to say them.
 */
const LONG_FRENCH_PROPERTY = 14.3 * 1024;

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

test.each([
  ['/nl/', FIRST_FLIGHT],
  ['/fr/', FIRST_FLIGHT],
  ['/nl/te-koop/', FIRST_FLIGHT],
  ['/fr/a-vendre/', FIRST_FLIGHT],
  ['/nl/te-huur/', FIRST_FLIGHT],
  ['/fr/a-louer/', FIRST_FLIGHT],
  // A farm with all parts, one with visits, a chalet with questions of a second home, a shop with its costs.
  ...[84213, 84155, 84114, 83791].flatMap((id): [string, number][] => [
    [`/nl/te-koop/${id}/`, FIRST_FLIGHT],
    [`/fr/a-vendre/${id}/`, LONG_FRENCH_PROPERTY],
  ]),
])('the page %s, compressed by the platform, has at most %d bytes', async (path, limit) => {
  const html = await fetchPage(path);
  expect(brotliCompressSync(html, BROTLI).length).toBeLessThanOrEqual(limit);
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
