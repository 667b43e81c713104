import type { Bytes } from './bytes';
import { concatBytes } from './bytes';
import { isWholeJpeg, selectJpegParts } from './jpeg';
import { isWholePng, selectPngParts } from './png';
import { isWholeWebp, selectWebpParts } from './webp';

/**
 * Returns an image without the metadata of a camera: place, time, device, texts, thumbnails. Keeps
 * what is needed to show it: its colours and its orientation. Never throws; a damaged file is cut
 * where the damage begins. Other types are returned unchanged: the metadata of a HEIC is scattered
 * and cannot be cut out, so a HEIC is never published.
 */
export function stripMetadata(bytes: Bytes, mediaType: string): Bytes {
  const parts = selectImageParts(bytes, mediaType);
  return parts[0] === bytes ? bytes : concatBytes(parts);
}

/** Returns the same as parts in order: most are views of `bytes`, so nothing large is copied. */
export const selectImageParts = (bytes: Bytes, mediaType: string): Uint8Array[] =>
  SELECT_BY_TYPE[mediaType]?.(bytes) ?? [bytes];

const SELECT_BY_TYPE: Record<string, (bytes: Bytes) => Uint8Array[]> = {
  'image/jpeg': selectJpegParts,
  'image/png': selectPngParts,
  'image/webp': selectWebpParts,
};

/** Returns whether an image was sent to its end: of one that was cut off a browser shows a part. */
export const isWholeImage = (bytes: Bytes, mediaType: string): boolean =>
  IS_WHOLE_BY_TYPE[mediaType]?.(bytes) ?? true;

const IS_WHOLE_BY_TYPE: Record<string, (bytes: Bytes) => boolean> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/webp': isWholeWebp,
};
