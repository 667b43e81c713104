import type { Bytes } from './bytes';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

/**
 * Returns an image without the metadata of a camera: place, time, device, texts, thumbnails. Keeps
 * what is needed to show it: its colours and its orientation. Never throws; a damaged file is cut
 * where the damage begins. Other types are returned unchanged: the metadata of a HEIC is scattered
 * and cannot be cut out, so a HEIC is never published.
 */
export const stripMetadata = (bytes: Bytes, mediaType: string): Bytes =>
  STRIP_BY_TYPE[mediaType]?.(bytes) ?? bytes;

const STRIP_BY_TYPE: Record<string, (bytes: Bytes) => Bytes> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};
