import type { Bytes } from './bytes';
import { concatBytes, hasTextAt, runToEnd, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';

const PNG_FILE_SIGNATURE = toLatin1Bytes('\x89PNG\r\n\x1a\n');

/** The chunks of pixels, colours and animation; not those of texts, times and EXIF. */
const KEPT_PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Returns the parts of a PNG with its image only (PNG 3, 5 and 11): of EXIF the orientation, no data after its end. */
export function selectPngParts(bytes: Bytes): Uint8Array[] {
  const chunks = [...parsePngChunks(bytes)];
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif && findOrientation(exif.body);
  const imageChunks = chunks.filter(({ type }) => KEPT_PNG_CHUNKS.has(type)).map(({ raw }) => raw);
  // EXIF follows the header, which comes first.
  if (orientation && imageChunks.length > 0)
    imageChunks.splice(1, 0, createPngChunk('eXIf', createOrientationExif(orientation)));
  return [PNG_FILE_SIGNATURE, ...imageChunks, createPngChunk('IEND', new Uint8Array())];
}

interface PngChunk {
  type: string;
  raw: Uint8Array;
  body: Uint8Array;
}

function* parsePngChunks(bytes: Bytes): Generator<PngChunk, boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = PNG_FILE_SIGNATURE.length;
  while (offset + 12 <= bytes.length && !hasTextAt(bytes, offset + 4, 'IEND')) {
    const length = view.getUint32(offset);
    const next = offset + 12 + length;
    if (next > bytes.length) return false;
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    yield { type, raw: bytes.subarray(offset, next), body: bytes.subarray(offset + 8, next - 4) };
    offset = next;
  }
  return hasTextAt(bytes, offset + 4, 'IEND');
}

/** Whether a PNG was sent to its end. */
export const isWholePng = (bytes: Bytes): boolean => runToEnd(parsePngChunks(bytes));

function createPngChunk(type: string, body: Uint8Array): Bytes {
  const content = concatBytes([toLatin1Bytes(type), body]);
  return concatBytes([
    toUint32BigEndian(body.length),
    content,
    toUint32BigEndian(computeCrc32(content)),
  ]);
}

function toUint32BigEndian(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Computes the CRC-32 of ISO 3309 bit by bit, fast enough for the thirty bytes it is used on. */
function computeCrc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++)
      remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return ~remainder >>> 0;
}
