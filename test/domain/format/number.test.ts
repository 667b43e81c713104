import { expect, test } from 'vitest';
import { formatNumber } from '../../../src/domain/format/number';
import { fc } from '../../seeded-fast-check';

const REFERENCE = new Intl.NumberFormat('nl-BE', {
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

test('a number is written as Belgian Dutch writes it, whatever its size, sign and fraction', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.maxSafeInteger(), fc.double()),
      (value) => {
        expect(formatNumber(value)).toBe(REFERENCE.format(value));
      },
    ),
  );
  expect(formatNumber(-0)).toBe('0');
  expect(formatNumber(1234.5)).toBe('1.234,5');
});
