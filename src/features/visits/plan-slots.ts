import * as v from 'valibot';
import { isBelgianHoliday } from '../../domain/format/belgian-holidays';
import { addDays, getWeekday, toBrusselsDay } from '../../domain/format/brussels-day';
import { groupBy } from '../../domain/group-by';
import { PERIODS } from '../../domain/periods';
import type { Slot } from './slot';
import { SlotInputSchema } from './slot';
import type { VisitPattern } from './visit-pattern';
import { listPatternTimes } from './visit-pattern';

/** How far ahead the slots of a pattern can be booked. */
export const DAYS_AHEAD = PERIODS.plannedSlots.days;

export type StoredPattern = VisitPattern & { id: number };
export type PlannedSlot = Slot & { pattern: number };

/** A day without visits: of one property, or of all if the property is 0. */
export interface DayOff {
  day: string;
  property: number;
}

/** A slot that exists already. */
export interface ExistingSlot {
  id: string;
  property: number | null;
  startsAt: number;
  endsAt: number;
  /** Null if it was imported, or its pattern is gone. */
  pattern: number | null;
  isBlocked: boolean;
  /** Whether somebody booked it, cancelled or not. */
  hasVisits: boolean;
}

/** Plans the slots of these patterns from tomorrow; none on public holidays and days off. */
export function planSlots(
  patterns: readonly StoredPattern[],
  daysOff: readonly DayOff[],
  now: number,
): PlannedSlot[] {
  const today = toBrusselsDay(new Date(now));
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1)).filter(
    (day) => !isBelgianHoliday(day),
  );
  const off = new Set(daysOff.map(({ day, property }) => `${property} ${day}`));
  return patterns.flatMap((pattern) =>
    days
      .filter((day) => getWeekday(day) === pattern.weekday)
      .filter((day) => !off.has(`0 ${day}`) && !off.has(`${pattern.property} ${day}`))
      .flatMap((day) => listPatternTimes(pattern).flatMap((time) => planSlot(pattern, day, time))),
  );
}

/** Plans one slot; none in the hour that clocks skip in March. */
function planSlot(
  { id, property, minutes, capacity }: StoredPattern,
  day: string,
  time: string,
): PlannedSlot[] {
  const input = { property, start: `${day}T${time}`, minutes, capacity };
  const slot = v.safeParse(SlotInputSchema, input);
  return slot.success ? [{ ...slot.output, pattern: id }] : [];
}

/**
 * Compares planned slots with those that exist: `insert` holds the new ones, and those that take the place of
 * a slot without pattern; `remove` the imported slots that nobody booked and that a planned one overlaps.
 * A slot that was booked or blocked stays, and a planned one that overlaps it is left out.
 */
export function reconcileSlots(
  planned: readonly PlannedSlot[],
  existing: readonly ExistingSlot[],
): { insert: PlannedSlot[]; remove: string[] } {
  const byProperty = groupBy(existing, ({ property }) => property);
  const remove = new Set<string>();
  const insert = planned.filter((slot) => {
    const rivals = (byProperty.get(slot.property) ?? []).filter(
      ({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt,
    );
    const free = rivals.filter(
      ({ pattern, isBlocked, hasVisits }) => pattern === null && !isBlocked && !hasVisits,
    );
    for (const { id } of free) if (id !== slot.id) remove.add(id);
    const kept = rivals.filter((rival) => !free.includes(rival));
    return kept.every(
      ({ id, pattern, isBlocked }) => id === slot.id && pattern === null && !isBlocked,
    );
  });
  return { insert, remove: [...remove] };
}
