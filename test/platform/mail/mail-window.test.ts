import { expect, test } from 'vitest';
import type { MailWindow } from '../../../src/platform/mail/mail-window';
import { findMailTurn, rollMailWindow } from '../../../src/platform/mail/mail-window';
import { fc } from '../../seeded-fast-check';

const LIMIT = { max: 3, windowMs: 1000 };

/** Sends a mail at each of these moments; returns when each leaves. */
function listDepartures(moments: readonly number[]): number[] {
  let window: MailWindow | undefined;
  return moments.map((now) => {
    const current = window
      ? rollMailWindow(window, LIMIT, now)
      : { used: 0, expiresAt: now + LIMIT.windowMs };
    window = { ...current, used: current.used + 1 };
    return findMailTurn(current, LIMIT, now).dueAt;
  });
}

const anyMoments = fc
  .array(fc.integer({ min: 0, max: 6000 }), { minLength: 1, maxLength: 60, size: 'max' })
  .map((moments) => moments.toSorted((one, other) => one - other));

test('a mail leaves at once or later, never before one that was written earlier', () => {
  fc.assert(
    fc.property(anyMoments, (moments) => {
      const departures = listDepartures(moments);
      for (const [index, due] of departures.entries()) {
        expect(due).toBeGreaterThanOrEqual(moments[index] ?? 0);
        expect(due).toBeGreaterThanOrEqual(departures[index - 1] ?? 0);
      }
    }),
  );
});

test('no two windows that follow each other let more leave than two windows allow', () => {
  fc.assert(
    fc.property(anyMoments, (moments) => {
      const departures = listDepartures(moments);
      for (const from of departures) {
        const within = departures.filter((due) => due >= from && due < from + LIMIT.windowMs);
        expect(within.length).toBeLessThanOrEqual(2 * LIMIT.max);
      }
    }),
  );
});

test('the fourth waits for the end of the window, the seventh for that of the next', () => {
  expect(listDepartures([10, 20, 30, 40, 50, 60, 70])).toEqual([
    10, 20, 30, 1010, 1010, 1010, 2010,
  ]);
});

test('one that comes in the next window waits behind those that wait for it', () => {
  expect(listDepartures([0, 0, 0, 0, 0, 0, 0, 1001]).slice(6)).toEqual([2000, 2000]);
});

test('what left long ago holds up nothing', () => {
  expect(listDepartures([0, 0, 0, 0, 5000])).toEqual([0, 0, 0, 1000, 5000]);
});
