import { expect, test } from 'vitest';
import { isBelgianHoliday, listBelgianHolidays } from '../../../src/domain/format/belgian-holidays';

test('a year has ten public holidays', () => {
  expect(listBelgianHolidays(2027).map(({ day }) => day)).toEqual([
    ...['2027-01-01', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17', '2027-07-21'],
    ...['2027-08-15', '2027-11-01', '2027-11-11', '2027-12-25'],
  ]);
});

test.each([
  ['2024-04-01', true],
  ['2026-04-06', true],
  ['2026-05-14', true],
  ['2038-04-26', true],
  ['2026-04-05', false],
])('%s: %s', (day, isHoliday) => {
  expect(isBelgianHoliday(day)).toBe(isHoliday);
});
