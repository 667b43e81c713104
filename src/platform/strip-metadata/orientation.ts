import type { Bytes } from './bytes';

/** The EXIF tag of an image's orientation; 1 is upright. */
const ORIENTATION_TAG = 0x0112;
const EXIF_TYPE_SHORT = 3;

/** Returns the orientation of EXIF data, from 2 to 8; undefined if it is upright or not set. */
export function findOrientation(exif: Uint8Array): number | undefined {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isLittle = exif[0] === 0x49;
  if (exif.length < 8 || view.getUint16(2, isLittle) !== 42) return undefined;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > exif.length) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const offset = directory + 2 + 12 * entry;
    if (offset + 12 > exif.length) return undefined;
    const [tag, type] = [view.getUint16(offset, isLittle), view.getUint16(offset + 2, isLittle)];
    if (tag !== ORIENTATION_TAG || type !== EXIF_TYPE_SHORT) continue;
    const orientation = view.getUint16(offset + 8, isLittle);
    return orientation > 1 && orientation <= 8 ? orientation : undefined;
  }
  return undefined;
}

/** Creates EXIF data with the orientation only: one directory of one entry, 26 bytes. */
export const createOrientationExif = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[
      0,
      1,
      ORIENTATION_TAG >> 8,
      ORIENTATION_TAG & 0xff,
      0,
      EXIF_TYPE_SHORT,
      0,
      0,
      0,
      1,
      0,
      orientation,
      0,
      0,
    ],
    ...[0, 0, 0, 0],
  ]);
