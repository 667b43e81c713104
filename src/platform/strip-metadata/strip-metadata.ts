import type { Bytes } from './bytes';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

/**
 * Returns an image without what a camera writes into it: place, time, device, texts, thumbnails. What
 * is needed to show it stays: its colours and its orientation. Never throws; a damaged file ends where
 * the damage begins. Other types are returned unchanged: a HEIC scatters its metadata so that it
 * cannot be cut out, and is therefore never published.
 */
export const stripMetadata = (bytes: Bytes, mediaType: string): Bytes =>
  STRIP_BY_TYPE[mediaType]?.(bytes) ?? bytes;

const STRIP_BY_TYPE: Record<string, (bytes: Bytes) => Bytes> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};
