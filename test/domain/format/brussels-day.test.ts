import { expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { fc } from '../../seeded-fast-check';

const NOON_2026 = Date.parse('2026-06-30T12:00:00Z');

test.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-07-31T21:59:59.999Z', '2026-07-31'],
  ['2026-07-31T22:00:00.000Z', '2026-08-01'],
])('the moment %s is the day %s in Brussels', (moment, day) => {
  expect(toBrusselsDay(new Date(moment))).toBe(day);
});

test('the day does not depend on the moments that were asked for before', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
  const nearby = fc.integer({ min: -200 * 24 * 60, max: 200 * 24 * 60 });
  fc.assert(
    fc.property(fc.array(nearby, { minLength: 2, maxLength: 12 }), (minutes) => {
      const moments = minutes.map((minute) => new Date(NOON_2026 + minute * 60_000));
      expect(moments.map(toBrusselsDay)).toEqual(moments.map((moment) => format.format(moment)));
    }),
  );
});

test('a moment that is none is an error', () => {
  expect(() => toBrusselsDay(new Date(Number.NaN))).toThrow(RangeError);
});
