import * as v from 'valibot';
import { getWeekday } from '../../../src/domain/format/brussels-day.ts';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time.ts';
import { DAY_MS } from '../../../src/domain/format/durations.ts';
import type { Slot } from '../../../src/features/visits/slot.ts';
import { SlotInputSchema } from '../../../src/features/visits/slot.ts';
import { createSeededRandom, pickInteger } from '../seeded-random.ts';
import { VISIT_DAY } from '../visit-weekend.ts';

const SLOT_DAYS = 21;
const SATURDAY = 6;
const SATURDAY_HOURS = ['10:00', '10:45', '11:30', '14:00', '14:45'];
const WEEKDAY_HOURS = ['17:00', '17:45'];
const AGENCY_HOURS = ['09:30', '11:00', '14:00', '15:30'];
const WEDNESDAY = 3;

/** Every n-th property has no hours of its own and offers those of the agency. */
const AGENCY_HOURS_EVERY = 6;

/**
 * Returns visit hours for three weeks from `now` (milliseconds since 1970): each property on
 * Saturdays and on one evening of the week, the agency every Wednesday; and the day of the next visit
 * weekend for the properties that take part in it.
 */
export function createDemoSlots(
  now: number,
  properties: readonly number[],
  inVisitWeekend: readonly number[],
): Slot[] {
  const days = Array.from({ length: SLOT_DAYS }, (_, ahead) =>
    toBrusselsTime(now + (ahead + 1) * DAY_MS).slice(0, 10),
  );
  const parseSlot = (day: string, hour: string, rest: object) =>
    v.parse(SlotInputSchema, { start: `${day}T${hour}`, ...rest });
  const agencySlots = days
    .filter((day) => getWeekday(day) === WEDNESDAY)
    .flatMap((day) =>
      AGENCY_HOURS.map((hour) => parseSlot(day, hour, { capacity: 2, minutes: 60 })),
    );
  const propertySlots = properties.flatMap((property, index) => {
    const isInWeekend = inVisitWeekend.includes(property);
    if (index % AGENCY_HOURS_EVERY === AGENCY_HOURS_EVERY - 1 && !isInWeekend) return [];
    const random = createSeededRandom(`slots ${property}`);
    const evening = pickInteger(random, 1, 5);
    const first = pickInteger(random, 0, 2);
    return days.flatMap((day) => {
      const hours =
        getWeekday(day) === SATURDAY
          ? SATURDAY_HOURS.slice(first, first + 3)
          : getWeekday(day) === evening
            ? WEEKDAY_HOURS
            : [];
      return hours.map((hour) =>
        parseSlot(day, hour, { property, capacity: pickInteger(random, 1, 2) }),
      );
    });
  });
  const today = toBrusselsTime(now).slice(0, 10);
  const weekendSlots = inVisitWeekend
    .filter(() => VISIT_DAY > today && !days.includes(VISIT_DAY))
    .flatMap((property) =>
      SATURDAY_HOURS.map((hour) => parseSlot(VISIT_DAY, hour, { property, capacity: 2 })),
    );
  return [...propertySlots, ...agencySlots, ...weekendSlots];
}
