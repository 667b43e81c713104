import { detectFileType, MEDIA_TYPES } from '../../../src/features/forms/kit/submit/file-type';
import { getPictureKey } from '../../../src/platform/snapshot/manifest';
import { getPictureType } from '../../../src/platform/snapshot/picture-store';
import { withRetries } from '../concurrency';
import type { StaffStores } from '../stores';

/** Stores a picture with its SHA-256: R2 refuses it where it arrives damaged. */
export async function putPicture(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  { files, retryDelaysMs }: Pick<StaffStores, 'files' | 'retryDelaysMs'>,
): Promise<void> {
  const sha256 = await crypto.subtle.digest('SHA-256', bytes);
  await withRetries(retryDelaysMs, () =>
    files.put(getPictureKey(file), bytes, {
      sha256,
      httpMetadata: { contentType: findPictureType(bytes) ?? getPictureType(file) },
    }),
  );
}

/** Finds the type of a picture by its content: a browser that writes no WebP sends others, and they keep their names. */
function findPictureType(bytes: Uint8Array): string | undefined {
  const type = detectFileType(bytes);
  return type && MEDIA_TYPES[type];
}
