import { joined, latin } from '../../../src/platform/strip-metadata/parts';

/** What cameras write beside a picture; each holds PLACE, which nobody may read afterwards. */
export const PLACE = 'GPS 50.3523 N 5.4567 E';

/** A TIFF block as cameras write EXIF, in either order of bytes: which way up, and where. */
export function exif(orientation = 6, isLittle = false): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(38));
  head.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  head.setUint16(2, 42, isLittle);
  head.setUint32(4, 8, isLittle);
  head.setUint16(8, 2, isLittle);
  // Orientation, then where the GPS directory lies.
  for (const [at, tag, type, count] of [
    [10, 0x0112, 3, 1],
    [22, 0x8825, 4, 1],
  ] as const) {
    head.setUint16(at, tag, isLittle);
    head.setUint16(at + 2, type, isLittle);
    head.setUint32(at + 4, count, isLittle);
  }
  head.setUint16(18, orientation, isLittle);
  head.setUint32(30, 38, isLittle);
  return joined([new Uint8Array(head.buffer), latin(PLACE)]);
}

const PIXELS = Uint8Array.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56);

export function segment(marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = body.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}

const JFIF = segment(0xe0, latin('JFIF\0\x01\x02\0\0\x01\0\x01\0\0'));
const COLOURS = segment(0xe2, latin('ICC_PROFILE\0\x01\x01 Display P3'));
const TABLE = segment(0xdb, latin('\0 sixty-four numbers'));
const FRAME = segment(0xc0, latin('\x08 size'));
const SCAN = joined([segment(0xda, latin('\x01\0\0\x3f\0')), PIXELS]);
const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);

/** A JPEG's extras in which a place may stand. */
export const TELLING_SEGMENTS = {
  EXIF: segment(0xe1, joined([latin('Exif\0\0'), exif()])),
  XMP: segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`)),
  IPTC: segment(0xed, latin(`Photoshop 3.0\x008BIM${PLACE}`)),
  comment: segment(0xfe, latin(PLACE)),
  'a picture within': segment(0xe0, latin(`JFXX\0\x10${PLACE}`)),
  'the list of more pictures': segment(0xe2, latin(`MPF\0${PLACE}`)),
};

/** What a telephone makes: two scans, and a second picture with its own place behind the end. */
export const jpeg = (...extras: readonly Uint8Array[]) =>
  joined([
    ...[START, JFIF, ...extras, COLOURS, TABLE, FRAME, SCAN, TABLE, SCAN, END],
    ...[START, TELLING_SEGMENTS.EXIF, END, latin(PLACE)],
  ]);

/** The same picture, and nothing else. */
export const bareJpegOf = (...extras: readonly Uint8Array[]) =>
  joined([START, ...extras, JFIF, COLOURS, TABLE, FRAME, SCAN, TABLE, SCAN, END]);

/** A PNG's chunk; its checksum is the writer's business. */
export function pngChunk(type: string, body: Uint8Array, crc = 0): Uint8Array<ArrayBuffer> {
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, body.length);
  numbers.setUint32(4, crc);
  const bytes = new Uint8Array(numbers.buffer);
  return joined([bytes.subarray(0, 4), latin(type), body, bytes.subarray(4)]);
}

export const TELLING_CHUNKS = {
  tEXt: pngChunk('tEXt', latin(`Location\0${PLACE}`)),
  zTXt: pngChunk('zTXt', latin(`Location\0\0${PLACE}`)),
  iTXt: pngChunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0${PLACE}`)),
  tIME: pngChunk('tIME', latin(PLACE)),
  'a private one': pngChunk('prVt', latin(PLACE)),
};

const PNG_SIGNATURE = latin('\x89PNG\r\n\x1a\n');
const HEADER = pngChunk('IHDR', latin('thirteen byte'));
const DRAWN = [pngChunk('gAMA', latin('four')), pngChunk('IDAT', PIXELS), pngChunk('IDAT', PIXELS)];
/** Empty, so that every writer's checksum is the same. */
const PNG_END = pngChunk('IEND', new Uint8Array(), 0xae426082);

export const png = (...extras: readonly Uint8Array[]) =>
  joined([PNG_SIGNATURE, HEADER, ...DRAWN, ...extras, PNG_END, latin(PLACE)]);

export const barePngOf = (...extras: readonly Uint8Array[]) =>
  joined([PNG_SIGNATURE, HEADER, ...extras, ...DRAWN, PNG_END]);

export function webpChunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, body.length, true);
  return joined([latin(type), length, body, new Uint8Array(body.length % 2)]);
}

const riff = (...chunks: readonly Uint8Array[]) => {
  const body = joined([latin('WEBP'), ...chunks]);
  return webpChunk('RIFF', body);
};

const extended = (flags: number) =>
  webpChunk('VP8X', joined([Uint8Array.of(flags), latin('\0\0\0canvas')]));
const WEBP_PIXELS = webpChunk('VP8 ', PIXELS);

export const TELLING_WEBP_CHUNKS = {
  'XMP ': webpChunk('XMP ', latin(PLACE)),
  'one of nobody': webpChunk('WHAT', latin(PLACE)),
};

/** One that says of itself that it has colours, EXIF and XMP. */
export const webp = (...extras: readonly Uint8Array[]) =>
  joined([riff(extended(0x2c), WEBP_PIXELS, ...extras), latin(PLACE)]);

export const bareWebpOf = (...extras: readonly Uint8Array[]) =>
  riff(extended(extras.length > 0 ? 0x28 : 0x20), WEBP_PIXELS, ...extras);
