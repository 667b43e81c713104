import { exifOf, orientationIn } from './orientation';
import { joined, latin, says } from './parts';
import type { Bytes } from './strip-metadata';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The header's marks for chunks that may follow. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** A WebP of its picture alone (RFC 9649, 2): of its EXIF the way up, no XMP, nothing behind its end. */
export function bareWebp(bytes: Bytes): Bytes {
  const chunks = [...chunksOf(bytes)];
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif && orientationIn(tiffIn(exif.body));
  const drawn = chunks.filter(({ type }) => KEPT.has(type));
  const [header] = drawn;
  // Only the longer kind of file has room for more than the picture.
  const isExtended = header?.type === 'VP8X';
  const body = joined([
    latin('WEBP'),
    ...drawn.map((one) =>
      one.type === 'VP8X' ? marked(one.whole, Boolean(orientation)) : one.whole,
    ),
    ...(orientation && isExtended ? [chunk('EXIF', exifOf(orientation))] : []),
  ]);
  return joined([latin('RIFF'), fourBytes(body.length), body]);
}

interface Chunk {
  type: string;
  whole: Uint8Array;
  body: Uint8Array;
}

function* chunksOf(bytes: Bytes): Generator<Chunk> {
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
    yield { type, whole: chunk(type, body), body };
    at = behind + (length % 2);
  }
}

const chunk = (type: string, body: Uint8Array): Bytes =>
  joined([latin(type), fourBytes(body.length), body, new Uint8Array(body.length % 2)]);

/** The header, saying what is left. */
function marked(header: Uint8Array, hasExif: boolean): Uint8Array {
  const flags = (header[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  return header.with(8, hasExif ? flags | HAS_EXIF : flags);
}

/** Some programs write a JPEG's name before it. */
const tiffIn = (exif: Uint8Array) => (says(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif);

function fourBytes(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
