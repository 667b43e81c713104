import * as v from 'valibot';
import { parseBrusselsTime, toBrusselsTime } from '../../domain/format/brussels-time';
import { MINUTE_MS } from '../../domain/format/durations';
import { CountColumn, KeyColumn, MomentColumn } from '../../platform/d1-rows';

/** A row of `slots`: an hour at which a property can be visited. Times are milliseconds since 1970. */
export const Slot = v.object({
  /** Property and start, so that a slot that is imported again is the same row. */
  id: KeyColumn,
  /** Null for a slot of the agency, offered for any property that has none of its own. */
  property: v.nullable(CountColumn),
  startsAt: MomentColumn,
  endsAt: MomentColumn,
  /** Until then the slot can be booked, and its visits can be moved. */
  closesAt: MomentColumn,
  capacity: CountColumn,
});
export type Slot = v.InferOutput<typeof Slot>;

/** A slot and the number of its places that are free. */
export const SlotAvailability = v.object({ ...Slot.entries, free: CountColumn });
export type SlotAvailability = v.InferOutput<typeof SlotAvailability>;

/** A day and hour in Brussels, 'YYYY-MM-DDTHH:MM', as milliseconds since 1970. */
const BrusselsDateTime = v.pipe(
  v.string('is not a text'),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'is not written as YYYY-MM-DDTHH:MM'),
  v.transform(parseBrusselsTime),
  v.number('is not an hour in Brussels (it may be the one left out in March)'),
);

const integerBetween = (min: number, max: number) =>
  v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(min, `is less than ${min}`),
    v.maxValue(max, `is more than ${max}`),
  );

/**
 * Parses a slot as staff write it: `{"property": 84213, "start": "2026-12-05T10:00", "minutes": 30,
 * "capacity": 3, "closes": "2026-12-04T18:00"}`. Without `property` it is a slot of the agency. Without
 * `closes` it can be booked until midnight before its day.
 */
export const SlotInputSchema = v.pipe(
  v.strictObject({
    property: v.optional(integerBetween(1, 999_999_999)),
    start: BrusselsDateTime,
    minutes: v.optional(integerBetween(5, 480), 30),
    capacity: v.optional(integerBetween(0, 100), 1),
    closes: v.optional(BrusselsDateTime),
  }),
  v.transform(
    ({ property, start, minutes, capacity, closes }): Slot => ({
      id: `${property ?? 'agency'}-${new Date(start).toISOString().slice(0, 16)}Z`,
      property: property ?? null,
      startsAt: start,
      endsAt: start + minutes * MINUTE_MS,
      closesAt: closes ?? getStartOfDay(start),
      capacity,
    }),
  ),
  v.check(({ startsAt, closesAt }) => closesAt <= startsAt, 'closes after it has begun'),
);

/** Returns midnight in Brussels before this moment; clocks change at other hours. */
const getStartOfDay = (moment: number): number =>
  parseBrusselsTime(`${toBrusselsTime(moment).slice(0, 10)}T00:00`) ?? moment;
