import { expect, test } from 'vitest';
import { createDemoSlots } from '../../../scripts/demo/seed/slots';

const PROPERTIES = Array.from({ length: 24 }, (_, index) => 84000 + index);

test.each([
  '2026-11-21T12:00:00Z',
  '2026-03-20T12:00:00Z',
  '2026-10-20T23:30:00Z',
  '2028-02-20T00:00:00Z',
])('from %s on there are future slots for three weeks', (time) => {
  const now = Date.parse(time);
  const slots = createDemoSlots(now, PROPERTIES);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  expect(slots.every(({ startsAt }) => startsAt > now)).toBe(true);
  const withSlots = PROPERTIES.filter((id) => slots.some(({ property }) => property === id));
  expect(withSlots).toHaveLength(20);
  for (const id of [...withSlots, null])
    expect(
      slots.filter(({ property, closesAt }) => property === id && closesAt > now).length,
    ).toBeGreaterThan(7);
});
