import type { EventKind, EventStatus } from './portal-event';

/** An event as staff import it; `key` is its id in their own software. */
export interface ImportedEvent {
  property: number;
  key: string;
  kind: EventKind;
  /** Milliseconds since 1970. */
  happenedAt: number;
  contact: string;
  subject: string;
  comment: string;
  status: EventStatus;
  source: string;
}

/** The views of a property on a portal on one day in Brussels (YYYY-MM-DD). */
export interface ImportedViews {
  property: number;
  source: string;
  day: string;
  views: number;
}

/** Rows of one statement: its JSON stays far below the limit of a bound value. */
const ROWS_PER_STATEMENT = 500;

/** Stores events and views in one batch; those that are there already are updated. */
export async function importActivity(
  db: D1Database,
  events: readonly ImportedEvent[],
  views: readonly ImportedViews[],
): Promise<void> {
  const statements = [
    ...buildStatements(
      db,
      `INSERT INTO property_activity (property, key, kind, happened_at, contact, subject, comment, status, source)
       SELECT value ->> 'property', value ->> 'key', value ->> 'kind', value ->> 'happenedAt', value ->> 'contact',
         value ->> 'subject', value ->> 'comment', value ->> 'status', value ->> 'source'
       FROM json_each(?1) WHERE true
       ON CONFLICT (property, key) DO UPDATE SET kind = excluded.kind, happened_at = excluded.happened_at,
         contact = excluded.contact, subject = excluded.subject, comment = excluded.comment,
         status = excluded.status, source = excluded.source`,
      events,
    ),
    ...buildStatements(
      db,
      `INSERT INTO portal_views (property, source, day, views)
       SELECT value ->> 'property', value ->> 'source', value ->> 'day', value ->> 'views'
       FROM json_each(?1) WHERE true
       ON CONFLICT (property, source, day) DO UPDATE SET views = excluded.views`,
      views,
    ),
  ];
  if (statements.length > 0) await db.batch(statements);
}

const buildStatements = (
  db: D1Database,
  sql: string,
  rows: readonly object[],
): D1PreparedStatement[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    db
      .prepare(sql)
      .bind(
        JSON.stringify(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT)),
      ),
  );
