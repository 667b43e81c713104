import { fromDayNumber, getDayNumber } from '../format/brussels-day';
import { parseBrusselsTime } from '../format/brussels-time';
import { DAY_MS } from '../format/durations';
import type { ListingIndex } from './listing/listing-index';
import type { Property } from './property';

/** Properties that are not public yet, and the time in which they are all of them (decision 107). */
export interface Withheld {
  ids: ReadonlySet<number>;
  /** Milliseconds since 1970: from the last moment at which a property became public, until the next. */
  from: number;
  until: number;
}

/**
 * Returns whether a property is public on a day: from its first public day on, or always without one (0). Nothing
 * else decides it. Both are days in Brussels since 1-1-1970.
 */
const isPublicOn = (publicFrom: number, day: number): boolean => publicFrom <= day;

/** Returns the day that visitors read as the day of posting: the first public one, if it is later. */
export const getPostedDate = ({
  DatePosted,
  PublicFrom,
}: Pick<Property, 'DatePosted' | 'PublicFrom'>): string | undefined =>
  [DatePosted, PublicFrom]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** Finds the properties of an index that are not public at a moment, in milliseconds since 1970. */
export function findWithheld(index: ListingIndex, now: number): Withheld {
  const today = getDayNumber(now);
  const { id, publicFrom } = index.columns;
  const ids = new Set<number>();
  let last = 0;
  let next = Number.POSITIVE_INFINITY;
  publicFrom.forEach((day, row) => {
    if (isPublicOn(day, today)) last = Math.max(last, day);
    else {
      ids.add(id[row] as number);
      next = Math.min(next, day);
    }
  });
  return { ids, from: getDayStart(last), until: getDayStart(next) };
}

/** Returns whether the same properties are withheld at this moment, in milliseconds since 1970. */
export const isStillWithheld = ({ from, until }: Withheld, now: number): boolean =>
  from <= now && now < until;

/** Returns when a day begins in Brussels, in milliseconds since 1970; day 0 begins before all time. */
function getDayStart(day: number): number {
  if (day === 0) return Number.NEGATIVE_INFINITY;
  if (day === Number.POSITIVE_INFINITY) return day;
  return parseBrusselsTime(`${fromDayNumber(day)}T00:00`) ?? day * DAY_MS;
}
