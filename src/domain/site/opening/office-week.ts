import * as v from 'valibot';
import { IsoDate } from '../../catalogue/record-values';
import { BooleanFlag } from '../../language/boolean-flag';

/** The days of a week as search engines name them, in lower case, Monday first. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SPAN = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Splits hours into spans of two times: '09:00-12:00, 13:30-18:00'. */
export const listSpans = (hours: string): [opens: string, closes: string][] =>
  hours
    .split(', ')
    .filter(Boolean)
    .map((span) => span.split('-') as [string, string]);

/** The hours of a day, one span after another. */
export const Spans = v.pipe(
  v.string(),
  v.check(
    (hours) => hours !== '' && hours.split(', ').every((span) => SPAN.test(span)),
    'is not written as 09:00-12:00, 13:30-18:00',
  ),
  v.check((hours) => {
    const times = listSpans(hours).flat();
    return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
  }, 'has hours that end before they begin, or that overlap'),
);

/** Other hours from a day to another one; '' is closed. */
const OtherHours = v.pipe(
  v.strictObject({
    from: IsoDate,
    until: IsoDate,
    hours: v.optional(v.union([v.literal(''), Spans]), ''),
  }),
  v.check(({ from, until }) => from <= until, 'ends before it begins'),
);
export type OtherHours = v.InferOutput<typeof OtherHours>;

/** Whether a period lies in another one: 'closed from 24 December to 2 January, on the 31st from 9 to 12'. */
const isWithin = (inner: OtherHours, outer: OtherHours): boolean =>
  outer.from <= inner.from && inner.until <= outer.until;

/** Periods of which two share days only where the shorter lies in the longer, and holds there. */
const Periods = v.pipe(
  v.array(OtherHours),
  v.check(
    (periods) =>
      periods.every((one, index) =>
        periods
          .slice(index + 1)
          .every(
            (other) =>
              one.until < other.from ||
              other.until < one.from ||
              isWithin(one, other) !== isWithin(other, one),
          ),
      ),
    'says two things of the same days: only a shorter period inside a longer one may',
  ),
);

/** When an office is open: by weekday, a day that is left out is closed; on other days; on public holidays. */
export const OFFICE_HOURS_ENTRIES = {
  week: v.optional(
    v.strictObject(
      Object.fromEntries(WEEKDAYS.map((day) => [day, v.optional(Spans)])) as Record<
        Weekday,
        v.OptionalSchema<typeof Spans, undefined>
      >,
    ),
  ),
  otherHours: v.optional(Periods, []),
  closedOnHolidays: v.optional(BooleanFlag, false),
};

export interface OfficeHours {
  week?: Partial<Record<Weekday, string | undefined>> | undefined;
  otherHours: readonly OtherHours[];
  closedOnHolidays: boolean;
}
