import { expect, test } from 'vitest';
import {
  formatLongDate,
  formatTimeOfDay,
  parseBrusselsTime,
  toBrusselsTime,
} from '../../../src/domain/format/brussels-time';
import { fc } from '../../seeded-fast-check';

test.each([
  ['2026-12-05T10:00', '2026-12-05T09:00:00.000Z'],
  ['2026-07-04T10:00', '2026-07-04T08:00:00.000Z'],
  // The clocks go forward on 29 March 2026 at 2, and back on 25 October at 3.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
])('%s in Brussels is %s', (local, utc) => {
  expect(new Date(parseBrusselsTime(local) ?? 0).toISOString()).toBe(utc);
});

test.each([
  '2026-03-29T02:00',
  '2026-03-29T02:59',
  '2027-03-28T02:30',
  '2026-02-30T10:00',
  '2026-12-05T24:00',
  '2026-12-05T10:60',
  '2026-12-05 10:00',
  '5-12-2026',
  '',
])('%j is not an hour in Brussels', (local) => {
  expect(parseBrusselsTime(local)).toBeUndefined();
});

test('every moment converts to Brussels time and back', () => {
  const date = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      const local = toBrusselsTime(moment.getTime());
      expect(toBrusselsTime(parseBrusselsTime(local) ?? 0)).toBe(local);
    }),
  );
});

test.each([
  ['nl', 'zaterdag 5 december 2026', '09:30', '14:00'],
  ['fr', 'samedi 5 décembre 2026', '9\u00a0h\u00a030', '14\u00a0h'],
  ['en', 'Saturday 5 December 2026', '9:30\u00a0am', '2\u00a0pm'],
  ['de', 'Samstag, 5. Dezember 2026', '09:30\u00a0Uhr', '14:00\u00a0Uhr'],
] as const)('in %s a moment is formatted as %s, %s', (language, day, half, full) => {
  const parseTime = (time: string) => parseBrusselsTime(`2026-12-05T${time}`) ?? 0;
  expect(formatLongDate(parseTime('09:30'), language).replace('Saturday, ', 'Saturday ')).toBe(day);
  expect(formatTimeOfDay(parseTime('09:30'), language)).toBe(half);
  expect(formatTimeOfDay(parseTime('14:00'), language)).toBe(full);
});

test.each([
  ['00:05', '12:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12 noon'],
  ['12:30', '12:30 pm'],
  ['20:00', '8 pm'],
])('in English %s is %s', (local, english) => {
  const moment = parseBrusselsTime(`2026-12-05T${local}`) ?? 0;
  expect(formatTimeOfDay(moment, 'en')).toBe(english.replace(' ', '\u00a0'));
});
