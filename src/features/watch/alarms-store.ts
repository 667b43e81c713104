import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { MomentColumn, parseRows } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { composeAlarmMail } from './alarm-mail';
import type { AlarmSender } from './alarm-sender-store';
import type { Trouble } from './trouble';
import type { AlarmKind } from './watched';
import { WATCHED } from './watched';

/** Row of an alarm that was sent: when last, and since when it is so, if it lasts still. */
interface ToldAlarm {
  sentAt: number;
  brokenAt: number | null;
}

/**
 * Tells staff of troubles, unless they were told too short a time ago, and that those of these kinds that are
 * no more are over. A trouble that comes back after it was over may be told after an hour.
 */
export async function tellTroubles(
  sender: AlarmSender,
  troubles: readonly Trouble[],
  examined: readonly AlarmKind[],
  now: number,
): Promise<void> {
  const told = await loadToldAlarms(sender.DB);
  for (const trouble of troubles) await raiseAlarm(sender, trouble, told.get(trouble.kind), now);
  for (const kind of examined) {
    const since = told.get(kind)?.brokenAt ?? undefined;
    if (since !== undefined && !troubles.some((trouble) => trouble.kind === kind))
      await endAlarm(sender, { kind, since, count: 0 }, now);
  }
}

/**
 * Tells staff of something that happened, unless they were told too short a time ago. `statements` are run in the
 * same batch.
 */
export async function raiseAlarm(
  sender: AlarmSender,
  trouble: Trouble,
  told: ToldAlarm | undefined,
  now: number,
  statements: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { DB, ctx } = sender;
  const pauseMs = toMs(WATCHED[trouble.kind].pause);
  const limits = { lasting: now - pauseMs, other: now - toMs(PERIODS.urgentAlarmPause) };
  const limit = typeof told?.brokenAt === 'number' ? limits.lasting : limits.other;
  if (told && told.sentAt > limit) return;
  const since = told?.brokenAt ?? trouble.since;
  const mails = ctx ? [composeAlarmMail(ctx, { ...trouble, since }, now)] : [];
  try {
    await DB.batch([
      markAlarmSent(DB, trouble, limits, now),
      ...statements,
      ...enqueueMails(DB, mails, now),
    ]);
  } catch (error) {
    // Another run sent it meanwhile.
    if (/alarm_too_soon/.test(String(error))) return;
    throw error;
  }
  sender.tell({ ...trouble, since, isOver: false }, now);
}

/** Aborts its batch if an alarm of this kind was sent too short a time ago. */
const markAlarmSent = (
  db: D1Database,
  { kind, since }: Trouble,
  limits: { lasting: number; other: number },
  now: number,
) =>
  db
    .prepare(
      `INSERT INTO alarms (kind, sent_at, broken_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (kind) DO UPDATE SET
         sent_at = iif(sent_at <= iif(broken_at IS NULL, ?5, ?4), ?2, -1),
         broken_at = coalesce(broken_at, ?3)`,
    )
    .bind(kind, now, since ?? null, limits.lasting, limits.other);

/** Notes that a trouble is over; of runs at once one tells it. */
async function endAlarm(sender: AlarmSender, trouble: Trouble, now: number): Promise<void> {
  const { results } = await sender.DB.prepare(
    `UPDATE alarms SET broken_at = NULL WHERE kind = ?1 AND broken_at IS NOT NULL
     RETURNING kind`,
  )
    .bind(trouble.kind)
    .all();
  if (results.length > 0) sender.tell({ ...trouble, isOver: true }, now);
}

const ToldRow = v.object({
  kind: v.picklist(Object.keys(WATCHED) as AlarmKind[]),
  sentAt: MomentColumn,
  brokenAt: v.nullable(MomentColumn),
});

/** Loads the last alarm of each kind. */
export async function loadToldAlarms(db: D1Database): Promise<Map<AlarmKind, ToldAlarm>> {
  const { results } = await db
    .prepare('SELECT kind, sent_at AS sentAt, broken_at AS brokenAt FROM alarms')
    .all();
  return new Map(parseRows(ToldRow, results, 'alarms').map(({ kind, ...told }) => [kind, told]));
}
