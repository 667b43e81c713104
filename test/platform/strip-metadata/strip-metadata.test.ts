import { describe, expect, test } from 'vitest';
import { fileType, MEDIA_TYPES } from '../../../src/features/forms/kit/submit/file-type';
import { exifOf, orientationIn } from '../../../src/platform/strip-metadata/orientation';
import { joined, latin } from '../../../src/platform/strip-metadata/parts';
import { barePicture } from '../../../src/platform/strip-metadata/strip-metadata';
import { fc } from '../../cases';
import {
  bareJpegOf,
  barePngOf,
  bareWebpOf,
  exif,
  jpeg,
  PLACE,
  png,
  pngChunk,
  segment,
  TELLING_CHUNKS,
  TELLING_SEGMENTS,
  TELLING_WEBP_CHUNKS,
  webp,
  webpChunk,
} from './camera';

type Bytes = Uint8Array<ArrayBuffer>;
const text = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bare = (type: string) => (bytes: Bytes) => text(barePicture(bytes, type));
const [bareJpeg, barePng, bareWebp] = ['image/jpeg', 'image/png', 'image/webp'].map(bare) as [
  (bytes: Bytes) => string,
  (bytes: Bytes) => string,
  (bytes: Bytes) => string,
];

describe('a JPEG', () => {
  const { EXIF, ...silent } = TELLING_SEGMENTS;
  const upright = segment(0xe1, joined([latin('Exif\0\0'), exifOf(6)]));

  test('keeps its colours, its tables and all its scans, and ends where it ends', () => {
    expect(bareJpeg(jpeg())).toBe(text(bareJpegOf()));
  });

  test.each(Object.entries(silent))('loses what tells the place: %s', (_, extra) => {
    expect(bareJpeg(jpeg(extra))).toBe(text(bareJpegOf()));
  });

  test('that was taken with the telephone upright still stands upright', () => {
    expect(bareJpeg(jpeg(EXIF, silent.XMP))).toBe(text(bareJpegOf(upright)));
  });

  test('needs no EXIF where it stands as it is', () => {
    const level = segment(0xe1, joined([latin('Exif\0\0'), exif(1)]));
    expect(bareJpeg(jpeg(level))).toBe(text(bareJpegOf()));
  });

  test('that is cut off ends where it was cut', () => {
    const whole = jpeg(EXIF);
    for (let length = 3; length < whole.length; length++) {
      const cut = bareJpeg(whole.slice(0, length));
      expect(cut.slice(-2)).toBe('\xff\xd9');
      expect(cut).not.toContain(PLACE);
    }
  });
});

describe('a PNG', () => {
  test.each(Object.entries(TELLING_CHUNKS))('loses what tells the place: %s', (_, extra) => {
    expect(barePng(png(extra))).toBe(text(barePngOf()));
  });

  test('keeps of its EXIF which way up it is, before its pixels and with a right checksum', () => {
    const upright = pngChunk('eXIf', exifOf(6), 0xd6674b69);
    expect(barePng(png(pngChunk('eXIf', exif()), TELLING_CHUNKS.tEXt))).toBe(
      text(barePngOf(upright)),
    );
  });
});

describe('a WebP', () => {
  test.each(Object.entries(TELLING_WEBP_CHUNKS))('loses what tells the place: %s', (_, extra) => {
    expect(bareWebp(webp(extra))).toBe(text(bareWebpOf()));
  });

  test.each([
    ['by itself', exif()],
    ['under the name that JPEGs give it', joined([latin('Exif\0\0'), exif()])],
  ])('keeps of its EXIF which way up it is: %s', (_, body) => {
    expect(bareWebp(webp(webpChunk('EXIF', body), TELLING_WEBP_CHUNKS['XMP ']))).toBe(
      text(bareWebpOf(webpChunk('EXIF', exifOf(6)))),
    );
  });
});

test.each([2, 3, 4, 5, 6, 7, 8])('which way up: %i is read as it was written', (orientation) => {
  expect(orientationIn(exif(orientation))).toBe(orientation);
  expect(orientationIn(exif(orientation, true))).toBe(orientation);
  expect(orientationIn(exifOf(orientation))).toBe(orientation);
});

test.each([
  ['as it stands', exif(1)],
  ['nine', exif(9)],
  ['nothing', new Uint8Array()],
  ['no TIFF', latin('MM\0+\0\0\0\x08\0\x01')],
  ['a directory that lies elsewhere', exif().with(4, 255)],
])('which way up: %s says nothing', (_, block) => {
  expect(orientationIn(block)).toBeUndefined();
});

describe('whatever is sent as a picture', () => {
  const noise = fc.uint8Array({ maxLength: 60 });
  const extras = fc.array(
    fc.oneof(
      fc.constantFrom(...Object.values(TELLING_SEGMENTS)),
      fc.constantFrom(...Object.values(TELLING_CHUNKS)),
      fc.constantFrom(...Object.values(TELLING_WEBP_CHUNKS)),
      fc.constantFrom(pngChunk('eXIf', exif()), webpChunk('EXIF', exif())),
    ),
    { maxLength: 4 },
  );
  const pictures = fc
    .tuple(fc.constantFrom(jpeg, png, webp), extras, noise, fc.nat(600), fc.nat(600))
    .map(([picture, parts, rubbish, from, until]) => {
      const whole = picture(...parts);
      // Damaged somewhere behind the letters that make it a picture.
      const at = 12 + (from % Math.max(1, whole.length - 12));
      return [
        whole,
        whole.slice(0, Math.max(12, until)),
        joined([whole.subarray(0, at), rubbish, whole.subarray(at)]),
      ] as const;
    });

  test('it stays the type it was, twice is once, and no part of it says where it was taken', () => {
    fc.assert(
      fc.property(pictures, ([whole, cut, damaged]) => {
        for (const bytes of [whole, cut, damaged]) {
          const type = fileType(bytes) ?? 'pdf';
          const once = barePicture(bytes, MEDIA_TYPES[type]);
          expect(fileType(once)).toBe(type);
          expect(text(barePicture(once, MEDIA_TYPES[type]))).toBe(text(once));
        }
        const type = fileType(whole) ?? 'pdf';
        for (const bytes of [whole, cut])
          expect(text(barePicture(bytes, MEDIA_TYPES[type]))).not.toContain(PLACE);
      }),
      { numRuns: 300 },
    );
  });

  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', ''),
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('image/jpeg', 'image/png', 'image/webp'),
        (start, rest, type) => {
          barePicture(joined([latin(start), rest]), type);
        },
      ),
    );
  });
});

test('other files come back as they are', () => {
  const pdf = latin(`%PDF-1.7 ${PLACE}`);
  expect(barePicture(pdf, 'application/pdf')).toBe(pdf);
});
