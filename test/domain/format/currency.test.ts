import { expect, test } from 'vitest';
import { formatCurrency } from '../../../src/domain/format/currency';
import { fc } from '../../seeded-fast-check';

const REFERENCE = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
});

test('an amount is written as Belgian Dutch writes it, whole or with cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true })), (amount) => {
      const text = Number.isFinite(amount) ? `€\u00a0${REFERENCE.format(amount)}` : 'NaN';
      expect(formatCurrency(amount)).toBe(text);
    }),
  );
});

test.each([
  [254000, '€\u00a0254.000'],
  [1234567, '€\u00a01.234.567'],
  [850, '€\u00a0850'],
  [0, '€\u00a00'],
  [892.5, '€\u00a0892,50'],
  [1234.56, '€\u00a01.234,56'],
  [0.999, '€\u00a01'],
])('%d is %s', (amount, text) => {
  expect(formatCurrency(amount)).toBe(text);
});

test('a negative amount keeps its sign', () => {
  expect(formatCurrency(-1234)).toBe('€\u00a0-1.234');
});

test('minus zero has no sign', () => {
  expect(formatCurrency(-0)).toBe('€\u00a00');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  '%d, which is not an amount, shows NaN',
  (amount) => {
    expect(formatCurrency(amount)).toBe('NaN');
  },
);
