import { HOUR_MS } from '../../domain/format/durations';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { LastImport } from './last-import-store';

/** So many imports in a row show a schedule. */
const MIN_MOMENTS = 4;
/** A gap so many times the usual one is still the same schedule: nights and weekends without exports. */
const MAX_GAP = 4;

/**
 * Returns the hours after which the next import is late by the rhythm of those before: twice the longest gap, a day at
 * least. Undefined if they keep none.
 */
export function findImportRhythm(last: LastImport | undefined): number | undefined {
  const moments = (last?.moments ?? []).filter(
    (moment, index, all) =>
      index === 0 || moment - (all[index - 1] ?? 0) > toMs(PERIODS.repeatedImport),
  );
  if (moments.length < MIN_MOMENTS) return undefined;
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  gaps.sort((one, other) => one - other);
  const longest = gaps.at(-1) ?? 0;
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (longest > MAX_GAP * usual) return undefined;
  return Math.max(PERIODS.watchedImport.hours, Math.round((2 * longest) / HOUR_MS));
}
