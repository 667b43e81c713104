import * as v from 'valibot';
import { localInBrussels } from '../../../src/domain/format/moment.ts';
import { Slot } from '../../../src/features/appointments/slot.ts';
import { between, random } from '../catalogue/seed.ts';

const DAY_MS = 86_400_000;
const DAYS = 21;
const SATURDAY = 6;
const SATURDAY_HOURS = ['10:00', '10:45', '11:30', '14:00', '14:45'];
const WEEKDAY_HOURS = ['17:00', '17:45'];
const AGENCY_HOURS = ['09:30', '11:00', '14:00', '15:30'];
const WEDNESDAY = 3;

/** One property in so many has no hours of its own: the agency's are offered there. */
const WITHOUT_OWN = 6;

/**
 * Hours for three weeks from now: each property on Saturdays and on one weekday evening of its own,
 * the agency every Wednesday.
 */
export function demonstrationSlots(now: number, properties: readonly number[]): Slot[] {
  const days = Array.from({ length: DAYS }, (_, ahead) =>
    localInBrussels(now + (ahead + 1) * DAY_MS).slice(0, 10),
  );
  const at = (day: string, hour: string, rest: object) =>
    v.parse(Slot, { start: `${day}T${hour}`, ...rest });
  const agency = days
    .filter((day) => weekdayOf(day) === WEDNESDAY)
    .flatMap((day) => AGENCY_HOURS.map((hour) => at(day, hour, { capacity: 2, minutes: 60 })));
  const own = properties.flatMap((property, place) => {
    if (place % WITHOUT_OWN === WITHOUT_OWN - 1) return [];
    const next = random(`slots ${property}`);
    const evening = between(next, 1, 5);
    const first = between(next, 0, 2);
    return days.flatMap((day) => {
      const hours =
        weekdayOf(day) === SATURDAY
          ? SATURDAY_HOURS.slice(first, first + 3)
          : weekdayOf(day) === evening
            ? WEEKDAY_HOURS
            : [];
      return hours.map((hour) => at(day, hour, { property, capacity: between(next, 1, 2) }));
    });
  });
  return [...own, ...agency];
}

/** 0 is Sunday; at noon UTC it is the same day in Brussels. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
