import * as v from 'valibot';
import { HOUR_MS } from '../../domain/format/durations';
import { CountColumn, MomentColumn, parseFirstRow } from '../../platform/d1-rows';
import { enqueueMails, MAIL_FAULTS } from '../../platform/mail/outbox-store';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { AlarmKind } from './alarm-kinds';
import { ALARMS } from './alarm-kinds';
import { composeAlarmMail } from './alarm-mail';
import { loadLeadPause } from './lead-pause-store';

/** Where an alarm is stored and from which site it comes. */
export interface AlarmSender {
  DB: D1Database;
  PUBLIC_ORIGIN: string;
  snapshot: Snapshot;
}

/** Responses with status 5xx in one hour that cause an alarm. */
const MANY_ERRORS = 10;

/** Raises alarms about mails that failed since the last one, about refused loads and many errors. */
export async function raiseAlarmsOfEvents(sender: AlarmSender, now: number): Promise<void> {
  const { failedMails, refusedLoads, errors } = await countEvents(sender.DB, now);
  if (failedMails > 0) await sendAlarm(sender, 'failed mails', failedMails, now);
  if (errors >= MANY_ERRORS) await sendAlarm(sender, 'errors', errors, now);
  if (refusedLoads > 0)
    await sendAlarm(sender, 'refused loads', refusedLoads, now, [
      sender.DB.prepare("DELETE FROM incidents WHERE kind = 'refused load'"),
    ]);
}

/** Raises alarms about broken parts of the live version, and about an unusual pause in leads. */
export async function raiseAlarmsOfState(
  sender: AlarmSender,
  brokenParts: number,
  now: number,
): Promise<void> {
  if (brokenParts > 0) await sendAlarm(sender, 'broken parts', brokenParts, now);
  const { lastLead = now, isUnusual } = await loadLeadPause(sender.DB, now);
  if (isUnusual)
    await sendAlarm(sender, 'pause in leads', Math.round((now - lastLead) / HOUR_MS), now);
}

const EventCounts = v.object({
  failedMails: CountColumn,
  refusedLoads: CountColumn,
  errors: CountColumn,
});

/** Counts the events; a failed alarm mail is not counted, since it would cause an alarm each hour. */
async function countEvents(db: D1Database, now: number) {
  const row = await db
    .prepare(
      `SELECT
         (SELECT count(*) FROM outbox WHERE state = 'failed' AND due_at >
            coalesce((SELECT sent_at FROM alarms WHERE kind = 'failed mails'), 0)
            AND error IS NOT '${MAIL_FAULTS.leftOut}'
            AND NOT (json_valid(mail) AND coalesce(mail ->> '$.kind', '') = 'alarm')) AS failedMails,
         (SELECT coalesce(sum(count), 0) FROM incidents WHERE kind = 'refused load') AS refusedLoads,
         (SELECT coalesce(sum(count), 0) FROM incidents WHERE kind = 'error' AND hour = ?1) AS errors`,
    )
    .bind(Math.floor(now / HOUR_MS))
    .first();
  const counts = parseFirstRow(EventCounts, row, 'outbox');
  return counts ?? { failedMails: 0, refusedLoads: 0, errors: 0 };
}

/** Enqueues an alarm, unless staff were sent one of its kind too short a time ago. */
async function sendAlarm(
  { DB, snapshot, PUBLIC_ORIGIN }: AlarmSender,
  kind: AlarmKind,
  count: number,
  now: number,
  statements: readonly D1PreparedStatement[] = [],
): Promise<void> {
  if (now - (await loadLastAlarm(DB, kind)) < ALARMS[kind].pauseMs) return;
  const mail = composeAlarmMail(snapshot, PUBLIC_ORIGIN, kind, count);
  try {
    await DB.batch([markAlarmSent(DB, kind, now), ...statements, ...enqueueMails(DB, [mail], now)]);
  } catch (error) {
    // Another run sent it meanwhile.
    if (!/alarm_too_soon/.test(String(error))) throw error;
  }
}

async function loadLastAlarm(db: D1Database, kind: AlarmKind): Promise<number> {
  const row = await db
    .prepare('SELECT sent_at AS sentAt FROM alarms WHERE kind = ?')
    .bind(kind)
    .first();
  return parseFirstRow(v.object({ sentAt: MomentColumn }), row, 'alarms')?.sentAt ?? 0;
}

/** Aborts its batch if an alarm of this kind was sent too short a time ago. */
const markAlarmSent = (db: D1Database, kind: AlarmKind, now: number) =>
  db
    .prepare(
      `INSERT INTO alarms (kind, sent_at) VALUES (?1, ?2)
       ON CONFLICT (kind) DO UPDATE SET sent_at = iif(sent_at <= ?3, ?2, -1)`,
    )
    .bind(kind, now, now - ALARMS[kind].pauseMs);
