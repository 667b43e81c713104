import * as v from 'valibot';
import { parseBrusselsTime, toBrusselsTime } from '../../../domain/format/brussels-time';
import { DAY_MS } from '../../../domain/format/durations';
import { TextParameter } from '../../../platform/request-parameters';
import { getWeekday } from '../../visits/visit-pattern';

/** Query of the agenda: a day or its week, of one house, of one's own, or of all. */
export const VisitsQuery = v.pipe(
  v.object({
    view: TextParameter,
    day: TextParameter,
    property: TextParameter,
    mine: TextParameter,
  }),
  v.transform(({ view, day, property, mine }) => ({
    view: view === 'week' ? ('week' as const) : ('day' as const),
    day: isDay(day) ? day : toBrusselsTime(Date.now()).slice(0, 10),
    property: /^\d{1,9}$/.test(property) ? Number(property) : undefined,
    /** Only the houses of who looks. */
    mine: mine === 'yes',
  })),
);
export type VisitsQuery = v.InferOutput<typeof VisitsQuery>;

/** Returns the parameters of the address; without a day it is today. */
export const formatVisitsQuery = ({
  mine,
  ...query
}: Omit<VisitsQuery, 'day'> & { day?: string | undefined }) => ({
  ...query,
  mine: mine ? 'yes' : undefined,
});

/** Returns whether a text is a day that exists, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && getMidnight(text) > 0;

/** Returns midnight in Brussels at the begin of a day; 0 if there is no such day. */
export const getMidnight = (day: string): number => parseBrusselsTime(`${day}T00:00`) ?? 0;

/** Returns the day some days later. At noon UTC it is the same day in Brussels. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Lists the days that the agenda shows: one, or Monday to Sunday. */
export function listAgendaDays({ view, day }: Pick<VisitsQuery, 'view' | 'day'>): string[] {
  if (view === 'day') return [day];
  const monday = addDays(day, 1 - getWeekday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
