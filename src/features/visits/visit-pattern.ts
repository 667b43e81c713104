import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import { readNumber } from '../../domain/typed-values/read-number';

/** The hours of one weekday at which a property can be visited. */
export interface VisitPattern {
  property: number;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** HH:MM in Brussels. */
  starts: string;
  ends: string;
  /** Length of each visit. */
  minutes: number;
  /** Places of each visit. */
  capacity: number;
}

const createNumberSchema = (min: number, max: number, message: TextKey) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const reading = readNumber(text, { min, max });
      return reading.ok && reading.value;
    }),
    v.number(message),
  );

const createTimeSchema = () =>
  v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'DESK_TIME_INVALID' satisfies TextKey),
  );

/** The form of a pattern as staff fill it in; messages are text keys. */
export const VisitPatternForm = v.pipe(
  v.object({
    property: createNumberSchema(1, 999_999_999, 'DESK_PATTERN_PROPERTY_UNKNOWN'),
    weekday: createNumberSchema(1, 7, 'DESK_PATTERN_WEEKDAY_EMPTY'),
    starts: createTimeSchema(),
    ends: createTimeSchema(),
    minutes: createNumberSchema(5, 480, 'DESK_PATTERN_MINUTES_INVALID'),
    capacity: createNumberSchema(1, 100, 'DESK_PATTERN_CAPACITY_INVALID'),
  }),
  v.forward(
    v.partialCheck(
      [['starts'], ['ends']],
      ({ starts, ends }) => ends > starts,
      'DESK_PATTERN_ENDS_BEFORE' satisfies TextKey,
    ),
    ['ends'],
  ),
  v.forward(
    v.partialCheck(
      [['starts'], ['ends'], ['minutes']],
      ({ starts, ends, minutes }) =>
        ends <= starts || toMinutes(starts) + minutes <= toMinutes(ends),
      'DESK_PATTERN_TOO_SHORT' satisfies TextKey,
    ),
    ['minutes'],
  ),
);

/** Returns whether two patterns of one property share a time. */
export const overlapsPattern = (one: VisitPattern, other: VisitPattern): boolean =>
  one.property === other.property &&
  one.weekday === other.weekday &&
  one.starts < other.ends &&
  one.ends > other.starts;

/** Lists the times at which the visits of a pattern begin; the last one ends in time. */
export function listPatternTimes({ starts, ends, minutes }: VisitPattern): string[] {
  const times: string[] = [];
  for (let time = toMinutes(starts); time + minutes <= toMinutes(ends); time += minutes)
    times.push(
      `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`,
    );
  return times;
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
