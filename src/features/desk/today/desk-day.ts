import { addDays } from '../../../domain/format/brussels-day';
import { parseBrusselsTime } from '../../../domain/format/brussels-time';

/** A day in Brussels: its name, its two ends in ms since 1970, and the days around it. */
export interface DeskDay {
  /** YYYY-MM-DD. */
  day: string;
  from: number;
  to: number;
  previous: string;
  next: string;
}

/** Returns the day that was asked for as YYYY-MM-DD; undefined if there is none of this name. */
export function parseDeskDay(day: string): DeskDay | undefined {
  const from = parseBrusselsTime(`${day}T00:00`);
  if (from === undefined) return undefined;
  const next = addDays(day, 1);
  const to = parseBrusselsTime(`${next}T00:00`);
  return to === undefined ? undefined : { day, from, to, previous: addDays(day, -1), next };
}
