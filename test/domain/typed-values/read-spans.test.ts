import { expect, test } from 'vitest';
import { readDaysWithHours, readSpans } from '../../../src/domain/typed-values/read-spans';

test.each([
  ['9-12', '09:00-12:00'],
  ['9–12, 13.30–18', '09:00-12:00, 13:30-18:00'],
  ['9-12 en 13u30-18 uur', '09:00-12:00, 13:30-18:00'],
  ['9 h – 12 h et 13 h 30 – 18 h', '09:00-12:00, 13:30-18:00'],
  ['09:00-12:00, 13:30-18:00', '09:00-12:00, 13:30-18:00'],
  ['9 Uhr - 12.30 Uhr', '09:00-12:30'],
])('%s is %s', (typed, expected) => {
  expect(readSpans(typed)).toBe(expected);
});

test.each(['op afspraak', '9', '25-26', '9-12-13', '9:75-12', ''])('%j is no hours', (typed) => {
  expect(readSpans(typed)).toBeUndefined();
});

test('days with other hours are read a line each', () => {
  expect(readDaysWithHours('24/12/2026: 9-12\n\n25-12-2026 – 1-1-2027')).toEqual([
    { from: '2026-12-24', until: '2026-12-24', hours: '09:00-12:00' },
    { from: '2026-12-25', until: '2027-01-01', hours: '' },
  ]);
});

test.each(['31-2-2026: 9-12', 'kerst', '24-12-2026: soms', '1-1-2027 – 2-1-2027 – 3-1-2027'])(
  '%s is no day with hours',
  (typed) => {
    expect(readDaysWithHours(typed)).toBeUndefined();
  },
);
