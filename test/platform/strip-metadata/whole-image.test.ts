import { describe, expect, test } from 'vitest';
import { concatBytes, toLatin1Bytes } from '../../../src/platform/strip-metadata/bytes';
import { isWholeImage, stripMetadata } from '../../../src/platform/strip-metadata/strip-metadata';
import { createJpeg, createPng, createWebp, METADATA_SEGMENTS } from './sample-pictures';

describe.each([
  ['image/jpeg', createJpeg(METADATA_SEGMENTS.XMP)],
  ['image/png', createPng()],
  ['image/webp', createWebp()],
] as const)('%s', (type, sample) => {
  const bytes = concatBytes([stripMetadata(sample, type)]);

  test('is whole, also with a film behind its end', () => {
    expect(isWholeImage(bytes, type)).toBe(true);
    const film = toLatin1Bytes('ftyp \xff\xda \xff\xd8');
    expect(isWholeImage(concatBytes([bytes, film]), type)).toBe(true);
  });

  test('is not whole wherever it is cut off', () => {
    const cuts = [0.95, 0.8, 0.5, 0.2, 0].map((share) => Math.floor((bytes.length - 12) * share));
    expect(cuts.filter((cut) => isWholeImage(bytes.slice(0, cut), type))).toEqual([]);
  });
});
