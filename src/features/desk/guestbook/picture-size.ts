import type { PictureSize } from '../../../domain/images/picture-crop';
import { hasTextAt } from '../../../platform/strip-metadata/bytes';
import { findOrientation } from '../../../platform/strip-metadata/orientation';

/**
 * Reads the size of a JPEG, PNG or WebP as it is seen, upright; undefined if the bytes are none of them
 * or too short.
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readSize(bytes, view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function readSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (hasTextAt(bytes, 1, 'PNG') && bytes.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (hasTextAt(bytes, 8, 'WEBP') && bytes.length >= 30) return readWebpSize(bytes, view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpegSize(bytes, view) : undefined;
}

/** Reads the size of a WebP from the header of its first chunk (RFC 9649, 2.5 to 2.7). */
function readWebpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (hasTextAt(bytes, 12, 'VP8X'))
    return { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
  if (hasTextAt(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!hasTextAt(bytes, 12, 'VP8 ')) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const readUint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);

/** The markers between SOF0 and SOF15 that are not frames: tables and arithmetic conditioning. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Reads the size of a JPEG from its frame; pictures that lie on their side are turned by their EXIF. */
function readJpegSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  let isTurned = false;
  for (let offset = 2; offset + 10 <= bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0;
    const length = view.getUint16(offset + 2);
    if (marker === 0xe1 && hasTextAt(bytes, offset + 4, 'Exif\0\0'))
      isTurned = (findOrientation(bytes.subarray(offset + 10, offset + 2 + length)) ?? 1) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      const [height, width] = [view.getUint16(offset + 5), view.getUint16(offset + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    offset += 2 + length;
  }
  return undefined;
}
