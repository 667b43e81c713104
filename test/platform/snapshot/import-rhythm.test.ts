import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import { findImportRhythm } from '../../../src/platform/snapshot/import-rhythm';

/** The last import of some with these gaps between them. */
function importAfter(...gaps: number[]) {
  const moments = [DAY_MS];
  for (const gap of gaps) moments.push((moments.at(-1) ?? 0) + gap);
  const figures = { listings: 8, entered: 0, left: 0, prices: 0, states: 0 };
  return { at: '', refusal: null, ...figures, count: 0, lines: [], moments };
}

test.each([
  ['each night', importAfter(DAY_MS, DAY_MS, DAY_MS), 48],
  ['each hour: a day at least', importAfter(...Array(7).fill(HOUR_MS)), 24],
  ['on working days', importAfter(DAY_MS, DAY_MS, 3 * DAY_MS, DAY_MS), 144],
  ['each week', importAfter(7 * DAY_MS, 7 * DAY_MS, 7 * DAY_MS), 336],
  ['at any time', importAfter(DAY_MS, 30 * DAY_MS, 2 * DAY_MS), undefined],
  ['three times', importAfter(DAY_MS, DAY_MS), undefined],
  ['again and again in a minute', importAfter(MINUTE_MS, MINUTE_MS, DAY_MS, MINUTE_MS), undefined],
  ['never', undefined, undefined],
])('imports %s', (_, last, hours) => {
  expect(findImportRhythm(last)).toBe(hours);
});
