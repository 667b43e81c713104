import * as v from 'valibot';
import { ALERT_FREQUENCIES, findAlertLimit } from '../../domain/demand/alert-times';
import { subtractPeriod } from '../../domain/format/durations';
import { Language } from '../../domain/language/language';
import { PERIODS } from '../../domain/periods';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseRowsForVisitors,
} from '../../platform/d1-rows';
import type { Mail } from '../../platform/mail/mail';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { GETS_ALERTS, WatchedSearch } from './subscriber';

/** An alert that was not mailed yet. */
const WaitingAlert = v.object({
  person: KeyColumn,
  property: v.number(),
  news: KeyColumn,
  before: v.nullable(v.string()),
  searches: createJsonColumn(v.array(v.string())),
  created: MomentColumn,
});
export type WaitingAlert = v.InferOutput<typeof WaitingAlert>;

const Recipient = v.object({
  id: KeyColumn,
  email: v.string(),
  name: v.string(),
  language: Language,
});
export type Recipient = v.InferOutput<typeof Recipient>;

/** A subscriber with the alerts that are due, oldest first, and the searches that are not paused. */
export interface DueSubscriber {
  recipient: Recipient;
  alerts: WaitingAlert[];
  searches: WatchedSearch[];
}

/** SQL condition of alerts that are due for their person. */
const IS_DUE = `alerts.told IS NULL AND alerts.created > ?1 AND alerts.created <=
  CASE people.frequency WHEN 'immediate' THEN ?2 WHEN 'daily' THEN ?3 ELSE ?4 END`;

/** Loads the next subscribers with alerts that are due at `now`: at once, or collected until a morning. */
export async function loadDueSubscribers(
  db: D1Database,
  now: number,
  limit: number,
): Promise<DueSubscriber[]> {
  const limits = [
    subtractPeriod(now, PERIODS.waitingAlert),
    ...ALERT_FREQUENCIES.map((rhythm) => findAlertLimit(rhythm, now)),
  ];
  const due = await db
    .prepare(
      `SELECT DISTINCT people.id, email, name, language FROM alerts
       JOIN people ON people.id = alerts.person WHERE ${IS_DUE} AND ${GETS_ALERTS}
       ORDER BY people.id LIMIT ?5`,
    )
    .bind(...limits, limit)
    .all();
  const recipients = parseRowsForVisitors(Recipient, due.results, 'people');
  if (recipients.length === 0) return [];
  const ids = JSON.stringify(recipients.map(({ id }) => id));
  const [alertRows, searchRows] = await db.batch([
    db
      .prepare(
        `SELECT person, property, news, before, searches, alerts.created FROM json_each(?5) AS due
         JOIN people ON people.id = due.value JOIN alerts ON alerts.person = people.id
         WHERE ${IS_DUE} ORDER BY alerts.created, property DESC`,
      )
      .bind(...limits, ids),
    db
      .prepare(
        `SELECT id, person, name, criteria FROM demand_searches
         WHERE person IN (SELECT value FROM json_each(?1)) AND paused IS NULL ORDER BY created`,
      )
      .bind(ids),
  ]);
  const alerts = parseRowsForVisitors(WaitingAlert, alertRows?.results ?? [], 'alerts');
  const searches = parseRowsForVisitors(
    WatchedSearch,
    searchRows?.results ?? [],
    'demand_searches',
  );
  return recipients.map((recipient) => ({
    recipient,
    alerts: alerts.filter(({ person }) => person === recipient.id),
    searches: searches.filter(({ person }) => person === recipient.id),
  }));
}

/**
 * Enqueues these mails and marks the alerts as mailed, or neither if another caller has mailed one of
 * them.
 */
export async function storeMailedAlerts(
  db: D1Database,
  alerts: readonly WaitingAlert[],
  mails: readonly Mail[],
  now: number,
): Promise<void> {
  const keys = alerts.map(({ person, property, news }) => [person, property, news]);
  try {
    await db.batch([
      db
        .prepare(
          `UPDATE alerts SET told = ?1, searches = iif(told IS NULL, searches, NULL)
           FROM json_each(?2) AS key
           WHERE person = key.value ->> 0 AND property = key.value ->> 1 AND news = key.value ->> 2`,
        )
        .bind(now, JSON.stringify(keys)),
      ...enqueueMails(db, mails, now),
    ]);
  } catch (error) {
    if (!/NOT NULL constraint failed: alerts\.searches/.test(String(error))) throw error;
  }
}
