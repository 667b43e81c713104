import { addDays, getWeekday, toBrusselsDay } from '../../domain/format/brussels-day';
import { OWN_SOURCE } from './portal-event';
import type { PropertyFigures } from './portal-store';

const GRAPH_DAYS = 30;

/** The views of one day: of all sources, and of our own site. */
export interface DayFigures {
  /** YYYY-MM-DD in Brussels. */
  day: string;
  all: number;
  own: number;
}

/** The views of one source: this week and in all. */
export interface SourceFigures {
  source: string;
  week: number;
  total: number;
}

/** The counters of a property (§3): NumberOfVisitsInDay, InWeek, InMonth and NumberOfVisits. */
export interface FigureSummary {
  today: number;
  week: number;
  /** Undefined of a property that was not seen yet when that week began: a part of a week is no comparison. */
  lastWeek: number | undefined;
  month: number;
  total: number;
  /** The first day with a figure; undefined if there is none. */
  since: string | undefined;
  /** The last thirty days, oldest first; the last one is today. */
  days: DayFigures[];
  sources: SourceFigures[];
  /** Views on our own site this week, and the median of comparable properties; undefined if they are too few. */
  comparison: { own: number; others: number } | undefined;
}

/** Returns the first day that the counters and the graph need, as YYYY-MM-DD. */
export const getFirstDay = (now: number): string => addDays(toBrusselsDay(new Date(now)), -45);

/** Returns the Monday of the week of a moment, in Brussels, as YYYY-MM-DD. */
export function getMonday(now: number): string {
  const today = toBrusselsDay(new Date(now));
  return addDays(today, 1 - getWeekday(today));
}

/** Fewest comparable properties: with less, one owner could tell the figures of another. */
const MIN_COMPARED = 3;

/** Returns the median of comparable properties; undefined if there are too few, or none was viewed. */
function findMedian(compared: readonly number[]): number | undefined {
  if (compared.length < MIN_COMPARED) return undefined;
  const sorted = [...compared].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] || undefined;
}

/** Sums the figures of a property by day, by week from Monday and by month, in Brussels time. */
export function summarizeFigures(
  { days, totals, compared }: Pick<PropertyFigures, 'days' | 'totals' | 'compared'>,
  now: number,
): FigureSummary {
  const today = toBrusselsDay(new Date(now));
  const monday = getMonday(now);
  const others = findMedian(compared);
  const sum = (from: string, to = today, source?: string) =>
    days
      .filter((row) => row.day >= from && row.day <= to && (!source || row.source === source))
      .reduce((total, { value }) => total + value, 0);
  const [since] = totals.map(({ day }) => day).sort();
  const lastMonday = addDays(monday, -7);
  return {
    today: sum(today),
    week: sum(monday),
    lastWeek: since && since <= lastMonday ? sum(lastMonday, addDays(monday, -1)) : undefined,
    month: sum(`${today.slice(0, 8)}01`),
    total: totals.reduce((total, { value }) => total + value, 0),
    since,
    days: Array.from({ length: GRAPH_DAYS }, (_, index) => {
      const day = addDays(today, index - GRAPH_DAYS + 1);
      return { day, all: sum(day, day), own: sum(day, day, OWN_SOURCE) };
    }),
    sources: totals
      .map(({ source, value }) => ({ source, week: sum(monday, today, source), total: value }))
      .sort((a, b) => b.week - a.week || b.total - a.total),
    comparison: others === undefined ? undefined : { own: sum(monday, today, OWN_SOURCE), others },
  };
}
