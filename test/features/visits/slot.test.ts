import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SlotInputSchema } from '../../../src/features/visits/slot';

const toIsoTime = (moment: number) => new Date(moment).toISOString();

test('a slot can be booked until the day before has ended', () => {
  const slot = v.parse(SlotInputSchema, { property: 84213, start: '2026-12-05T10:00' });
  expect(slot).toMatchObject({ id: '84213-2026-12-05T09:00Z', property: 84213, capacity: 1 });
  expect([slot.startsAt, slot.endsAt, slot.closesAt].map(toIsoTime)).toEqual([
    '2026-12-05T09:00:00.000Z',
    '2026-12-05T09:30:00.000Z',
    '2026-12-04T23:00:00.000Z',
  ]);
});

test('a slot of the agency has no property, and may set its closing time', () => {
  const slot = v.parse(SlotInputSchema, {
    start: '2026-07-04T10:00',
    closes: '2026-07-03T18:00',
    minutes: 60,
  });
  expect(slot.property).toBeNull();
  expect([slot.endsAt, slot.closesAt].map(toIsoTime)).toEqual([
    '2026-07-04T09:00:00.000Z',
    '2026-07-03T16:00:00.000Z',
  ]);
});

describe('a slot is refused with the reason', () => {
  test.each([
    ['the hour left out in March', { start: '2026-03-29T02:30' }, 'not an hour in Brussels'],
    ['a date as people write it', { start: '5-12-2026 10:00' }, 'YYYY-MM-DDTHH:MM'],
    ['no start', {}, 'start'],
    ['half a place', { start: '2026-12-05T10:00', capacity: 1.5 }, 'not a whole number'],
    [
      'closing after it began',
      { start: '2026-12-05T10:00', closes: '2026-12-05T11:00' },
      'closes after',
    ],
    ['an unknown field', { start: '2026-12-05T10:00', places: 3 }, 'places'],
  ])('%s', (_, input, reason) => {
    const { issues } = v.safeParse(SlotInputSchema, input);
    expect(JSON.stringify(issues?.map(({ message, path }) => [message, path?.[0]?.key]))).toContain(
      reason,
    );
  });
});
