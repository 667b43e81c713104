import * as v from 'valibot';
import { groupBy } from '../../../domain/group-by';
import { CountColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import { IS_ANSWERABLE } from '../leads/lead';

const OpenLeads = v.object({ property: CountColumn, open: CountColumn, fresh: CountColumn });
const NextVisit = v.object({ property: CountColumn, startsAt: MomentColumn, name: v.string() });
const Owner = v.object({ property: CountColumn, name: v.string() });
const Views = v.object({ property: CountColumn, views: CountColumn, saved: CountColumn });

/** What the database knows of some listings, by their number. */
export interface PortfolioRecords {
  leads: ReadonlyMap<number, v.InferOutput<typeof OpenLeads>>;
  visits: ReadonlyMap<number, v.InferOutput<typeof NextVisit>>;
  owners: ReadonlyMap<number, readonly v.InferOutput<typeof Owner>[]>;
  views: ReadonlyMap<number, v.InferOutput<typeof Views>>;
}

/** A listing with more open enquiries says this many: its own page has them all. */
const MAX_OPEN = 20;

/** Formats a number of open enquiries, of which no more than the most were counted. */
export const formatOpenLeads = (open = 0): string =>
  open >= MAX_OPEN ? `${MAX_OPEN}+` : `${open}`;

/** Loads enquiries, the next visit, owners, and views and saves since a day of some listings, in one round trip. */
export async function loadPortfolioRecords(
  db: D1Database,
  ids: readonly number[],
  { now, since }: { now: number; since: string },
): Promise<PortfolioRecords> {
  const shown = 'SELECT value AS id FROM json_each(?1)';
  const json = JSON.stringify(ids);
  const [leads, visits, owners, views] = await db.batch([
    db
      .prepare(
        `SELECT shown.id AS property, count(*) AS open, sum(state = 'new') AS fresh
         FROM (${shown}) AS shown JOIN leads ON leads.id IN (
           SELECT id FROM leads WHERE property = shown.id AND state IN ('new', 'taken')
             AND ${IS_ANSWERABLE} LIMIT ${MAX_OPEN})
         GROUP BY shown.id`,
      )
      .bind(json),
    db
      .prepare(
        `SELECT slots.property, starts_at AS startsAt, name
         FROM (${shown}) AS shown JOIN slots ON slots.id = (
           SELECT slots.id FROM slots JOIN visits ON visits.slot = slots.id AND state = 'confirmed'
           WHERE slots.property = shown.id AND starts_at > ?2 ORDER BY starts_at LIMIT 1)
         JOIN visits ON visits.slot = slots.id AND visits.state = 'confirmed'
         GROUP BY slots.property`,
      )
      .bind(json, now),
    db
      .prepare(
        `SELECT property, name FROM owner_properties JOIN accounts ON accounts.id = account
         WHERE property IN (${shown}) AND disabled_at IS NULL ORDER BY property, name`,
      )
      .bind(json),
    db
      .prepare(
        `SELECT id AS property, coalesce((SELECT sum(views) FROM page_views
           WHERE page = '/property/' || id || '/' AND day >= ?2), 0) AS views, coalesce((SELECT sum(count) FROM property_actions
           WHERE property = id AND action = 'saved' AND day >= ?2), 0) AS saved FROM (${shown})`,
      )
      .bind(json, since),
  ]);
  return {
    leads: byProperty(parseRows(OpenLeads, leads?.results ?? [], 'leads')),
    visits: byProperty(parseRows(NextVisit, visits?.results ?? [], 'visits')),
    owners: groupBy(parseRows(Owner, owners?.results ?? [], 'owner_properties'), getProperty),
    views: byProperty(parseRows(Views, views?.results ?? [], 'page_views')),
  };
}

const getProperty = ({ property }: { property: number }) => property;

const byProperty = <Row extends { property: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.property, row]));
