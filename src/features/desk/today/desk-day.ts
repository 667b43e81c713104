import { addDays } from '../../../domain/format/brussels-day';
import { parseBrusselsTime } from '../../../domain/format/brussels-time';
import { readDay } from '../../../domain/typed-values/read-day';

/** A day in Brussels: its name, its two ends in ms since 1970, and the days around it. */
export interface DeskDay {
  /** YYYY-MM-DD. */
  day: string;
  from: number;
  to: number;
  previous: string;
  next: string;
}

/** Returns the day that was asked for, as somebody typed it; undefined if there is no such day. */
export function parseDeskDay(typed: string): DeskDay | undefined {
  const day = readDay(typed);
  const from = day && parseBrusselsTime(`${day}T00:00`);
  if (!from) return undefined;
  const next = addDays(day, 1);
  const to = parseBrusselsTime(`${next}T00:00`);
  return to === undefined ? undefined : { day, from, to, previous: addDays(day, -1), next };
}
