import { expect, test } from 'vitest';
import { createDemoSlots } from '../../../scripts/demo/seed/slots';
import { VISIT_DAY } from '../../../scripts/demo/visit-weekend';

const PROPERTIES = Array.from({ length: 24 }, (_, index) => 84000 + index);

test.each([
  '2026-11-21T12:00:00Z',
  '2026-03-20T12:00:00Z',
  '2026-10-20T23:30:00Z',
  '2028-02-20T00:00:00Z',
])('from %s on there are future slots for three weeks', (time) => {
  const now = Date.parse(time);
  const slots = createDemoSlots(now, PROPERTIES, []);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  expect(slots.every(({ startsAt }) => startsAt > now)).toBe(true);
  const withSlots = PROPERTIES.filter((id) => slots.some(({ property }) => property === id));
  expect(withSlots).toHaveLength(20);
  for (const id of [...withSlots, null])
    expect(
      slots.filter(({ property, closesAt }) => property === id && closesAt > now).length,
    ).toBeGreaterThan(7);
});

test('who takes part in the visit weekend has hours on its day, until it comes', () => {
  const [before, after] = ['2026-11-28T12:00:00Z', `${VISIT_DAY}T12:00:00Z`].map((time) => {
    const [property = 0] = PROPERTIES.slice(5);
    return createDemoSlots(Date.parse(time), PROPERTIES, [property]).filter(
      (slot) => slot.property === property,
    );
  });
  const days = before?.map(({ id }) => id.split('-').slice(1).join('-').slice(0, 10));
  expect(days?.filter((day) => day === VISIT_DAY)).toHaveLength(5);
  expect(before?.length).toBeGreaterThan(12);
  expect(after?.some(({ id }) => id.includes(VISIT_DAY))).toBe(false);
});
