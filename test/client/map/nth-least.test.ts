import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNthLeast } from '../../../client/map/frame/nth-least';

/** Few different values, so that many are equal. */
const values = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 60 });

test('the nth least value is the one that stands there in sorted values', () => {
  fc.assert(
    fc.property(values, fc.nat(), (list, number) => {
      const index = number % list.length;
      expect(findNthLeast(Float64Array.from(list), index)).toBe(
        Float64Array.from(list).sort()[index],
      );
    }),
  );
});
