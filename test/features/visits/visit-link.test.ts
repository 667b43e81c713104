import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { hasVisitLinkEnded } from '../../../src/features/visits/visit-link';

const NOW = 1_800_000_000_000;
const daysAgo = (days: number) => NOW - days * DAY_MS;

test.each([
  ['of a visit to come', 'confirmed', daysAgo(90), daysAgo(-3), false],
  ['of a visit thirty days ago', 'confirmed', daysAgo(90), daysAgo(30), false],
  ['of a visit longer ago', 'confirmed', daysAgo(90), daysAgo(30) - 1, true],
  ['of a visit cancelled thirty days ago', 'cancelled', daysAgo(30), daysAgo(60), false],
  ['of a visit cancelled longer ago', 'cancelled', daysAgo(30) - 1, daysAgo(-3), true],
  ['of a place on the waiting list', 'waiting', daysAgo(90), undefined, false],
] as const)('the link %s', (_, state, changedAt, endsAt, hasEnded) => {
  const slot = endsAt === undefined ? undefined : { endsAt };
  expect(hasVisitLinkEnded({ state, changedAt }, slot, NOW)).toBe(hasEnded);
});
