import { describe, expect, test } from 'vitest';
import { readDeclaredNumber } from '../../../src/domain/typed-values/read-declared-number';
import type { NumberBounds } from '../../../src/domain/typed-values/read-number';
import { readNumber } from '../../../src/domain/typed-values/read-number';
import { readReference } from '../../../src/domain/typed-values/read-reference';
import { describeReading } from './describe-reading';

const SURFACE: NumberBounds = { min: 1, max: 100_000 };
const PERSONS: NumberBounds = { min: 1, max: 20 };
const RATE: NumberBounds = { min: 0, max: 20, decimals: 3 };
const LEVEL: NumberBounds = { min: -5000, max: 5000, decimals: 1 };

test.each<[text: string, bounds: NumberBounds, result: string | number]>([
  ['1250', SURFACE, 1250],
  ['1.250', SURFACE, 1250],
  ['1,250', SURFACE, 1250],
  ['1 250 m²', SURFACE, 1250],
  ['1250m2', SURFACE, 1250],
  ['1250 M²', SURFACE, 1250],
  ['1.250,00 m²', SURFACE, 1250],
  ['85,5', SURFACE, 'unreadable'],
  ['0', SURFACE, 'small'],
  ['-85', SURFACE, 'small'],
  ['100.001', SURFACE, 'large'],
  ['1.00.0', SURFACE, 'unclear 100'],
  ['3 ha', SURFACE, 'unreadable'],
  ['1250 m³', SURFACE, 'unreadable'],
  ['3', PERSONS, 3],
  ['03', PERSONS, 3],
  ['３', PERSONS, 3],
  ['3\u200b', PERSONS, 3],
  ['3.0', PERSONS, 'unclear 3'],
  ['2,5', PERSONS, 'unreadable'],
  ['1.000', PERSONS, 'large'],
  ['21', PERSONS, 'large'],
  ['drie', PERSONS, 'unreadable'],
  ['3 à 4', PERSONS, 'unreadable'],
  // Where nothing can be grouped the only sign is the decimal sign.
  ['3,40', RATE, 3.4],
  ['3.4', RATE, 3.4],
  ['3,125', RATE, 3.125],
  ['3.125 %', RATE, 3.125],
  ['3,12345', RATE, 'large'],
  ['20,1', RATE, 'large'],
  ['-1', RATE, 'small'],
  // Below zero where that is allowed.
  ['-12,5', LEVEL, -12.5],
  ['− 12.5', LEVEL, -12.5],
  ['-1.250', LEVEL, -1250],
  ['-0', LEVEL, 0],
  ['-6000', LEVEL, 'small'],
])('%j within %o is read as %s', (text, bounds, result) => {
  expect(describeReading(readNumber(text, bounds))).toBe(result);
});

test.each([
  ['84213', 84_213],
  ['84.213', 84_213],
  ['84 213', 84_213],
  [' 84213\u200b', 84_213],
  ['８４２１３', 84_213],
  ['0', undefined],
  ['-84213', undefined],
  ['84213a', undefined],
  ['842,13', undefined],
  ['9999999999', undefined],
])('the reference %j is %s', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});

describe('a number of a program that is known to use certain signs', () => {
  test.each([
    ['245.000', '.', '', 245, 245_000],
    ['245.000', ',', '.', 245_000, undefined],
    ['245,000', ',', '.', 245, 245_000],
    ['50.352', '.', '', 50.352, 50_352],
    ['50.3528', '.', '', 50.3528, undefined],
    ['0.500', '.', '', 0.5, undefined],
    ['1,245.000', '.', ',', 1245, undefined],
    ['250 000', '.', '', 250_000, undefined],
    ["250'000", '.', '', 250_000, undefined],
    ['250’000', ',', '.', 250_000, undefined],
    ['€ 250.000,-', ',', '.', 250_000, undefined],
    ['-3.5', '.', '', -3.5, undefined],
  ] as const)(
    '%j with %j and %j is %d, if it is not %s',
    (text, decimal, group, value, grouped) => {
      const { value: read, grouped: other } = readDeclaredNumber(text, { decimal, group }) ?? {};
      expect([read, other]).toEqual([value, grouped]);
    },
  );

  test.each([
    ['1.234.567', '.', ''],
    ['1,234', '.', ''],
    ['12.34', ',', '.'],
    ['1.234 567', ',', '.'],
    ['179-179', '.', ''],
    ['1e5', '.', ''],
    ['', '.', ''],
  ] as const)('%j with %j and %j is none', (text, decimal, group) => {
    expect(readDeclaredNumber(text, { decimal, group })).toBeUndefined();
  });
});
