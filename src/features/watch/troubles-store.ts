import type { AlarmSender } from './alarm-sender-store';
import { loadToldAlarms, tellTroubles } from './alarms-store';
import type { Readings, WatchEnvironment } from './readings-store';
import { loadReadings } from './readings-store';
import type { Trouble } from './trouble';
import { EXAMINED_KINDS, findTroubles, READ_KINDS } from './trouble';

/** Finds what lasts and is wrong now, with since when, for staff to read: beyond its period, or found by the last hour's jobs. */
export async function loadTroubles(
  env: WatchEnvironment,
  now: number,
): Promise<{ troubles: Trouble[]; readings: Readings }> {
  const readings = await loadReadings(env, now);
  const found = findTroubles(readings);
  if (readings.missingTables.includes('alarms')) return { troubles: found, readings };
  const told = await loadToldAlarms(env.DB);
  const examined = EXAMINED_KINDS.flatMap((kind) => {
    const since = told.get(kind)?.brokenAt;
    return typeof since === 'number' ? [{ kind, since, count: 1 }] : [];
  });
  return {
    troubles: [
      ...found.map((trouble) => ({
        ...trouble,
        since: told.get(trouble.kind)?.brokenAt ?? trouble.since,
      })),
      ...examined,
    ],
    readings,
  };
}

/** Tells staff what is beyond its period and what is over. */
export const tellReadTroubles = (
  sender: AlarmSender,
  troubles: readonly Trouble[],
  now: number,
): Promise<void> => tellTroubles(sender, troubles, READ_KINDS, now);
