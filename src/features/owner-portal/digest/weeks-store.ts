import * as v from 'valibot';
import { parseBrusselsTime } from '../../../domain/format/brussels-time';
import { MomentColumn, parseRowsForVisitors } from '../../../platform/d1-rows';

const WeekEvent = v.object({
  property: v.number(),
  happenedAt: MomentColumn,
  /** '' for a visit booked on the site. */
  subject: v.string(),
  status: v.string(),
});
export type WeekEvent = v.InferOutput<typeof WeekEvent>;

/** The figures and events of one property in a week, and its planned visits. */
export interface OwnedWeek {
  id: number;
  views: number;
  viewsBefore: number;
  /** The events of the week, newest first. */
  events: WeekEvent[];
  next: WeekEvent | undefined;
}

/** Two weeks, as the Mondays that begin and end them: YYYY-MM-DD. */
export interface WeekRange {
  from: string;
  middle: string;
  to: string;
}

const Views = v.object({ property: v.number(), week: v.number(), before: v.number() });
const MAX_EVENTS = 200;

/** Loads the figures and events of these properties, in two queries. */
export async function loadWeeks(
  db: D1Database,
  ids: readonly number[],
  { from, middle, to }: WeekRange,
  now: number,
): Promise<OwnedWeek[]> {
  const list = JSON.stringify(ids);
  const since = parseBrusselsTime(`${middle}T00:00`) ?? now;
  const [views, events] = await db.batch<Record<string, unknown>>([
    db
      .prepare(
        `SELECT property, sum(iif(day >= ?3, views, 0)) AS week, sum(iif(day < ?3, views, 0)) AS before
         FROM (
           SELECT property, day, views FROM portal_views
             WHERE property IN (SELECT value FROM json_each(?1)) AND day >= ?2 AND day < ?4
           UNION ALL
           SELECT other.value, day, views FROM page_views, json_each(?1) AS other
             WHERE page = '/property/' || other.value || '/' AND day >= ?2 AND day < ?4)
         GROUP BY property`,
      )
      .bind(list, from, middle, to),
    db
      .prepare(
        `SELECT property, happened_at AS happenedAt, subject, status FROM property_activity
           WHERE property IN (SELECT value FROM json_each(?1)) AND happened_at >= ?2
         UNION ALL
         SELECT visits.property, starts_at, '', state FROM visits
           JOIN slots ON slots.id = visits.slot
           WHERE visits.property IN (SELECT value FROM json_each(?1)) AND starts_at >= ?2
             AND state IN ('confirmed', 'cancelled')
         ORDER BY happenedAt DESC LIMIT ?3`,
      )
      .bind(list, since, MAX_EVENTS),
  ]);
  const figures = parseRowsForVisitors(Views, views?.results ?? [], 'portal_views');
  const all = parseRowsForVisitors(WeekEvent, events?.results ?? [], 'property_activity');
  return ids.map((id) => {
    const own = all.filter(({ property }) => property === id);
    const figure = figures.find(({ property }) => property === id);
    return {
      id,
      views: figure?.week ?? 0,
      viewsBefore: figure?.before ?? 0,
      events: own.filter(({ happenedAt }) => happenedAt <= now),
      next: own.findLast(({ happenedAt, status }) => happenedAt > now && status === 'confirmed'),
    };
  });
}
