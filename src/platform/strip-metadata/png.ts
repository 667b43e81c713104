import { exifOf, orientationIn } from './orientation';
import { joined, latin, says } from './parts';
import type { Bytes } from './strip-metadata';

const SIGNATURE = latin('\x89PNG\r\n\x1a\n');

/** What draws the picture: its pixels, its colours, how it moves. Words, times and EXIF are not among them. */
const KEPT = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG of its picture alone (PNG 3, 5 and 11): of its EXIF the way up, and nothing behind its end. */
export function barePng(bytes: Bytes): Bytes {
  const chunks = [...chunksOf(bytes)];
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif && orientationIn(exif.body);
  const drawn = chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole);
  // EXIF stands behind the header, which is first.
  if (orientation && drawn.length > 0) drawn.splice(1, 0, chunk('eXIf', exifOf(orientation)));
  return joined([SIGNATURE, ...drawn, chunk('IEND', new Uint8Array())]);
}

interface Chunk {
  type: string;
  whole: Uint8Array;
  body: Uint8Array;
}

function* chunksOf(bytes: Bytes): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length && !says(bytes, at + 4, 'IEND')) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, whole: bytes.subarray(at, next), body: bytes.subarray(at + 8, next - 4) };
    at = next;
  }
}

function chunk(type: string, body: Uint8Array): Bytes {
  const told = joined([latin(type), body]);
  return joined([fourBytes(body.length), told, fourBytes(crc(told))]);
}

function fourBytes(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The checksum of ISO 3309, bit by bit: what it is for has thirty bytes. */
function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
