import type { Bytes } from './bytes';
import { concatBytes, hasTextAt, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';

const KEPT_WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Flags of the header for chunks that follow. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/** Returns the parts of a WebP with its image only (RFC 9649, 2): of EXIF the orientation, no XMP, no data after its end. */
export function selectWebpParts(bytes: Bytes): Uint8Array[] {
  const chunks = [...parseWebpChunks(bytes)];
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif && findOrientation(stripExifPrefix(exif.body));
  const imageChunks = chunks.filter(({ type }) => KEPT_WEBP_CHUNKS.has(type));
  const [header] = imageChunks;
  // Only the extended format may hold EXIF.
  const isExtended = header?.type === 'VP8X';
  const body = [
    toLatin1Bytes('WEBP'),
    ...imageChunks.flatMap(({ type, raw }) => [
      type === 'VP8X' ? setExifFlag(raw, Boolean(orientation)) : raw,
      // The padding of the last chunk may be missing.
      new Uint8Array(raw.length % 2),
    ]),
    ...(orientation && isExtended
      ? [createWebpChunk('EXIF', createOrientationExif(orientation))]
      : []),
  ];
  const length = body.reduce((sum, part) => sum + part.length, 0);
  return [toLatin1Bytes('RIFF'), toUint32LittleEndian(length), ...body];
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
  let offset = 12;
  while (offset + 8 <= end) {
    const length = view.getUint32(offset + 4, true);
    const chunkEnd = offset + 8 + length;
    if (chunkEnd > end) return;
    const type = String.fromCharCode(...bytes.subarray(offset, offset + 4));
    // Chunks begin at even offsets.
    const next = chunkEnd + (length % 2);
    yield {
      type,
      raw: bytes.subarray(offset, Math.min(next, end)),
      body: bytes.subarray(offset + 8, chunkEnd),
    };
    offset = next;
  }
}

const createWebpChunk = (type: string, body: Uint8Array): Bytes =>
  concatBytes([
    toLatin1Bytes(type),
    toUint32LittleEndian(body.length),
    body,
    new Uint8Array(body.length % 2),
  ]);

/** Returns the header with the flags of the chunks that remain. */
function setExifFlag(header: Uint8Array, hasExif: boolean): Uint8Array {
  const flags = (header[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  return header.with(8, hasExif ? flags | EXIF_FLAG : flags);
}

/** Removes the prefix of EXIF in a JPEG, which some programs write here too. */
const stripExifPrefix = (exif: Uint8Array) =>
  hasTextAt(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif;

function toUint32LittleEndian(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

/** Whether a WebP was sent to its end; the padding of the last chunk may be missing. */
export const isWholeWebp = (bytes: Bytes): boolean =>
  bytes.length >= 12 &&
  8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) <= bytes.length + 1;
