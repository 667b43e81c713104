import * as v from 'valibot';
import { subtractPeriod } from '../../../domain/format/period';
import { Language } from '../../../domain/language/language';
import { PERIODS } from '../../../domain/periods';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseRowsForVisitors,
} from '../../../platform/d1-rows';
import type { Mail } from '../../../platform/mail/mail';
import { enqueueMails } from '../../../platform/mail/outbox-store';
import { ALERT_FREQUENCIES, findAlertLimit } from '../alert-times';
import { GETS_ALERTS, WatchedSearch } from './subscriber';

/** An alert that was not mailed yet. */
const WaitingAlert = v.object({
  account: KeyColumn,
  property: v.number(),
  news: KeyColumn,
  before: v.nullable(v.string()),
  searches: createJsonColumn(v.array(v.string())),
  createdAt: MomentColumn,
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
const IS_DUE = `alerts.told_at IS NULL AND alerts.created_at > ?1 AND alerts.created_at <=
  CASE accounts.frequency WHEN 'immediate' THEN ?2 WHEN 'daily' THEN ?3 ELSE ?4 END`;

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
      `SELECT DISTINCT accounts.id, email, name, language FROM alerts
       JOIN accounts ON accounts.id = alerts.account WHERE ${IS_DUE} AND ${GETS_ALERTS}
       ORDER BY accounts.id LIMIT ?5`,
    )
    .bind(...limits, limit)
    .all();
  const recipients = parseRowsForVisitors(Recipient, due.results, 'accounts');
  if (recipients.length === 0) return [];
  const ids = JSON.stringify(recipients.map(({ id }) => id));
  const [alertRows, searchRows] = await db.batch([
    db
      .prepare(
        `SELECT account, property, news, before, searches, alerts.created_at AS createdAt FROM json_each(?5) AS due
         JOIN accounts ON accounts.id = due.value JOIN alerts ON alerts.account = accounts.id
         WHERE ${IS_DUE} ORDER BY alerts.created_at, property DESC`,
      )
      .bind(...limits, ids),
    db
      .prepare(
        `SELECT id, account, name, criteria FROM saved_searches
         WHERE account IN (SELECT value FROM json_each(?1)) AND paused_at IS NULL ORDER BY created_at`,
      )
      .bind(ids),
  ]);
  const alerts = parseRowsForVisitors(WaitingAlert, alertRows?.results ?? [], 'alerts');
  const searches = parseRowsForVisitors(WatchedSearch, searchRows?.results ?? [], 'saved_searches');
  return recipients.map((recipient) => ({
    recipient,
    alerts: alerts.filter(({ account }) => account === recipient.id),
    searches: searches.filter(({ account }) => account === recipient.id),
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
  const keys = alerts.map(({ account, property, news }) => [account, property, news]);
  try {
    await db.batch([
      db
        .prepare(
          `UPDATE alerts SET told_at = ?1, searches = iif(told_at IS NULL, searches, NULL)
           FROM json_each(?2) AS key
           WHERE account = key.value ->> 0 AND property = key.value ->> 1 AND news = key.value ->> 2`,
        )
        .bind(now, JSON.stringify(keys)),
      ...enqueueMails(db, mails, now),
    ]);
  } catch (error) {
    if (!/NOT NULL constraint failed: alerts\.searches/.test(String(error))) throw error;
  }
}
