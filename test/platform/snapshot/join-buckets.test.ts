import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { joinBuckets } from '../../../src/platform/snapshot/join-buckets-store';

/** Returns the key of a picture of its own: what a test stores stays for the next one. */
const namePicture = (digits: string) => `pictures/${digits.repeat(16)}.800.webp`;
const UPLOAD = 'submitted/a.pdf';

/** A second bucket: the test's own bucket under a prefix, as R2 keeps it. */
const inFolder = (bucket: R2Bucket) =>
  ({
    head: (key) => bucket.head(`open/${key}`),
    get: (key: string) => bucket.get(`open/${key}`),
    put: (key: string, value: string, options?: R2PutOptions) =>
      bucket.put(`open/${key}`, value, options),
    delete: (keys) => bucket.delete([keys].flat().map((key) => `open/${key}`)),
    list: async ({ prefix = '' } = {}) => bucket.list({ prefix: `open/${prefix}` }),
  }) as Pick<R2Bucket, 'head' | 'get' | 'put' | 'delete' | 'list'> as R2Bucket;

const pictures = inFolder(env.FILES);
const joined = joinBuckets(env.FILES, pictures);
const read = async (bucket: R2Bucket, key: string) => (await bucket.get(key))?.text();

describe('a bucket for pictures beside the private one (decision 162)', () => {
  test('gets the pictures of the snapshot alone, to be kept for ever', async () => {
    const picture = namePicture('c1');
    await joined.put(picture, 'house', { httpMetadata: { contentType: 'image/webp' } });
    await joined.put(UPLOAD, 'letter');
    expect(await read(env.FILES, picture)).toBeUndefined();
    expect(await read(pictures, UPLOAD)).toBeUndefined();
    expect([await read(joined, picture), await read(joined, UPLOAD)]).toEqual(['house', 'letter']);
    expect((await pictures.head(picture))?.httpMetadata).toEqual({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  test('a picture from before is found, and removed in both', async () => {
    const picture = namePicture('c2');
    await env.FILES.put(picture, 'before');
    expect(await read(joined, picture)).toBe('before');
    expect(await joined.head(picture)).not.toBeNull();
    await joined.put(picture, 'now');
    expect(await read(joined, picture)).toBe('now');
    await joined.delete([picture]);
    expect(await read(joined, picture)).toBeUndefined();
  });

  test('a list of a prefix is of its bucket, a list of everything of both', async () => {
    const picture = namePicture('c3');
    const prefix = picture.slice(0, -4);
    await env.FILES.put(picture, 'before');
    expect((await joined.list({ prefix })).objects).toEqual([]);
    await joined.put(picture, 'now');
    expect((await joined.list({ prefix })).objects).toHaveLength(1);
    const keys: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: R2Objects = await joined.list({ cursor });
      keys.push(...page.objects.map(({ key }) => key));
      cursor = page.truncated ? page.cursor : undefined;
    }
    expect(keys.filter((key) => key === `open/${picture}`)).toHaveLength(2);
  });
});
