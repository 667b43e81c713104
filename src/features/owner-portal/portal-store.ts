import * as v from 'valibot';
import { parseRows, parseRowsForVisitors } from '../../platform/d1-rows';
import { PortalEvent } from './portal-event';

/** One figure of a property: the views of a source on a day, or in all since its first day. */
const FigureRow = v.object({
  kind: v.picklist(['property', 'day', 'total']),
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
}

/**
 * Loads the figures of a property since a day, and the owner's properties, in one query. The owner's id
 * limits every part: of another owner's property there are no rows.
 */
export async function loadFigures(
  db: D1Database,
  person: string,
  property: number,
  since: string,
): Promise<PropertyFigures> {
  const { results } = await db
    .prepare(
      `WITH mine AS (SELECT property FROM owner_properties WHERE person = ?1),
       figures AS (
         SELECT source, day, views FROM portal_views WHERE property = ?2 AND ?2 IN mine
         UNION ALL
         SELECT 'own', day, visits FROM visits
         WHERE page = ?4 AND ?2 IN mine)
       SELECT 'property' AS kind, '' AS source, '' AS day, property AS value FROM mine
       UNION ALL SELECT 'day', source, day, views FROM figures WHERE day >= ?3
       UNION ALL SELECT 'total', source, min(day), sum(views) FROM figures GROUP BY source`,
    )
    .bind(person, property, since, `/property/${property}/`)
    .all();
  const rows = parseRows(FigureRow, results, 'portal_views');
  const select = (kind: FigureRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    owned: select('property').map(({ value }) => value),
    days: select('day'),
    totals: select('total'),
  };
}

const MAX_EVENTS = 2000;

/**
 * Loads the history of a property of an owner, newest first: what staff imported, and the visits booked
 * on the site. Empty if the property is not theirs.
 */
export async function loadEvents(
  db: D1Database,
  person: string,
  property: number,
): Promise<PortalEvent[]> {
  const { results } = await db
    .prepare(
      `WITH mine AS (SELECT property FROM owner_properties WHERE person = ?1)
       SELECT kind, at, contact, subject, comment, status, source, NULL AS candidate
         FROM property_activity WHERE property = ?2 AND ?2 IN mine
       UNION ALL
       SELECT 'visit', starts, '', '', '',
           CASE WHEN state = 'cancelled' THEN 'cancelled' WHEN ends < ?3 THEN 'done' ELSE 'confirmed' END,
           'own', dense_rank() OVER (ORDER BY lower(email))
         FROM appointments JOIN slots ON slots.id = appointments.slot
         WHERE appointments.property = ?2 AND ?2 IN mine AND state IN ('confirmed', 'cancelled')
       ORDER BY at DESC LIMIT ?4`,
    )
    .bind(person, property, Date.now(), MAX_EVENTS)
    .all();
  return parseRowsForVisitors(PortalEvent, results, 'property_activity');
}
