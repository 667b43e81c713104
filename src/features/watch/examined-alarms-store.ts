import { HOUR_MS } from '../../domain/format/durations';
import type { AlarmSender } from './alarm-sender-store';
import { tellTroubles } from './alarms-store';
import { loadLeadPause } from './lead-pause-store';
import type { Trouble } from './trouble';
import { EXAMINED_KINDS } from './trouble';

/** Tells staff of broken parts of the live version and of an unusual pause in leads, and when they are over. */
export async function raiseAlarmsOfState(
  sender: AlarmSender,
  brokenParts: number,
  now: number,
): Promise<void> {
  const { lastLead = now, isUnusual } = await loadLeadPause(sender.DB, now);
  const hours = Math.round((now - lastLead) / HOUR_MS);
  const troubles: Trouble[] = [
    ...(brokenParts > 0 ? [{ kind: 'broken parts' as const, since: now, count: brokenParts }] : []),
    ...(isUnusual ? [{ kind: 'pause in leads' as const, since: lastLead, count: hours }] : []),
  ];
  await tellTroubles(sender, troubles, EXAMINED_KINDS, now);
}
