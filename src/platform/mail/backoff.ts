import { MINUTE_MS } from '../../domain/format/durations';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';

const MAX_PAUSE_MS = toMs(PERIODS.mailRetryPause);

/**
 * Returns the time of the next attempt to send a mail: after a minute, then twice as long each time,
 * at most a day, and no earlier than `retryAfter` milliseconds. The last attempt is at `until`;
 * undefined if that has passed. Times are milliseconds since 1970.
 */
export function computeNextTry(
  tries: number,
  now: number,
  until: number,
  retryAfter = 0,
): number | undefined {
  if (now >= until) return undefined;
  const pause = Math.min(
    MAX_PAUSE_MS,
    Math.max(MINUTE_MS * 2 ** Math.min(tries - 1, 11), retryAfter),
  );
  return Math.min(now + pause, until);
}
