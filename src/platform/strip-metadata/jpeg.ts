import type { Bytes } from './bytes';
import { concatBytes, hasTextAt, runToEnd, toLatin1Bytes } from './bytes';
import { createOrientationExif, findOrientation } from './orientation';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const EXIF_HEADER = 'Exif\0\0';

/** The application segments (APP0 to APP15) that are kept: pixel density and colour information. */
const KEPT_APP_SEGMENTS: Record<number, (body: Uint8Array) => boolean> = {
  // A longer JFIF segment holds a thumbnail.
  224: (body) => hasTextAt(body, 0, 'JFIF\0') && body.length === 14,
  226: (body) => hasTextAt(body, 0, 'ICC_PROFILE\0'),
  238: (body) => hasTextAt(body, 0, 'Adobe'),
};

/**
 * Returns the parts of a JPEG with its image only (ITU T.81, B.1): of EXIF the orientation, no XMP, no IPTC, no
 * comment, and no data after its end, where cameras append second images and films.
 */
export function selectJpegParts(bytes: Bytes): Uint8Array[] {
  const segments = [...parseSegments(bytes)];
  const exif = segments.find(
    ({ marker, body }) => marker === 225 && hasTextAt(body, 0, EXIF_HEADER),
  );
  const orientation = exif && findOrientation(exif.body.subarray(EXIF_HEADER.length));
  return [
    Uint8Array.of(0xff, SOI),
    ...(orientation ? [createExifSegment(orientation)] : []),
    ...segments.filter(isKeptSegment).map(({ raw }) => raw),
    Uint8Array.of(0xff, EOI),
  ];
}

interface JpegSegment {
  marker: number;
  /** The whole segment: marker, length and body; of a scan also the pixels that follow. */
  raw: Uint8Array;
  body: Uint8Array;
}

/** Keeps frames, tables and scans, which hold the image, and the segments of KEPT_APP_SEGMENTS. */
const isKeptSegment = ({ marker, body }: JpegSegment): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= SOS && marker <= 0xdd) ||
  Boolean(KEPT_APP_SEGMENTS[marker]?.(body));

/** Parses the segments in their order, and returns whether the image has its end. */
function* parseSegments(bytes: Bytes): Generator<JpegSegment, boolean> {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? EOI;
    // Fill bytes may precede a marker.
    if (marker === 0xff) offset++;
    else if (marker === EOI) return true;
    else {
      const length = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0);
      const end = offset + 2 + length;
      if (length < 2 || end > bytes.length) return false;
      const next = marker === SOS ? findScanEnd(bytes, end) : end;
      yield { marker, raw: bytes.subarray(offset, next), body: bytes.subarray(offset + 4, end) };
      offset = next;
    }
  }
  return bytes[offset] === 0xff && bytes[offset + 1] === EOI;
}

/** Whether a JPEG was sent to its end: one that was cut off is grey below. */
export const isWholeJpeg = (bytes: Bytes): boolean => runToEnd(parseSegments(bytes));

/** Finds the end of a scan's pixels: the first marker that is neither a stuffed byte nor a restart. */
function findScanEnd(bytes: Bytes, from: number): number {
  for (let index = bytes.indexOf(0xff, from); index >= 0; index = bytes.indexOf(0xff, index + 1)) {
    const next = bytes[index + 1];
    if (next === undefined) return index;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return index;
  }
  return bytes.length;
}

function createExifSegment(orientation: number): Bytes {
  const body = concatBytes([toLatin1Bytes(EXIF_HEADER), createOrientationExif(orientation)]);
  return concatBytes([Uint8Array.of(0xff, 225, 0, body.length + 2), body]);
}
