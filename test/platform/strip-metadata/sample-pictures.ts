import { concatBytes, toLatin1Bytes } from '../../../src/platform/strip-metadata/bytes';

/** The location in the metadata of each sample; stripped pictures do not hold it. */
export const GPS_TEXT = 'GPS 50.3523 N 5.4567 E';

/** Creates EXIF as cameras write it, a TIFF block in either byte order: orientation and location. */
export function createExif(orientation = 6, isLittle = false): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(38));
  head.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  head.setUint16(2, 42, isLittle);
  head.setUint32(4, 8, isLittle);
  head.setUint16(8, 2, isLittle);
  // Orientation, then the offset of the GPS directory.
  for (const [offset, tag, type, count] of [
    [10, 0x0112, 3, 1],
    [22, 0x8825, 4, 1],
  ] as const) {
    head.setUint16(offset, tag, isLittle);
    head.setUint16(offset + 2, type, isLittle);
    head.setUint32(offset + 4, count, isLittle);
  }
  head.setUint16(18, orientation, isLittle);
  head.setUint32(30, 38, isLittle);
  return concatBytes([new Uint8Array(head.buffer), toLatin1Bytes(GPS_TEXT)]);
}

const PIXEL_BYTES = Uint8Array.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56);

export function createJpegSegment(marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = body.length + 2;
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}

const JFIF = createJpegSegment(0xe0, toLatin1Bytes('JFIF\0\x01\x02\0\0\x01\0\x01\0\0'));
const JPEG_COLOUR_PROFILE = createJpegSegment(
  0xe2,
  toLatin1Bytes('ICC_PROFILE\0\x01\x01 Display P3'),
);
const JPEG_QUANTIZATION_TABLE = createJpegSegment(0xdb, toLatin1Bytes('\0 sixty-four numbers'));
const JPEG_FRAME = createJpegSegment(0xc0, toLatin1Bytes('\x08 size'));
const JPEG_SCAN = concatBytes([
  createJpegSegment(0xda, toLatin1Bytes('\x01\0\0\x3f\0')),
  PIXEL_BYTES,
]);
const JPEG_START = Uint8Array.of(0xff, 0xd8);
const JPEG_END = Uint8Array.of(0xff, 0xd9);

