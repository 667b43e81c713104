import { toBrusselsDay } from '../../domain/format/brussels-day';
import { DAY_MS } from '../../domain/format/durations';
import { OWN_SOURCE } from './portal-event';
import type { PropertyFigures } from './portal-store';

export const GRAPH_DAYS = 30;

/** The views of one day: on all channels, and on our own site among them. */
export interface DayFigures {
  /** YYYY-MM-DD in Brussels. */
  day: string;
  all: number;
  own: number;
}

/** The views of one channel: this week and in all. */
export interface SourceFigures {
  source: string;
  week: number;
  total: number;
}

/** The counters of a property (§3): NumberOfVisitsInDay, InWeek, InMonth and NumberOfVisits. */
export interface FigureSummary {
  today: number;
  week: number;
  lastWeek: number;
  month: number;
  total: number;
  /** The first day with a figure; undefined if there is none. */
  since: string | undefined;
  /** The last thirty days, oldest first; the last one is today. */
  days: DayFigures[];
  sources: SourceFigures[];
}

/** Returns the first day that the counters and the graph need, as YYYY-MM-DD. */
export const getFirstDay = (now: number): string => addDays(toBrusselsDay(new Date(now)), -45);

/** Sums the figures of a property up in days, weeks from Monday, and months of Brussels. */
export function summarizeFigures(
  { days, totals }: Pick<PropertyFigures, 'days' | 'totals'>,
  now: number,
): FigureSummary {
  const today = toBrusselsDay(new Date(now));
  const monday = addDays(today, -((getWeekday(today) + 6) % 7));
  const sum = (from: string, to = today, source?: string) =>
    days
      .filter((row) => row.day >= from && row.day <= to && (!source || row.source === source))
      .reduce((total, { value }) => total + value, 0);
  const firstDays = totals.map(({ day }) => day).sort();
  return {
    today: sum(today),
    week: sum(monday),
    lastWeek: sum(addDays(monday, -7), addDays(monday, -1)),
    month: sum(`${today.slice(0, 8)}01`),
    total: totals.reduce((total, { value }) => total + value, 0),
    since: firstDays[0],
    days: Array.from({ length: GRAPH_DAYS }, (_, index) => {
      const day = addDays(today, index - GRAPH_DAYS + 1);
      return { day, all: sum(day, day), own: sum(day, day, OWN_SOURCE) };
    }),
    sources: totals
      .map(({ source, value }) => ({ source, week: sum(monday, today, source), total: value }))
      .sort((a, b) => b.week - a.week || b.total - a.total),
  };
}

/** Returns the day this many days later. At noon UTC it is the same day in Brussels. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day, 0 for Sunday. */
const getWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
