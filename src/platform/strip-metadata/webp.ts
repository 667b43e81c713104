import { concatBytes, hasTextAt, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';
import type { Bytes } from './strip-metadata';

const KEPT_WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The header's marks for chunks that may follow. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/** A WebP of its picture alone (RFC 9649, 2): of its EXIF the way up, no XMP, nothing behind its end. */
export function stripWebp(bytes: Bytes): Bytes {
  const chunks = [...parseWebpChunks(bytes)];
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif && findOrientation(stripExifPrefix(exif.body));
  const drawn = chunks.filter(({ type }) => KEPT_WEBP_CHUNKS.has(type));
  const [header] = drawn;
  // Only the longer kind of file has room for more than the picture.
  const isExtended = header?.type === 'VP8X';
  const body = concatBytes([
    toLatin1Bytes('WEBP'),
    ...drawn.map((one) =>
      one.type === 'VP8X' ? setExifFlag(one.raw, Boolean(orientation)) : one.raw,
    ),
    ...(orientation && isExtended
      ? [createWebpChunk('EXIF', createOrientationExif(orientation))]
      : []),
  ]);
  return concatBytes([toLatin1Bytes('RIFF'), toUint32LittleEndian(body.length), body]);
}

interface WebpChunk {
  type: string;
  raw: Uint8Array;
  body: Uint8Array;
}

function* parseWebpChunks(bytes: Bytes): Generator<WebpChunk> {
  if (bytes.length < 12) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let at = 12;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    const behind = at + 8 + length;
    if (behind > end) return;
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const body = bytes.subarray(at + 8, behind);
    // Chunks begin at even places.
    yield { type, raw: createWebpChunk(type, body), body };
    at = behind + (length % 2);
  }
}

const createWebpChunk = (type: string, body: Uint8Array): Bytes =>
  concatBytes([
    toLatin1Bytes(type),
    toUint32LittleEndian(body.length),
    body,
    new Uint8Array(body.length % 2),
  ]);

/** The header, saying what is left. */
function setExifFlag(header: Uint8Array, hasExif: boolean): Uint8Array {
  const flags = (header[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  return header.with(8, hasExif ? flags | EXIF_FLAG : flags);
}

/** Some programs write a JPEG's name before it. */
const stripExifPrefix = (exif: Uint8Array) =>
  hasTextAt(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif;

function toUint32LittleEndian(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
