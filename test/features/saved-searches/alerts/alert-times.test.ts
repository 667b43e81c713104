import { describe, expect, test } from 'vitest';
import type { AlertFrequency } from '../../../../src/features/saved-searches/alert-times';
import { findAlertLimit } from '../../../../src/features/saved-searches/alert-times';

const find = (frequency: AlertFrequency, moment: string) =>
  new Date(findAlertLimit(frequency, Date.parse(moment))).toISOString().slice(0, 16);

describe('alerts are due', () => {
  test('at once', () => {
    expect(find('immediate', '2026-11-24T03:00:00Z')).toBe('2026-11-24T03:00');
  });

  // 7:00 in Brussels is 6:00 UTC in winter and 5:00 in summer.
  test.each([
    ['2026-11-24T05:59:59Z', '2026-11-23T06:00'],
    ['2026-11-24T06:00:00Z', '2026-11-24T06:00'],
    ['2026-11-24T23:30:00Z', '2026-11-24T06:00'],
    ['2026-07-01T05:00:00Z', '2026-07-01T05:00'],
    // The clocks change on 28 March 2027 and on 25 October 2026.
    ['2027-03-28T04:59:00Z', '2027-03-27T06:00'],
    ['2027-03-28T05:00:00Z', '2027-03-28T05:00'],
    ['2026-10-25T05:30:00Z', '2026-10-24T05:00'],
    ['2026-10-25T06:00:00Z', '2026-10-25T06:00'],
  ])('at %s those up to the morning of %s, if they are collected by the day', (now, limit) => {
    expect(find('daily', now)).toBe(limit);
  });

  test.each([
    ['2026-11-27T05:59:00Z', '2026-11-20T06:00'],
    ['2026-11-27T06:00:00Z', '2026-11-27T06:00'],
    ['2026-11-26T23:30:00Z', '2026-11-20T06:00'],
    ['2026-10-29T12:00:00Z', '2026-10-23T05:00'],
  ])(
    'at %s those up to the Friday morning of %s, if they are collected by the week',
    (now, limit) => {
      expect(find('weekly', now)).toBe(limit);
    },
  );
});
