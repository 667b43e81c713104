import { describe, expect, test } from 'vitest';
import { concatBytes, toLatin1Bytes } from '../../../src/platform/strip-metadata/bytes';
import {
  createOrientationExif,
  findOrientation,
} from '../../../src/platform/strip-metadata/orientation';
import { stripMetadata } from '../../../src/platform/strip-metadata/strip-metadata';
import {
  createExif,
  createJpeg,
  createJpegSegment,
  createPng,
  createSamplePngChunk,
  createSampleWebpChunk,
  createStrippedJpeg,
  createStrippedPng,
  createStrippedWebp,
  createWebp,
  GPS_TEXT,
  METADATA_PNG_CHUNKS,
  METADATA_SEGMENTS,
  METADATA_WEBP_CHUNKS,
  toBinaryString,
} from './sample-pictures';

type Bytes = Uint8Array<ArrayBuffer>;
const createStripper = (type: string) => (bytes: Bytes) =>
  toBinaryString(stripMetadata(bytes, type));
const [stripJpegToText, stripPngToText, stripWebpToText] = [
  'image/jpeg',
  'image/png',
  'image/webp',
].map(createStripper) as [
  (bytes: Bytes) => string,
  (bytes: Bytes) => string,
  (bytes: Bytes) => string,
];

describe('a JPEG', () => {
  const { EXIF, ...withoutOrientation } = METADATA_SEGMENTS;
  const orientationExif = createJpegSegment(
    0xe1,
    concatBytes([toLatin1Bytes('Exif\0\0'), createOrientationExif(6)]),
  );

  test('keeps its colours, tables and scans, and nothing after its end', () => {
    expect(stripJpegToText(createJpeg())).toBe(toBinaryString(createStrippedJpeg()));
  });

  test.each(Object.entries(withoutOrientation))(
    'loses metadata with a location: %s',
    (_, extra) => {
      expect(stripJpegToText(createJpeg(extra))).toBe(toBinaryString(createStrippedJpeg()));
    },
  );

  test('keeps its orientation', () => {
    expect(stripJpegToText(createJpeg(EXIF, withoutOrientation.XMP))).toBe(
      toBinaryString(createStrippedJpeg(orientationExif)),
    );
  });

  test('has no EXIF if it is upright', () => {
    const uprightExif = createJpegSegment(
      0xe1,
      concatBytes([toLatin1Bytes('Exif\0\0'), createExif(1)]),
    );
    expect(stripJpegToText(createJpeg(uprightExif))).toBe(toBinaryString(createStrippedJpeg()));
  });

  test('that is truncated ends with its end marker and holds no location', () => {
    const whole = createJpeg(EXIF);
    for (let length = 3; length < whole.length; length++) {
      const cut = stripJpegToText(whole.slice(0, length));
      expect(cut.slice(-2)).toBe('\xff\xd9');
      expect(cut).not.toContain(GPS_TEXT);
    }
  });
});

describe('a PNG', () => {
  test.each(Object.entries(METADATA_PNG_CHUNKS))(
    'loses metadata with a location: %s',
    (_, extra) => {
      expect(stripPngToText(createPng(extra))).toBe(toBinaryString(createStrippedPng()));
    },
  );

  test('keeps the orientation of its EXIF, before its pixels and with a valid checksum', () => {
    const orientationExif = createSamplePngChunk('eXIf', createOrientationExif(6), 0xd6674b69);
    expect(
      stripPngToText(
        createPng(createSamplePngChunk('eXIf', createExif()), METADATA_PNG_CHUNKS.tEXt),
      ),
    ).toBe(toBinaryString(createStrippedPng(orientationExif)));
  });
});

describe('a WebP', () => {
  test.each(Object.entries(METADATA_WEBP_CHUNKS))(
    'loses metadata with a location: %s',
    (_, extra) => {
      expect(stripWebpToText(createWebp(extra))).toBe(toBinaryString(createStrippedWebp()));
    },
  );

  test.each([
    ['without a prefix', createExif()],
    ['with the prefix that JPEGs use', concatBytes([toLatin1Bytes('Exif\0\0'), createExif()])],
  ])('keeps only the orientation of its EXIF: %s', (_, body) => {
    expect(
      stripWebpToText(
        createWebp(createSampleWebpChunk('EXIF', body), METADATA_WEBP_CHUNKS['XMP ']),
      ),
    ).toBe(
      toBinaryString(createStrippedWebp(createSampleWebpChunk('EXIF', createOrientationExif(6)))),
    );
  });
});

test.each([2, 3, 4, 5, 6, 7, 8])(
  'orientation %i is read from every form of EXIF',
  (orientation) => {
    expect(findOrientation(createExif(orientation))).toBe(orientation);
    expect(findOrientation(createExif(orientation, true))).toBe(orientation);
    expect(findOrientation(createOrientationExif(orientation))).toBe(orientation);
  },
);

test.each([
  ['the value for upright', createExif(1)],
  ['the invalid value 9', createExif(9)],
  ['no bytes', new Uint8Array()],
  ['no TIFF header', toLatin1Bytes('MM\0+\0\0\0\x08\0\x01')],
  ['a directory at an offset outside', createExif().with(4, 255)],
])('the orientation of EXIF with %s is undefined', (_, block) => {
  expect(findOrientation(block)).toBeUndefined();
});
