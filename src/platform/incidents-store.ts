import { HOUR_MS, SECOND_MS } from '../domain/format/durations';

/**
 * 'error': an answer with 5xx; 'refused load', 'refused import': what `snapshot load` and `snapshot import` refused;
 * 'unequal backup': one that `backup verify` could not bring back; 'untold page': one that search engines did not take.
 */
export const INCIDENT_KINDS = [
  'error',
  'refused load',
  'refused import',
  'unequal backup',
  'untold page',
] as const;
type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Counts incidents by hour, without any data about a person. */
export async function recordIncidents(
  db: D1Database,
  kind: IncidentKind,
  count: number,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO incidents (kind, hour, count) VALUES (?1, ?2, ?3)
       ON CONFLICT (kind, hour) DO UPDATE SET count = count + ?3`,
    )
    .bind(kind, Math.floor(now / HOUR_MS), count)
    .run();
}

/** An isolate writes its errors at most this often: a storm of errors is not a storm of writes. */
const WRITE_PAUSE_MS = 10 * SECOND_MS;

/** The errors of this isolate that are not written yet. */
const unwrittenErrors = new WeakMap<D1Database, { count: number; writtenAt: number }>();

/** Counts an error of this isolate; never rejects, since the database may be what fails. */
export async function countError(db: D1Database, now: number): Promise<void> {
  const errors = unwrittenErrors.get(db) ?? { count: 0, writtenAt: 0 };
  unwrittenErrors.set(db, errors);
  errors.count++;
  if (now - errors.writtenAt < WRITE_PAUSE_MS) return;
  const { count } = errors;
  errors.count = 0;
  errors.writtenAt = now;
  await recordIncidents(db, 'error', count, now).catch((error) => {
    errors.count += count;
    console.error('errors not counted', error);
  });
}
