import { describe, expect, test } from 'vitest';
import { detectFileType, MEDIA_TYPES } from '../../../src/features/forms/kit/submit/file-type';
import { concatBytes, toLatin1Bytes } from '../../../src/platform/strip-metadata/bytes';
import { stripMetadata } from '../../../src/platform/strip-metadata/strip-metadata';
import { fc } from '../../seeded-fast-check';
import {
  createExif,
  createJpeg,
  createPng,
  createSamplePngChunk,
  createSampleWebpChunk,
  createWebp,
  GPS_TEXT,
  METADATA_PNG_CHUNKS,
  METADATA_SEGMENTS,
  METADATA_WEBP_CHUNKS,
  toBinaryString,
} from './sample-pictures';

describe('any uploaded image', () => {
  const noise = fc.uint8Array({ maxLength: 60 });
  const extras = fc.array(
    fc.oneof(
      fc.constantFrom(...Object.values(METADATA_SEGMENTS)),
      fc.constantFrom(...Object.values(METADATA_PNG_CHUNKS)),
      fc.constantFrom(...Object.values(METADATA_WEBP_CHUNKS)),
      fc.constantFrom(
        createSamplePngChunk('eXIf', createExif()),
        createSampleWebpChunk('EXIF', createExif()),
      ),
    ),
    { maxLength: 4 },
  );
  const pictures = fc
    .tuple(
      fc.constantFrom(createJpeg, createPng, createWebp),
      extras,
      noise,
      fc.nat(600),
      fc.nat(600),
    )
    .map(([picture, parts, insertedBytes, from, until]) => {
      const whole = picture(...parts);
      // Damaged after the bytes that identify the file type.
      const index = 12 + (from % Math.max(1, whole.length - 12));
      return [
        whole,
        whole.slice(0, Math.max(12, until)),
        concatBytes([whole.subarray(0, index), insertedBytes, whole.subarray(index)]),
      ] as const;
    });

  test('keeps its type, is unchanged by a second run, and holds no location', () => {
    fc.assert(
      fc.property(pictures, ([whole, cut, damaged]) => {
        for (const bytes of [whole, cut, damaged]) {
          const type = detectFileType(bytes) ?? 'pdf';
          const once = stripMetadata(bytes, MEDIA_TYPES[type]);
          expect(detectFileType(once)).toBe(type);
          expect(toBinaryString(stripMetadata(once, MEDIA_TYPES[type]))).toBe(toBinaryString(once));
        }
        const type = detectFileType(whole) ?? 'pdf';
        for (const bytes of [whole, cut])
          expect(toBinaryString(stripMetadata(bytes, MEDIA_TYPES[type]))).not.toContain(GPS_TEXT);
      }),
      { numRuns: 300 },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', ''),
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('image/jpeg', 'image/png', 'image/webp'),
        (start, rest, type) => {
          stripMetadata(concatBytes([toLatin1Bytes(start), rest]), type);
        },
      ),
    );
  });
});

test('other files are returned unchanged', () => {
  const pdf = toLatin1Bytes(`%PDF-1.7 ${GPS_TEXT}`);
  expect(stripMetadata(pdf, 'application/pdf')).toBe(pdf);
});
