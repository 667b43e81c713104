import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import { toMs } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import { computeNextTry } from '../../../src/platform/mail/backoff';
import { parseRetryAfter } from '../../../src/platform/mail/transport-store';

const RETRY_WINDOW_MS = toMs(PERIODS.mailRetries);

test.each([
  [1, MINUTE_MS],
  [2, 2 * MINUTE_MS],
  [3, 4 * MINUTE_MS],
  [7, 64 * MINUTE_MS],
  [11, 1024 * MINUTE_MS],
  [12, DAY_MS],
  [5000, DAY_MS],
])('the try after try %i is %i ms later', (tries, pause) => {
  expect(computeNextTry(tries, 1000, RETRY_WINDOW_MS)).toBe(1000 + pause);
});

test('the last attempt is at the end of the retry window', () => {
  expect(computeNextTry(12, RETRY_WINDOW_MS - HOUR_MS, RETRY_WINDOW_MS)).toBe(RETRY_WINDOW_MS);
  expect(computeNextTry(13, RETRY_WINDOW_MS, RETRY_WINDOW_MS)).toBeUndefined();
});

test('a mail has fourteen attempts in 72 hours', () => {
  const times = [0];
  for (let next = computeNextTry(1, 0, RETRY_WINDOW_MS); next !== undefined; ) {
    times.push(next);
    next = computeNextTry(times.length, next, RETRY_WINDOW_MS);
  }
  expect(times.length).toBe(14);
});

test.each([
  ['120', 120_000],
  ['0', undefined],
  ['soon', undefined],
  [null, undefined],
  ['Thu, 01 Jan 1970 00:10:00 GMT', 10 * MINUTE_MS - 1000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
])('Retry-After %s is %s ms', (header, pause) => {
  expect(parseRetryAfter(header, 1000)).toBe(pause);
});

test('a longer Retry-After is respected, up to a day', () => {
  expect(computeNextTry(1, 0, RETRY_WINDOW_MS, 2 * HOUR_MS)).toBe(2 * HOUR_MS);
  expect(computeNextTry(3, 0, RETRY_WINDOW_MS, 1000)).toBe(4 * MINUTE_MS);
  expect(computeNextTry(1, 0, RETRY_WINDOW_MS, 100 * HOUR_MS)).toBe(DAY_MS);
});
