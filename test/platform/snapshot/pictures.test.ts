import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';

const PATH = `/media/pictures/${'a1'.repeat(16)}.1200-600.webp`;
const BYTES = new Uint8Array([82, 73, 70, 70]);

let request: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  request = await createTestSite();
  await env.FILES.put(PATH.slice('/media/'.length), BYTES);
});

describe('a picture of the snapshot', () => {
  test('answers for ever, as a picture and nothing else', async () => {
    const response = await request(PATH);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = (await request(PATH)).headers.get('ETag') ?? '';
    const response = await request(`${PATH}?v=2`, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
  });

  test('answers HEAD without its bytes', async () => {
    const response = await request(PATH, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('of a page that has no card yet is the agency’s, for a few minutes', async () => {
    const agency = `${'c3'.repeat(16)}.1200-agency.jpg`;
    await env.FILES.put(`pictures/${agency}`, BYTES);
    const card = `/media/pictures/${'d4'.repeat(16)}.1200.jpg`;
    expect((await request(card)).status).toBe(404);
    const ask = await createTestSite({ shareCard: agency });
    const response = await ask(card);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
      'cloudflare-cdn-cache-control': 'no-store',
    });
    await env.FILES.put(card.slice('/media/'.length), BYTES);
    expect((await ask(card)).headers.get('Cache-Control')).toContain('immutable');
    expect((await ask(`${card.replace('d4', 'e5')}?or=secret.webp`)).status).toBe(404);
  });

  test('is answered as JPEG where it has one, else as it is, for a few minutes', async () => {
    const name = `${'f6'.repeat(16)}.1920`;
    await env.FILES.put(`pictures/${name}.webp`, BYTES);
    const path = `/media/pictures/${name}-1200.jpg`;
    expect(Object.fromEntries((await request(path)).headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'cloudflare-cdn-cache-control': 'no-store',
    });
    await env.FILES.put(path.slice('/media/'.length), Uint8Array.of(0xff, 0xd8));
    expect(Object.fromEntries((await request(path)).headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await request(path.replace('f6', 'a7'))).status).toBe(404);
    // A card without words that nobody drew yet is its photograph.
    const card = `/media/pictures/${'b8'.repeat(16)}.1200.jpg?or=${name}-1200.jpg`;
    expect(Object.fromEntries((await request(card)).headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
    });
  });

  test.each([
    `/media/pictures/${'b2'.repeat(16)}.1200.webp`,
    '/media/pictures/../../documents/secret.webp',
    '/media/pictures/a.webp',
  ])('%s that nobody stored is not found', async (path) => {
    expect((await request(path)).status).toBe(404);
  });
});
