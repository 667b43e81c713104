import { MEDIA_TYPES } from '../submit/file-type';
import type { Upload } from '../submit/uploads';
import type { StoredUpload } from './submissions-store';

/** Where files of submissions lie in the bucket: never public, never under a visitor's name. */
export const UPLOADS_PREFIX = 'submitted/';

/**
 * Puts files away before the batch that names them. What such a batch does not name in the end is an
 * orphan, which cron removes.
 */
export const storeUploads = (
  files: R2Bucket,
  form: string,
  uploads: readonly Upload[],
): Promise<StoredUpload[]> =>
  Promise.all(
    uploads.map(async ({ field, name, type, bytes, retentionMonths }) => {
      const storageKey = `${UPLOADS_PREFIX}${form}/${crypto.randomUUID()}.${type}`;
      const contentType = MEDIA_TYPES[type];
      await files.put(storageKey, bytes, { httpMetadata: { contentType } });
      return {
        storageKey,
        field,
        name,
        type: contentType,
        bytes: bytes.byteLength,
        retentionMonths,
      };
    }),
  );
