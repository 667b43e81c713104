import { getPictureKey } from './manifest';

const PREFIX = getPictureKey('');

/** Begins the cursor of a list of everything, once it has come to the pictures. */
const PICTURES_CURSOR = 'pictures ';

/** A public bucket answers with what is stored beside an object. A name is the hash of its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

type UsedBucket = Pick<R2Bucket, 'head' | 'get' | 'put' | 'delete' | 'list'>;

/**
 * Returns one bucket of two: pictures of the snapshot lie in that which is open to everybody, all else in the private one
 * (decision 162). A picture that was stored before there was a second one is still found; a load brings it over.
 */
export function joinBuckets(files: R2Bucket, pictures: R2Bucket | undefined): R2Bucket {
  if (!pictures) return files;
  const isPicture = (key: string) => key.startsWith(PREFIX);
  const joined: UsedBucket = {
    head: async (key) =>
      isPicture(key) ? ((await pictures.head(key)) ?? files.head(key)) : files.head(key),
    get: async (key: string, options?: R2GetOptions) =>
      ((isPicture(key) && (await pictures.get(key, options))) ||
        files.get(key, options)) as Promise<R2ObjectBody | null>,
    put: async (key: string, value: Parameters<R2Bucket['put']>[1], options: R2PutOptions = {}) => {
      if (!isPicture(key)) return files.put(key, value, options);
      const httpMetadata = {
        ...(options.httpMetadata as R2HTTPMetadata),
        cacheControl: CACHE_CONTROL,
      };
      return pictures.put(key, value, { ...options, httpMetadata });
    },
    async delete(keys) {
      const ofPictures = [keys].flat().filter(isPicture);
      if (ofPictures.length > 0) await pictures.delete(ofPictures);
      await files.delete(keys);
    },
    async list({ cursor = '', ...options } = {}) {
      if (options.prefix !== undefined)
        return (isPicture(options.prefix) ? pictures : files).list({ ...options, cursor });
      if (cursor.startsWith(PICTURES_CURSOR)) {
        const page = await pictures.list({ cursor: cursor.slice(PICTURES_CURSOR.length) });
        return page.truncated ? { ...page, cursor: PICTURES_CURSOR + page.cursor } : page;
      }
      const page = await files.list({ cursor });
      return page.truncated ? page : { ...page, truncated: true, cursor: PICTURES_CURSOR };
    },
  };
  return joined as R2Bucket;
}

/** Returns the bindings of the worker with one bucket of its two; those of a site that has one as they are. */
export function joinBoundBuckets(bindings: Record<string, unknown>): Record<string, unknown> {
  const { FILES, PICTURES } = bindings;
  if (!FILES || !PICTURES) return bindings;
  return { ...bindings, FILES: joinBuckets(FILES as R2Bucket, PICTURES as R2Bucket) };
}
