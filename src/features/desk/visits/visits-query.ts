import * as v from 'valibot';
import { addDays, getWeekday } from '../../../domain/format/brussels-day';
import { parseBrusselsTime, toBrusselsTime } from '../../../domain/format/brussels-time';
import { readDay } from '../../../domain/typed-values/read-day';
import { readReference } from '../../../domain/typed-values/read-reference';
import { TextParameter } from '../../../platform/request-parameters';

/** Query of the agenda: a day or its week, of one property, of one's own, or of all. */
export const VisitsQuery = v.pipe(
  v.object({
    view: TextParameter,
    day: TextParameter,
    property: TextParameter,
    mine: TextParameter,
  }),
  v.transform(({ view, day, property, mine }) => ({
    view: view === 'week' ? ('week' as const) : ('day' as const),
    day: readDay(day) ?? toBrusselsTime(Date.now()).slice(0, 10),
    property: readReference(property),
    /** Only the properties of who looks. */
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

/** Returns midnight in Brussels at the begin of a day; 0 if there is no such day. */
export const getMidnight = (day: string): number => parseBrusselsTime(`${day}T00:00`) ?? 0;

/** Lists the days that the agenda shows: one, or Monday to Sunday. */
export function listAgendaDays({ view, day }: Pick<VisitsQuery, 'view' | 'day'>): string[] {
  if (view === 'day') return [day];
  const monday = addDays(day, 1 - getWeekday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
