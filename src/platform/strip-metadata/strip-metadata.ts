import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A picture without what a camera writes into it: place, time, device, words, pictures within the
 * picture. What is needed to show it stays: its colours, and which way up it is. Never throws; what
 * is damaged ends where the damage begins. Other types come back as they are: a HEIC holds its data
 * in ways that cannot be cut out, so none is ever published.
 */
export const stripMetadata = (bytes: Bytes, mediaType: string): Bytes =>
  STRIP_BY_TYPE[mediaType]?.(bytes) ?? bytes;

const STRIP_BY_TYPE: Record<string, (bytes: Bytes) => Bytes> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};
