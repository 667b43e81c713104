import { concatBytes, hasTextAt, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';
import type { Bytes } from './strip-metadata';

const PNG_FILE_SIGNATURE = toLatin1Bytes('\x89PNG\r\n\x1a\n');

/** What draws the picture: its pixels, its colours, how it moves. Words, times and EXIF are not among them. */
const KEPT_PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG of its picture alone (PNG 3, 5 and 11): of its EXIF the way up, and nothing behind its end. */
export function stripPng(bytes: Bytes): Bytes {
  const chunks = [...parsePngChunks(bytes)];
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif && findOrientation(exif.body);
  const drawn = chunks.filter(({ type }) => KEPT_PNG_CHUNKS.has(type)).map(({ raw }) => raw);
  // EXIF stands behind the header, which is first.
  if (orientation && drawn.length > 0)
    drawn.splice(1, 0, createPngChunk('eXIf', createOrientationExif(orientation)));
  return concatBytes([PNG_FILE_SIGNATURE, ...drawn, createPngChunk('IEND', new Uint8Array())]);
}

interface PngChunk {
  type: string;
  raw: Uint8Array;
  body: Uint8Array;
}

function* parsePngChunks(bytes: Bytes): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_FILE_SIGNATURE.length;
  while (at + 12 <= bytes.length && !hasTextAt(bytes, at + 4, 'IEND')) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, raw: bytes.subarray(at, next), body: bytes.subarray(at + 8, next - 4) };
    at = next;
  }
}

function createPngChunk(type: string, body: Uint8Array): Bytes {
  const told = concatBytes([toLatin1Bytes(type), body]);
  return concatBytes([toUint32BigEndian(body.length), told, toUint32BigEndian(computeCrc32(told))]);
}

function toUint32BigEndian(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The checksum of ISO 3309, bit by bit: what it is for has thirty bytes. */
function computeCrc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
