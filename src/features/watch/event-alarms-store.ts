import * as v from 'valibot';
import { HOUR_MS } from '../../domain/format/durations';
import { CountColumn, parseFirstRow } from '../../platform/d1-rows';
import { MAIL_FAULTS } from '../../platform/mail/outbox-store';
import type { AlarmSender } from './alarm-sender-store';
import { loadToldAlarms, raiseAlarm } from './alarms-store';
import type { AlarmKind } from './watched';

/** Responses with status 5xx in one hour that cause an alarm. */
const MANY_ERRORS = 10;

/** The alarms that are raised once about incidents, whose rows go with the alarm. */
const INCIDENT_ALARMS = {
  'refused loads': 'refused load',
  'refused imports': 'refused import',
  'unequal backups': 'unequal backup',
  'untold pages': 'untold page',
} as const satisfies Partial<Record<AlarmKind, string>>;

/** Raises alarms about what happened since the last ones: mails that failed, refusals, many errors. */
export async function raiseAlarmsOfEvents(sender: AlarmSender, now: number): Promise<void> {
  const { DB } = sender;
  const [events, told] = await Promise.all([countEvents(DB, now), loadToldAlarms(DB)]);
  const raise = async (
    kind: AlarmKind,
    count: number,
    statements: readonly D1PreparedStatement[] = [],
  ) => raiseAlarm(sender, { kind, since: undefined, count }, told.get(kind), now, statements);
  if (events['failed mails'] > 0) await raise('failed mails', events['failed mails']);
  if (events.errors >= MANY_ERRORS) await raise('errors', events.errors);
  for (const [kind, incident] of Object.entries(INCIDENT_ALARMS) as [
    keyof typeof INCIDENT_ALARMS,
    string,
  ][])
    if (events[kind] > 0)
      await raise(kind, events[kind], [
        DB.prepare('DELETE FROM incidents WHERE kind = ?1').bind(incident),
      ]);
}

const EventCounts = v.object({
  'failed mails': CountColumn,
  'refused loads': CountColumn,
  'refused imports': CountColumn,
  'unequal backups': CountColumn,
  'untold pages': CountColumn,
  errors: CountColumn,
});
const NO_EVENTS = {
  ...{ 'failed mails': 0, errors: 0 },
  ...{ 'refused loads': 0, 'refused imports': 0, 'unequal backups': 0, 'untold pages': 0 },
};

/**
 * Counts the events; a failed alarm mail is not counted, since it would cause an alarm each hour, and no mail that a
 * limit left out, since strangers would cause it.
 */
async function countEvents(
  db: D1Database,
  now: number,
): Promise<v.InferOutput<typeof EventCounts>> {
  const incidents = Object.entries(INCIDENT_ALARMS).map(
    ([kind, incident]) =>
      `coalesce(sum(count) FILTER (WHERE kind = '${incident}'), 0) AS "${kind}"`,
  );
  const row = await db
    .prepare(
      `SELECT
         (SELECT count(*) FROM outbox WHERE state = 'failed' AND due_at >
            coalesce((SELECT sent_at FROM alarms WHERE kind = 'failed mails'), 0)
            AND error IS NOT '${MAIL_FAULTS.leftOut}'
            AND NOT (json_valid(mail) AND coalesce(mail ->> '$.kind', '') = 'alarm')) AS "failed mails",
         ${incidents.join(', ')},
         coalesce(sum(count) FILTER (WHERE kind = 'error' AND hour = ?1), 0) AS errors
       FROM incidents`,
    )
    .bind(Math.floor(now / HOUR_MS))
    .first();
  return parseFirstRow(EventCounts, row, 'outbox') ?? NO_EVENTS;
}
