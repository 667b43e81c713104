import { expect, test } from 'vitest';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { findAnswerDue, findPromisedDay } from '../../../src/features/desk/leads/answer-due';

const at = (time: string) => parseBrusselsTime(time) ?? 0;
const received = (time: string) =>
  ({ form: 'site-contact', state: 'new', createdAt: at(time) }) as const;

test.each([
  ['on Thursday', '2026-11-26', 1, '2026-11-27'],
  ['on Friday', '2026-11-27', 1, '2026-11-30'],
  ['on Sunday', '2026-11-29', 1, '2026-11-30'],
  ['before Christmas on a Friday', '2026-12-24', 1, '2026-12-28'],
  ['with three days over a weekend', '2026-11-26', 3, '2026-12-01'],
])('the last working day of what came %s', (_, day, count, last) => {
  expect(findPromisedDay(at(`${day}T12:00`), count)).toBe(last);
});

test.each([
  ['2026-11-26T23:59', 'later'],
  ['2026-11-27T00:00', 'today'],
  ['2026-11-27T23:59', 'today'],
  ['2026-11-28T00:00', 'late'],
])('at %s an answer to what came on the evening before is %s', (now, state) => {
  const due = findAnswerDue(received('2026-11-26T20:48'), 1, at(now));
  expect(due?.promised).toEqual({ day: '2026-11-27', state });
});

test('without a promise only the age is known', () => {
  const lead = received('2026-11-20T10:00');
  expect(findAnswerDue(lead, undefined, at('2026-11-27T10:00'))).toEqual({ since: lead.createdAt });
});

test.each([
  [{ state: 'answered' }],
  [{ state: 'closed' }],
  [{ form: 'contact-appointment' }],
  [{ form: 'sign-newsletter' }],
] as const)('nobody waits for an answer to %j', (change) => {
  const lead = { ...received('2026-11-20T10:00'), ...change };
  expect(findAnswerDue(lead, 1, at('2026-11-27T10:00'))).toBeUndefined();
});
