import { exifOf, orientationIn } from './orientation';
import { joined, latin, says } from './parts';
import type { Bytes } from './strip-metadata';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 'Exif\0\0';

/** Of a file's extras (APP0 to APP15): how pixels are measured, and what their colours mean. */
const KEPT_EXTRAS: Record<number, (body: Uint8Array) => boolean> = {
  // With a picture within the picture it is longer.
  224: (body) => says(body, 0, 'JFIF\0') && body.length === 14,
  226: (body) => says(body, 0, 'ICC_PROFILE\0'),
  238: (body) => says(body, 0, 'Adobe'),
};

/**
 * A JPEG of its picture alone (ITU T.81, B.1): no EXIF but the way up, no XMP, no IPTC, no comment, and
 * nothing behind its end, where cameras put second pictures and films.
 */
export function bareJpeg(bytes: Bytes): Bytes {
  const segments = [...segmentsOf(bytes)];
  const exif = segments.find(({ marker, body }) => marker === 225 && says(body, 0, EXIF));
  const orientation = exif && orientationIn(exif.body.subarray(EXIF.length));
  return joined([
    Uint8Array.of(0xff, START),
    ...(orientation ? [exifSegment(orientation)] : []),
    ...segments.filter(isKept).map(({ whole }) => whole),
    Uint8Array.of(0xff, END),
  ]);
}

interface Segment {
  marker: number;
  /** With its marker and its length; a scan's with the pixels behind it. */
  whole: Uint8Array;
  body: Uint8Array;
}

/** Frames, tables and scans draw the picture; of the rest what KEPT_EXTRAS names. */
const isKept = ({ marker, body }: Segment): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= SCAN && marker <= 0xdd) ||
  Boolean(KEPT_EXTRAS[marker]?.(body));

function* segmentsOf(bytes: Bytes): Generator<Segment> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END;
    // A marker may have fillers before it.
    if (marker === 0xff) at++;
    else if (marker === END) return;
    else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      const behind = at + 2 + length;
      if (length < 2 || behind > bytes.length) return;
      const next = marker === SCAN ? endOfScan(bytes, behind) : behind;
      yield { marker, whole: bytes.subarray(at, next), body: bytes.subarray(at + 4, behind) };
      at = next;
    }
  }
}

/** Where a scan's pixels end: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: number): Bytes {
  const body = joined([latin(EXIF), exifOf(orientation)]);
  return joined([Uint8Array.of(0xff, 225, 0, body.length + 2), body]);
}
