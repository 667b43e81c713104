import { MEDIA_TYPES } from '../submit/file-type';
import type { Upload } from '../submit/uploads';
import type { Attached } from './submissions-store';

/** Where files of submissions lie in the bucket: never public, never under a visitor's name. */
export const SUBMITTED = 'submitted/';

/**
 * Puts files away before the batch that names them. What such a batch does not name in the end is an
 * orphan, which cron removes.
 */
export const putAway = (
  files: R2Bucket,
  form: string,
  uploads: readonly Upload[],
): Promise<Attached[]> =>
  Promise.all(
    uploads.map(async ({ field, name, type, bytes, months }) => {
      const file = `${SUBMITTED}${form}/${crypto.randomUUID()}.${type}`;
      const contentType = MEDIA_TYPES[type];
      await files.put(file, bytes, { httpMetadata: { contentType } });
      return { file, field, name, type: contentType, bytes: bytes.byteLength, months };
    }),
  );
