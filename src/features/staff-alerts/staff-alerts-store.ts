import * as v from 'valibot';
import { HOUR_MS } from '../../domain/format/durations';
import { CountColumn, MomentColumn, parseFirstRow } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { AlertKind } from './alert-kinds';
import { ALERTS } from './alert-kinds';
import { composeAlertMail } from './alert-mail';
import { loadLeadPause } from './lead-pause-store';

/** Where an alert is stored and from which site it comes. */
export interface AlertSender {
  DB: D1Database;
  PUBLIC_ORIGIN: string;
  snapshot: Snapshot;
}

/** Responses with status 5xx in one hour that cause an alert. */
const MANY_ERRORS = 10;

/** Alerts staff of mails that failed since the last alert, of refused loads and of many errors. */
export async function alertOfEvents(sender: AlertSender, now: number): Promise<void> {
  const { failedMails, refusedLoads, errors } = await countEvents(sender.DB, now);
  if (failedMails > 0) await sendAlert(sender, 'failed mails', failedMails, now);
  if (errors >= MANY_ERRORS) await sendAlert(sender, 'errors', errors, now);
  if (refusedLoads > 0)
    await sendAlert(sender, 'refused loads', refusedLoads, now, [
      sender.DB.prepare("DELETE FROM incidents WHERE kind = 'refused load'"),
    ]);
}

/** Alerts staff of broken parts of the live version, and of an unusual pause in leads. */
export async function alertOfState(
  sender: AlertSender,
  brokenParts: number,
  now: number,
): Promise<void> {
  if (brokenParts > 0) await sendAlert(sender, 'broken parts', brokenParts, now);
  const { lastLead = now, isUnusual } = await loadLeadPause(sender.DB, now);
  if (isUnusual)
    await sendAlert(sender, 'pause in leads', Math.round((now - lastLead) / HOUR_MS), now);
}

const EventCounts = v.object({
  failedMails: CountColumn,
  refusedLoads: CountColumn,
  errors: CountColumn,
});

/** Counts the events; a failed alert mail is not counted, since it would cause an alert each hour. */
async function countEvents(db: D1Database, now: number) {
  const row = await db
    .prepare(
      `SELECT
         (SELECT count(*) FROM outbox WHERE state = 'failed' AND due_at >
            coalesce((SELECT sent_at FROM staff_alerts WHERE kind = 'failed mails'), 0)
            AND NOT (json_valid(mail) AND coalesce(mail ->> '$.kind', '') = 'alert')) AS failedMails,
         (SELECT coalesce(sum(count), 0) FROM incidents WHERE kind = 'refused load') AS refusedLoads,
         (SELECT coalesce(sum(count), 0) FROM incidents WHERE kind = 'error' AND hour = ?1) AS errors`,
    )
    .bind(Math.floor(now / HOUR_MS))
    .first();
  const counts = parseFirstRow(EventCounts, row, 'outbox');
  return counts ?? { failedMails: 0, refusedLoads: 0, errors: 0 };
}

/** Enqueues an alert, unless staff were sent one of its kind too short a time ago. */
async function sendAlert(
  { DB, snapshot, PUBLIC_ORIGIN }: AlertSender,
  kind: AlertKind,
  count: number,
  now: number,
  statements: readonly D1PreparedStatement[] = [],
): Promise<void> {
  if (now - (await loadLastAlert(DB, kind)) < ALERTS[kind].pauseMs) return;
  const mail = composeAlertMail(snapshot, PUBLIC_ORIGIN, kind, count);
  try {
    await DB.batch([markAlertSent(DB, kind, now), ...statements, ...enqueueMails(DB, [mail], now)]);
  } catch (error) {
    // Another run sent it meanwhile.
    if (!/staff_alert_too_soon/.test(String(error))) throw error;
  }
}

async function loadLastAlert(db: D1Database, kind: AlertKind): Promise<number> {
  const row = await db
    .prepare('SELECT sent_at AS sentAt FROM staff_alerts WHERE kind = ?')
    .bind(kind)
    .first();
  return parseFirstRow(v.object({ sentAt: MomentColumn }), row, 'staff_alerts')?.sentAt ?? 0;
}

/** Aborts its batch if an alert of this kind was sent too short a time ago. */
const markAlertSent = (db: D1Database, kind: AlertKind, now: number) =>
  db
    .prepare(
      `INSERT INTO staff_alerts (kind, sent_at) VALUES (?1, ?2)
       ON CONFLICT (kind) DO UPDATE SET sent_at = iif(sent_at <= ?3, ?2, -1)`,
    )
    .bind(kind, now, now - ALERTS[kind].pauseMs);
