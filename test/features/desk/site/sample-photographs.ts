import { concatBytes } from '../../../../src/platform/strip-metadata/bytes';
import {
  createJpegSegment,
  createSampleWebpChunk,
  METADATA_SEGMENTS,
  METADATA_WEBP_CHUNKS,
} from '../../../platform/strip-metadata/sample-pictures';

/** A JPEG of this width, half as high, with what a camera writes into it. */
export const createPhotograph = (width: number) => {
  const [high, low] = [width / 2, width].map((size) => [size >> 8, size & 0xff]) as [
    number[],
    number[],
  ];
  return concatBytes([
    Uint8Array.of(0xff, 0xd8),
    METADATA_SEGMENTS.XMP,
    createJpegSegment(0xc0, Uint8Array.of(8, ...high, ...low, 1, 1, 0x11, 0)),
    createJpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 3, 0xff, 0xd9),
  ]);
};

/** A WebP of this width, half as high, with what a camera writes into it. */
export const createWebpPhotograph = (width: number) => {
  const sizes = [width - 1, width / 2 - 1].flatMap((size) => [size & 0xff, size >> 8, 0]);
  const chunks = concatBytes([
    new TextEncoder().encode('WEBP'),
    createSampleWebpChunk('VP8X', Uint8Array.of(4, 0, 0, 0, ...sizes)),
    createSampleWebpChunk('VP8 ', Uint8Array.of(1, 2, 3, 4)),
    METADATA_WEBP_CHUNKS['XMP '],
  ]);
  return createSampleWebpChunk('RIFF', chunks);
};
