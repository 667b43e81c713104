import { expect, test } from 'vitest';
import type { CropChoice } from '../../../src/domain/images/picture-crop';
import { computeCrop, describeCrop } from '../../../src/domain/images/picture-crop';

const WIDE = { width: 1200, height: 800 };

test.each([
  ['half of the width from the left', { left: 0, top: 0, width: 50 }, [0, 0, 600, 600]],
  ['all of the width, as high as it is', { left: 0, top: 0, width: 100 }, [0, 0, 800, 800]],
  ['beyond the right edge, moved into the picture', { left: 90, top: 0, width: 50 }, [600, 0]],
  ['beyond the foot, moved into the picture', { left: 0, top: 90, width: 25 }, [0, 500, 300, 300]],
] as const)('a square of %s', (_, place, expected) => {
  const { x, y, width, height } = computeCrop(WIDE, { shape: 'square', ...place });
  expect([x, y, width, height].slice(0, expected.length)).toEqual(expected);
});

test('a part of 4 by 3 is described as it was chosen', () => {
  const choice: CropChoice = { shape: 'landscape', left: 10, top: 20, width: 50 };
  const crop = computeCrop(WIDE, choice);
  expect([crop.width, crop.height]).toEqual([600, 450]);
  expect(describeCrop(crop)).toEqual(choice);
});
