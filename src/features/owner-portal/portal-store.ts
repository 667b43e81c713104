import * as v from 'valibot';
import { CHANGE_KINDS } from '../../domain/catalogue/changes/property-change';
import { capRows } from '../../platform/capped-rows';
import { parseRows, parseRowsForVisitors } from '../../platform/d1-rows';
import { PortalEvent } from './portal-event';

/** One figure of a property, by kind: see `loadFigures`. */
const FigureRow = v.object({
  kind: v.picklist(['property', 'day', 'total', 'action', 'compared', 'searches']),
  source: v.string(),
  day: v.string(),
  value: v.number(),
});
type FigureRow = v.InferOutput<typeof FigureRow>;

/** The figures of one property of an owner. */
export interface PropertyFigures {
  /** The ids of all properties of the owner. */
  owned: number[];
  days: FigureRow[];
  totals: FigureRow[];
  /** How often it was saved, shared, and asked for a visit on the site. */
  actions: Record<'saved' | 'shared' | 'asked', number>;
  /** Views of comparable properties on our site this week, without their ids. */
  compared: number[];
  /** Saved searches that fit, at the last load; undefined if none were compared yet. */
  searches: number | undefined;
}

/** Subject of the figures of a page. */
export interface FigureQuery {
  account: string;
  property: number;
  /** The first day of the figures by day, and the Monday of this week: YYYY-MM-DD. */
  since: string;
  monday: string;
  /** The ids of comparable properties of the agency. */
  comparable: readonly number[];
}

/**
 * Loads the figures of a property, and the owner's properties, in one query. The owner's id limits every
 * part: of another owner's property there are no rows.
 */
export async function loadFigures(
  db: D1Database,
  { account, property, since, monday, comparable }: FigureQuery,
): Promise<PropertyFigures> {
  const { results } = await db
    .prepare(
      `WITH mine AS (SELECT property FROM owner_properties WHERE account = ?1),
       totals AS (
         SELECT source, first_day, views FROM portal_view_totals WHERE property = ?2 AND ?2 IN mine
         UNION ALL SELECT * FROM (
           SELECT 'own', (SELECT min(day) FROM page_views WHERE page = ?4), earlier_views + views
           FROM page_views WHERE page = ?4 AND ?2 IN mine ORDER BY day DESC LIMIT 1)),
       -- D1 takes five parts of a UNION at most.
       extras (kind, source, day, value) AS MATERIALIZED (
         SELECT 'action', action, '', sum(count) FROM property_actions
           WHERE property = ?2 AND ?2 IN mine GROUP BY action
         UNION ALL SELECT 'action', 'asked', '', count(*) FROM visits
           WHERE property = ?2 AND ?2 IN mine
         UNION ALL SELECT 'compared', '', '',
             (SELECT coalesce(sum(views), 0) FROM page_views
              WHERE page = '/property/' || other.value || '/' AND day >= ?5)
           FROM json_each(?6) AS other WHERE ?2 IN mine
         UNION ALL SELECT * FROM (SELECT 'searches', '', '', searches FROM search_counts
           WHERE property = ?2 AND ?2 IN mine ORDER BY load DESC LIMIT 1))
       SELECT 'property' AS kind, '' AS source, '' AS day, property AS value FROM mine
       UNION ALL SELECT 'day', totals.source, day, portal_views.views FROM totals JOIN portal_views
         ON property = ?2 AND portal_views.source = totals.source AND day >= ?3
       UNION ALL SELECT 'day', 'own', day, views FROM page_views
         WHERE page = ?4 AND day >= ?3 AND ?2 IN mine
       UNION ALL SELECT 'total', source, first_day, views FROM totals WHERE views > 0
       UNION ALL SELECT kind, source, day, value FROM extras`,
    )
    .bind(account, property, since, `/property/${property}/`, monday, JSON.stringify(comparable))
    .all();
  const rows = parseRows(FigureRow, results, 'portal_views');
  const select = (kind: FigureRow['kind']) => rows.filter((row) => row.kind === kind);
  const values = (kind: FigureRow['kind']) => select(kind).map(({ value }) => value);
  const countActions = (action: string) =>
    select('action').find(({ source }) => source === action)?.value ?? 0;
  return {
    owned: values('property'),
    days: select('day'),
    totals: select('total'),
    actions: {
      saved: countActions('saved'),
      shared: countActions('shared'),
      asked: countActions('asked'),
    },
    compared: values('compared'),
    searches: values('searches')[0],
  };
}

/** A change of price or status that a load of the catalogue brought. */
const PropertyChangeRow = v.object({
  kind: v.picklist(CHANGE_KINDS),
  happenedAt: v.number(),
  /** A price in euro or a status, before and after; null if visitors saw none. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type PropertyChangeRow = v.InferOutput<typeof PropertyChangeRow>;

const MAX_EVENTS = 2000;

/**
 * Loads the history of a property of an owner, newest first: what staff imported, and the visits booked on
 * the site with the feedback that staff released. Beside it, what changed in the catalogue, oldest first.
 * Both are empty if the property is not theirs.
 */
export async function loadHistory(
  db: D1Database,
  account: string,
  property: number,
): Promise<{ events: PortalEvent[]; changes: PropertyChangeRow[]; isMore: boolean }> {
  const { results } = await db
    .prepare(
      `WITH mine AS (SELECT property FROM owner_properties WHERE account = ?1)
       SELECT 'event' AS part, kind, happened_at AS happenedAt, contact, subject, comment, status, source,
           NULL AS candidate, NULL AS releasedBy, NULL AS before, NULL AS after
         FROM property_activity WHERE property = ?2 AND ?2 IN mine
       UNION ALL
       SELECT 'event', 'visit', starts_at, coalesce(visitor, ''), '', coalesce(text, ''),
           CASE WHEN state = 'cancelled' THEN 'cancelled' WHEN ends_at < ?3 THEN 'done' ELSE 'confirmed' END,
           'own', dense_rank() OVER (ORDER BY email COLLATE NOCASE), released_by, NULL, NULL
         FROM visits JOIN slots ON slots.id = visits.slot
         LEFT JOIN visit_feedback ON visit = visits.id AND released_at IS NOT NULL
         WHERE visits.property = ?2 AND ?2 IN mine AND state IN ('confirmed', 'cancelled')
       UNION ALL
       SELECT 'change', kind, created_at, '', '', '', '', '', NULL, NULL, before, after
         FROM property_changes WHERE property = ?2 AND ?2 IN mine
       ORDER BY happenedAt DESC LIMIT ?4`,
    )
    .bind(account, property, Date.now(), MAX_EVENTS + 1)
    .all();
  const { rows, isMore } = capRows(results, MAX_EVENTS);
  const isChange = ({ part }: Record<string, unknown>) => part === 'change';
  return {
    events: parseRowsForVisitors(
      PortalEvent,
      rows.filter((row) => !isChange(row)),
      'property_activity',
    ),
    changes: parseRowsForVisitors(
      PropertyChangeRow,
      rows.filter(isChange),
      'property_changes',
    ).reverse(),
    isMore,
  };
}
