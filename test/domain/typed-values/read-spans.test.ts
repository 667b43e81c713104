import { expect, test } from 'vitest';
import {
  findUnreadLine,
  readDaysWithHours,
  readSpans,
} from '../../../src/domain/typed-values/read-spans';

test.each([
  ['9-12', '09:00-12:00'],
  ['9–12, 13.30–18', '09:00-12:00, 13:30-18:00'],
  ['9-12 en 13u30-18 uur', '09:00-12:00, 13:30-18:00'],
  ['9 h – 12 h et 13 h 30 – 18 h', '09:00-12:00, 13:30-18:00'],
  ['09:00-12:00, 13:30-18:00', '09:00-12:00, 13:30-18:00'],
  ['9 Uhr - 12.30 Uhr', '09:00-12:30'],
  ['9u tot 12u en 13u30 tot 18u', '09:00-12:00, 13:30-18:00'],
  ['9h à 12h', '09:00-12:00'],
  ['gesloten', ''],
  ['Fermé', ''],
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

test.each([
  ['24-12-2026 9-12', '2026-12-24', '2026-12-24', '09:00-12:00'],
  ['24-12-2026 9:00-12:00', '2026-12-24', '2026-12-24', '09:00-12:00'],
  ['24/12/2026 gesloten', '2026-12-24', '2026-12-24', ''],
  ['24-12-2026 tot en met 2-1-2027: gesloten', '2026-12-24', '2027-01-02', ''],
  ['24-12-2026 au 2-1-2027 fermé', '2026-12-24', '2027-01-02', ''],
  ['24-12-2026–2-1-2027', '2026-12-24', '2027-01-02', ''],
  ['2-1-2027 - 24-12-2026 gesloten', '2027-01-02', '2026-12-24', ''],
])('%s is a day with hours', (typed, from, until, hours) => {
  expect(readDaysWithHours(typed)).toEqual([{ from, until, hours }]);
});

test.each([
  '31-2-2026: 9-12',
  'kerst',
  '24-12-2026: soms',
  '24-12-2026 – 31-2-2027',
  '24-12-2026 – kerst',
  '24-12-2026 - 9-12',
  '1-1-2027 – 2-1-2027 – 3-1-2027',
])('%s is no day with hours', (typed) => {
  const text = `1-1-2026\n  ${typed}\n2-1-2026`;
  expect([readDaysWithHours(text), findUnreadLine(text)]).toEqual([undefined, typed]);
});
