import { describe, expect, test } from 'vitest';
import { formatValue, type ValueType } from '../../../src/domain/format/property-value';

const cases: [ValueType, unknown, string][] = [
  ['string', ' Leien dak ', 'Leien dak'],
  ['string', 1974, '1974'],
  ['string', { a: 1 }, ''],
  ['number', 1480, '1.480'],
  ['number', 12.345, '12,35'],
  ['number', '1480', '1.480'],
  ['number', 0, '0'],
  ['number', 'n.v.t.', 'n.v.t.'],
  ['number', Number.NaN, ''],
  ['price', 1250, '€\u00a01.250'],
  ['price', '1250', '€\u00a01.250'],
  ['price', -50, '€\u00a0-50'],
  ['price', 'gratis', 'NaN'],
  ['address', '6940 Durbuy', '6940 Durbuy'],
  ['date', '2026-03-05', '5-3-2026'],
  ['date', 'ooit', ''],
  ['array', ['school', '', null, 'bakker'], 'school, bakker'],
  ['array', 'school', 'school'],
  ['percentage', 21, '21%'],
  ['percentage', 12.5, '12,5%'],
];

describe('a value by its type', () => {
  test.each(cases)('%s %j is "%s"', (type, value, text) => {
    expect(formatValue(value, type)).toBe(text);
  });
});

describe('an empty value is empty text, with or without a unit', () => {
  test.each([undefined, null, '', '   ', [], ['', null]])('%j', (value) => {
    for (const type of [
      'string',
      'number',
      'price',
      'address',
      'date',
      'array',
      'percentage',
    ] as const) {
      expect(formatValue(value, type, { unit: 'm²' })).toBe('');
    }
  });
});

test('a unit follows after a no-break space', () => {
  expect(formatValue(148, 'number', { unit: 'm²' })).toBe('148\u00a0m²');
  expect(formatValue(25400, 'number', { unit: 'kWh/year' })).toBe('25.400\u00a0kWh/year');
});

test('a value that cannot be formatted has no unit', () => {
  expect(formatValue('ooit', 'date', { unit: 'x' })).toBe('');
});
