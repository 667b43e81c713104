import { concatBytes, hasTextAt, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';
import type { Bytes } from './strip-metadata';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const EXIF_HEADER = 'Exif\0\0';

/** Of a file's extras (APP0 to APP15): how pixels are measured, and what their colours mean. */
const KEPT_APP_SEGMENTS: Record<number, (body: Uint8Array) => boolean> = {
  // With a picture within the picture it is longer.
  224: (body) => hasTextAt(body, 0, 'JFIF\0') && body.length === 14,
  226: (body) => hasTextAt(body, 0, 'ICC_PROFILE\0'),
  238: (body) => hasTextAt(body, 0, 'Adobe'),
};

/**
 * A JPEG of its picture alone (ITU T.81, B.1): no EXIF but the way up, no XMP, no IPTC, no comment, and
 * nothing behind its end, where cameras put second pictures and films.
 */
export function stripJpeg(bytes: Bytes): Bytes {
  const segments = [...parseSegments(bytes)];
  const exif = segments.find(
    ({ marker, body }) => marker === 225 && hasTextAt(body, 0, EXIF_HEADER),
  );
  const orientation = exif && findOrientation(exif.body.subarray(EXIF_HEADER.length));
  return concatBytes([
    Uint8Array.of(0xff, SOI),
    ...(orientation ? [createExifSegment(orientation)] : []),
    ...segments.filter(isKeptSegment).map(({ raw }) => raw),
    Uint8Array.of(0xff, EOI),
  ]);
}

interface JpegSegment {
  marker: number;
  /** With its marker and its length; a scan's with the pixels behind it. */
  raw: Uint8Array;
  body: Uint8Array;
}

/** Frames, tables and scans draw the picture; of the rest what KEPT_EXTRAS names. */
const isKeptSegment = ({ marker, body }: JpegSegment): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= SOS && marker <= 0xdd) ||
  Boolean(KEPT_APP_SEGMENTS[marker]?.(body));

function* parseSegments(bytes: Bytes): Generator<JpegSegment> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? EOI;
    // A marker may have fillers before it.
    if (marker === 0xff) at++;
    else if (marker === EOI) return;
    else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      const behind = at + 2 + length;
      if (length < 2 || behind > bytes.length) return;
      const next = marker === SOS ? findScanEnd(bytes, behind) : behind;
      yield { marker, raw: bytes.subarray(at, next), body: bytes.subarray(at + 4, behind) };
      at = next;
    }
  }
}

/** Where a scan's pixels end: at the first marker that is neither a stuffed byte nor a restart. */
function findScanEnd(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function createExifSegment(orientation: number): Bytes {
  const body = concatBytes([toLatin1Bytes(EXIF_HEADER), createOrientationExif(orientation)]);
  return concatBytes([Uint8Array.of(0xff, 225, 0, body.length + 2), body]);
}
