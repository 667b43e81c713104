import * as v from 'valibot';
import { parseBrusselsTime, toBrusselsTime } from '../../domain/format/brussels-time';
import { MINUTE_MS } from '../../domain/format/durations';

/** A day and hour in Brussels, 'YYYY-MM-DDTHH:MM', as milliseconds since 1970. */
const BrusselsDateTime = v.pipe(
  v.string('is no text'),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'is not written as YYYY-MM-DDTHH:MM'),
  v.transform(parseBrusselsTime),
  v.number('is no hour in Brussels (it may be the one left out in March)'),
);

const integerBetween = (least: number, most: number) =>
  v.pipe(
    v.number('is no number'),
    v.integer('is no whole number'),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );

/**
 * An hour at which a property can be visited, as staff write it: `{"property": 84213, "start":
 * "2026-12-05T10:00", "minutes": 30, "capacity": 3, "closes": "2026-12-04T18:00"}`. Without a property
 * it is the agency's, for any property that has none of its own; without `closes` it can be booked
 * until the day before has ended.
 */
export const Slot = v.pipe(
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
      property,
      starts: start,
      ends: start + minutes * MINUTE_MS,
      closes: closes ?? getStartOfDay(start),
      capacity,
    }),
  ),
  v.check(({ starts, closes }) => closes <= starts, 'closes after it has begun'),
);

/** A slot as it is kept; times are milliseconds since 1970. */
export interface Slot {
  /** Its place and its hour: the same slot imported again is the same row. */
  id: string;
  property: number | undefined;
  starts: number;
  ends: number;
  /** Until then it can be booked, and what is booked can be moved. */
  closes: number;
  capacity: number;
}

/** Midnight in Brussels, when the day of this moment begins; no clock is ever changed then. */
const getStartOfDay = (moment: number): number =>
  parseBrusselsTime(`${toBrusselsTime(moment).slice(0, 10)}T00:00`) ?? moment;
