import { expect, test } from 'vitest';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import type { OfficeHours } from '../../../src/domain/site/opening/office-week';
import { findAnswerDue, findPromisedDay } from '../../../src/features/desk/leads/answer-due';

const at = (time: string) => parseBrusselsTime(time) ?? 0;
/** An agency that promises an answer within so many working days. */
const promise = (answerWorkdays?: number, ...offices: OfficeHours[]) => ({
  promises: { answerWorkdays },
  offices,
});
const received = (time: string) =>
  ({ form: 'site-contact', state: 'new', createdAt: at(time) }) as const;

test.each([
  ['on Thursday', '2026-11-26', 1, '2026-11-27'],
  ['on Friday', '2026-11-27', 1, '2026-11-30'],
  ['on Sunday', '2026-11-29', 1, '2026-11-30'],
  ['before Christmas on a Friday', '2026-12-24', 1, '2026-12-28'],
  ['with three days over a weekend', '2026-11-26', 3, '2026-12-01'],
])('the last working day of what came %s', (_, day, count, last) => {
  expect(findPromisedDay(at(`${day}T12:00`), promise(count))).toBe(last);
});

/** Opens from Monday to Friday but on Wednesdays, and is closed from Christmas to New Year. */
const OFFICE: OfficeHours = {
  week: {
    mo: '09:00-12:00',
    tu: '09:00-12:00',
    th: '09:00-12:00',
    fr: '09:00-12:00',
    sa: '09:00-12:00',
  },
  otherHours: [{ from: '2026-12-24', until: '2027-01-03', hours: '' }],
  closedOnHolidays: true,
};
const WITHOUT_HOURS: OfficeHours = { otherHours: [], closedOnHolidays: false };

test.each([
  ['on the day before that on which the office is closed', '2026-12-01', [OFFICE], '2026-12-03'],
  ['before the office closes for ten days', '2026-12-23', [OFFICE], '2027-01-04'],
  ['on a Friday, though the office opens on Saturdays', '2026-11-27', [OFFICE], '2026-11-30'],
  ['while another office is at work', '2026-12-01', [OFFICE, WITHOUT_HOURS], '2026-12-02'],
])('the typed hours decide on the last working day of what came %s', (_, day, offices, last) => {
  expect(findPromisedDay(at(`${day}T12:00`), promise(1, ...offices))).toBe(last);
});

test('an agency that is closed for good is not waited for without end', () => {
  const closed = { week: {}, otherHours: [], closedOnHolidays: false };
  expect(findPromisedDay(at('2026-12-01T12:00'), promise(1, closed))).toMatch(/^2027-/);
});

test.each([
  ['2026-11-26T23:59', 'later'],
  ['2026-11-27T00:00', 'today'],
  ['2026-11-27T23:59', 'today'],
  ['2026-11-28T00:00', 'late'],
])('at %s an answer to what came on the evening before is %s', (now, state) => {
  const due = findAnswerDue(received('2026-11-26T20:48'), promise(1), at(now));
  expect(due?.promised).toEqual({ day: '2026-11-27', state });
});

test('without a promise only the age is known', () => {
  const lead = received('2026-11-20T10:00');
  expect(findAnswerDue(lead, promise(), at('2026-11-27T10:00'))).toEqual({ since: lead.createdAt });
});

test.each([
  [{ state: 'answered' }],
  [{ state: 'closed' }],
  [{ form: 'contact-appointment' }],
  [{ form: 'sign-newsletter' }],
] as const)('nobody waits for an answer to %j', (change) => {
  const lead = { ...received('2026-11-20T10:00'), ...change };
  expect(findAnswerDue(lead, promise(1), at('2026-11-27T10:00'))).toBeUndefined();
});
