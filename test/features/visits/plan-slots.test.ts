import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBelgianHoliday } from '../../../src/domain/format/belgian-holidays';
import { addDays, toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import type { ExistingSlot } from '../../../src/features/visits/plan-slots';
import { DAYS_AHEAD, planSlots, reconcileSlots } from '../../../src/features/visits/plan-slots';

/** Thursday 17 December 2026, noon. */
const NOW = Date.UTC(2026, 11, 17, 11);
const SATURDAYS = {
  ...{ id: 1, property: 84213, weekday: 6, starts: '10:00', ends: '11:00' },
  ...{ minutes: 30, capacity: 2 },
};

const listTimes = (patterns = [SATURDAYS], daysOff: { day: string; property: number }[] = []) =>
  planSlots(patterns, daysOff, NOW).map(({ startsAt }) => toBrusselsTime(startsAt));

describe('hours of a pattern', () => {
  test('are made six weeks ahead, the last visit ends in time', () => {
    const times = listTimes();
    expect(times.slice(0, 3)).toEqual(['2026-12-19T10:00', '2026-12-19T10:30', '2026-12-26T10:00']);
    expect(times).toHaveLength(12);
  });

  test('are planned for each day once, at whatever hour of the year it is done', () => {
    const everyDay = Array.from({ length: 7 }, (_, day) => ({
      ...SATURDAYS,
      id: day,
      weekday: day + 1,
    }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 * 24 * 4 }), (quarter) => {
        const now = Date.UTC(2027, 0, 1) + quarter * 15 * MINUTE_MS;
        const planned = planSlots(everyDay, [], now).map(({ startsAt }) =>
          toBrusselsTime(startsAt),
        );
        const days = new Set(planned.map((time) => time.slice(0, 10)));
        const today = toBrusselsDay(new Date(now));
        const expected = Array.from({ length: DAYS_AHEAD }, (_, ahead) =>
          addDays(today, ahead + 1),
        );
        expect([...days].toSorted()).toEqual(expected.filter((day) => !isBelgianHoliday(day)));
        expect(new Set(planned).size).toBe(planned.length);
      }),
    );
  });

  test('leave out public holidays', () => {
    const fridays = { ...SATURDAYS, weekday: 5 };
    expect(listTimes([fridays])).not.toContain('2026-12-25T10:00');
    expect(listTimes([fridays])).not.toContain('2027-01-01T10:00');
    expect(listTimes([fridays])).toContain('2026-12-18T10:00');
  });

  test('leave out days off of the house and of all houses, not of another one', () => {
    const off = [
      { day: '2026-12-19', property: 0 },
      { day: '2026-12-26', property: 84213 },
      { day: '2027-01-02', property: 84114 },
    ];
    const times = listTimes([SATURDAYS], off);
    expect(times[0]).toBe('2027-01-02T10:00');
  });
});

describe('with an hour that exists', () => {
  const [planned] = planSlots([SATURDAYS], [], NOW);
  if (!planned) throw new Error('nothing is planned');
  const existing: ExistingSlot = {
    ...{
      id: 'other',
      property: 84213,
      startsAt: planned.startsAt + 60_000,
      endsAt: planned.endsAt,
    },
    ...{ pattern: null, isBlocked: false, hasVisits: false },
  };

  test('an imported one that nobody booked gives way', () => {
    expect(reconcileSlots([planned], [existing])).toEqual({ insert: [planned], remove: ['other'] });
  });

  test.each([
    ['booked', { hasVisits: true }],
    ['blocked', { isBlocked: true }],
    ['of another pattern', { pattern: 2 }],
  ])('one that is %s stays, and the planned one is left out', (_, change) => {
    const result = reconcileSlots([planned], [{ ...existing, ...change }]);
    expect(result).toEqual({ insert: [], remove: [] });
  });

  test('the same hour of the same pattern is not made again', () => {
    const same = { ...existing, id: planned.id, pattern: 1 };
    expect(reconcileSlots([planned], [same])).toEqual({ insert: [], remove: [] });
  });

  test('one of another house is not a rival', () => {
    expect(reconcileSlots([planned], [{ ...existing, property: 84114 }]).insert).toEqual([planned]);
  });
});