/** Segments of a JPEG that may hold a location. */
export const METADATA_SEGMENTS = {
  EXIF: createJpegSegment(0xe1, concatBytes([toLatin1Bytes('Exif\0\0'), createExif()])),
  XMP: createJpegSegment(
    0xe1,
    toLatin1Bytes(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${GPS_TEXT}</x:xmpmeta>`),
  ),
  IPTC: createJpegSegment(0xed, toLatin1Bytes(`Photoshop 3.0\x008BIM${GPS_TEXT}`)),
  comment: createJpegSegment(0xfe, toLatin1Bytes(GPS_TEXT)),
  'an embedded thumbnail': createJpegSegment(0xe0, toLatin1Bytes(`JFXX\0\x10${GPS_TEXT}`)),
  'the index of further pictures': createJpegSegment(0xe2, toLatin1Bytes(`MPF\0${GPS_TEXT}`)),
};

/** Creates a JPEG as phones do: two scans, and a second picture with its own location after the end. */
export const createJpeg = (...extras: readonly Uint8Array[]) =>
  concatBytes([
    ...[
      JPEG_START,
      JFIF,
      ...extras,
      JPEG_COLOUR_PROFILE,
      JPEG_QUANTIZATION_TABLE,
      JPEG_FRAME,
      JPEG_SCAN,
      JPEG_QUANTIZATION_TABLE,
      JPEG_SCAN,
      JPEG_END,
    ],
    ...[JPEG_START, METADATA_SEGMENTS.EXIF, JPEG_END, toLatin1Bytes(GPS_TEXT)],
  ]);

/** Creates the same JPEG without metadata and second picture, with these segments. */
export const createStrippedJpeg = (...extras: readonly Uint8Array[]) =>
  concatBytes([
    JPEG_START,
    ...extras,
    JFIF,
    JPEG_COLOUR_PROFILE,
    JPEG_QUANTIZATION_TABLE,
    JPEG_FRAME,
    JPEG_SCAN,
    JPEG_QUANTIZATION_TABLE,
    JPEG_SCAN,
    JPEG_END,
  ]);

/** Creates a PNG chunk with this checksum. */
export function createSamplePngChunk(
  type: string,
  body: Uint8Array,
  crc = 0,
): Uint8Array<ArrayBuffer> {
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, body.length);
  numbers.setUint32(4, crc);
  const bytes = new Uint8Array(numbers.buffer);
  return concatBytes([bytes.subarray(0, 4), toLatin1Bytes(type), body, bytes.subarray(4)]);
}

export const METADATA_PNG_CHUNKS = {
  tEXt: createSamplePngChunk('tEXt', toLatin1Bytes(`Location\0${GPS_TEXT}`)),
  zTXt: createSamplePngChunk('zTXt', toLatin1Bytes(`Location\0\0${GPS_TEXT}`)),
  iTXt: createSamplePngChunk('iTXt', toLatin1Bytes(`XML:com.adobe.xmp\0\0\0\0\0${GPS_TEXT}`)),
  tIME: createSamplePngChunk('tIME', toLatin1Bytes(GPS_TEXT)),
  'a private chunk': createSamplePngChunk('prVt', toLatin1Bytes(GPS_TEXT)),
};

const PNG_SIGNATURE = toLatin1Bytes('\x89PNG\r\n\x1a\n');
const PNG_HEADER = createSamplePngChunk('IHDR', toLatin1Bytes('thirteen byte'));
const PNG_DRAWN_CHUNKS = [
  createSamplePngChunk('gAMA', toLatin1Bytes('four')),
  createSamplePngChunk('IDAT', PIXEL_BYTES),
  createSamplePngChunk('IDAT', PIXEL_BYTES),
];
/** An empty chunk, whose checksum is constant. */
const PNG_END = createSamplePngChunk('IEND', new Uint8Array(), 0xae426082);

export const createPng = (...extras: readonly Uint8Array[]) =>
  concatBytes([
    PNG_SIGNATURE,
    PNG_HEADER,
    ...PNG_DRAWN_CHUNKS,
    ...extras,
    PNG_END,
    toLatin1Bytes(GPS_TEXT),
  ]);

export const createStrippedPng = (...extras: readonly Uint8Array[]) =>
  concatBytes([PNG_SIGNATURE, PNG_HEADER, ...extras, ...PNG_DRAWN_CHUNKS, PNG_END]);

export function createSampleWebpChunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, body.length, true);
  return concatBytes([toLatin1Bytes(type), length, body, new Uint8Array(body.length % 2)]);
}

const createRiff = (...chunks: readonly Uint8Array[]) => {
  const body = concatBytes([toLatin1Bytes('WEBP'), ...chunks]);
  return createSampleWebpChunk('RIFF', body);
};

const createExtendedHeader = (flags: number) =>
  createSampleWebpChunk('VP8X', concatBytes([Uint8Array.of(flags), toLatin1Bytes('\0\0\0canvas')]));
const WEBP_PIXELS = createSampleWebpChunk('VP8 ', PIXEL_BYTES);

export const METADATA_WEBP_CHUNKS = {
  'XMP ': createSampleWebpChunk('XMP ', toLatin1Bytes(GPS_TEXT)),
  'an unknown chunk': createSampleWebpChunk('WHAT', toLatin1Bytes(GPS_TEXT)),
};

/** Creates a WebP whose header declares a colour profile, EXIF and XMP. */
export const createWebp = (...extras: readonly Uint8Array[]) =>
  concatBytes([
    createRiff(createExtendedHeader(0x2c), WEBP_PIXELS, ...extras),
    toLatin1Bytes(GPS_TEXT),
  ]);

export const createStrippedWebp = (...extras: readonly Uint8Array[]) =>
  createRiff(createExtendedHeader(extras.length > 0 ? 0x28 : 0x20), WEBP_PIXELS, ...extras);

/** Returns bytes as a text of one character each, so that a test can search in them. */
export const toBinaryString = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
