import { toBrusselsDay } from '../format/brussels-day';
import { parseBrusselsTime } from '../format/brussels-time';
import { readDaysWithHours } from '../typed-values/read-spans';
import type { Property } from './property';

/** Hours on one day in which anybody may come and look; moments in milliseconds since 1970. */
export interface OpenDay {
  /** YYYY-MM-DD, in Brussels. */
  day: string;
  startsAt: number;
  endsAt: number;
}

/** What is wrong with days as somebody wrote them. */
export type OpenDayFault = 'unreadable' | 'backwards' | 'twice';

/**
 * Reads the open days of a listing (§3), each with its hours in Brussels, on a line of its own or parted by '|':
 * '5-12-2026: 10-12, 14-16'. Of days with a fault none is read: part of them would pass for all.
 */
export function readOpenDays(text: string): OpenDay[] | OpenDayFault {
  const days = readDaysWithHours(text.replaceAll('|', '\n'));
  if (!days) return 'unreadable';
  const openDays: OpenDay[] = [];
  for (const { from, until, hours } of days) {
    if (from !== until || hours === '') return 'unreadable';
    for (const span of hours.split(', ')) {
      const [startsAt, endsAt] = span
        .split('-')
        .map((time) => parseBrusselsTime(`${from}T${time}`));
      if (startsAt === undefined || endsAt === undefined) return 'unreadable';
      if (endsAt <= startsAt) return 'backwards';
      openDays.push({ day: from, startsAt, endsAt });
    }
  }
  openDays.sort((a, b) => a.startsAt - b.startsAt);
  const isTwice = openDays.some(
    ({ startsAt }, index) => startsAt < (openDays[index - 1]?.endsAt ?? 0),
  );
  return isTwice ? 'twice' : openDays;
}

/** Lists the open days of a listing that are today or to come; a day is past when it is over in Brussels. */
export function listOpenDays(
  { OpenDays = '' }: Pick<Property, 'OpenDays'>,
  today: string = toBrusselsDay(new Date()),
): OpenDay[] {
  const openDays = readOpenDays(OpenDays);
  return typeof openDays === 'string' ? [] : openDays.filter(({ day }) => day >= today);
}

/** Returns the last open day of a listing, YYYY-MM-DD; undefined if it has none. */
export const findLastOpenDay = (property: Pick<Property, 'OpenDays'>): string | undefined =>
  listOpenDays(property, '').at(-1)?.day;
