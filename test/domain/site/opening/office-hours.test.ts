import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '../../../../src/domain/language/texts';
import { describeOffice, describeToday } from '../../../../src/domain/site/opening/describe-office';
import { formatWeek } from '../../../../src/domain/site/opening/format-hours';
import { OFFICE_HOURS_ENTRIES } from '../../../../src/domain/site/opening/office-week';
import { findHoursOn, listSpecialDays } from '../../../../src/domain/site/opening/special-days';

const OFFICE = {
  hours: { nl: 'op afspraak' },
  week: {
    mo: '09:00-12:00, 13:30-18:00',
    tu: '09:00-12:00, 13:30-18:00',
    we: '09:00-12:00',
    th: '09:00-12:00, 13:30-18:00',
    fr: '09:00-12:00, 13:30-18:00',
  },
  otherHours: [
    { from: '2026-12-24', until: '2026-12-24', hours: '09:00-12:00' },
    { from: '2026-12-28', until: '2027-01-03', hours: '' },
  ],
  closedOnHolidays: true,
};
const wording = (language: 'nl' | 'fr', today: string) => ({
  ...{ language, today, languageDefault: 'nl' as const, t: getTranslator(language) },
});

test.each([
  ['nl', ['ma, di, do en vr 9–12 en 13.30–18\u00a0uur', 'wo 9–12\u00a0uur']],
  ['fr', ['lu, ma, je et ve 9–12\u00a0h et 13\u00a0h\u00a030–18\u00a0h', 'me 9–12\u00a0h']],
  [
    'en',
    [
      'Mon, Tue, Thu and Fri 9\u00a0am–12\u00a0noon and 1:30\u00a0pm–6\u00a0pm',
      'Wed 9\u00a0am–12\u00a0noon',
    ],
  ],
  ['de', ['Mo, Di, Do und Fr 9–12 und 13.30–18\u00a0Uhr', 'Mi 9–12\u00a0Uhr']],
] as const)('a week is written in %s', (language, lines) => {
  expect(formatWeek(OFFICE, language)).toEqual(lines);
});

test('three days in a row are written by the first and the last', () => {
  const day = '10:00-16:00';
  expect(formatWeek({ week: { mo: day, tu: day, we: day, sa: day } }, 'nl')).toEqual([
    'ma–wo en za 10–16\u00a0uur',
  ]);
});

test('a day has its own hours, those of a public holiday, or those of its weekday', () => {
  expect(findHoursOn(OFFICE, '2026-12-23')).toBe('09:00-12:00');
  expect(findHoursOn(OFFICE, '2026-12-24')).toBe('09:00-12:00');
  expect(findHoursOn(OFFICE, '2026-12-25')).toBe('');
  expect(findHoursOn({ ...OFFICE, closedOnHolidays: false }, '2026-12-25')).toContain('13:30');
  expect(findHoursOn(OFFICE, '2026-12-27')).toBe('');
  const byArrangement = { ...OFFICE, week: undefined };
  expect(findHoursOn(byArrangement, '2026-12-23')).toBeUndefined();
  expect(findHoursOn(byArrangement, '2026-12-24')).toBe('09:00-12:00');
  expect(findHoursOn(byArrangement, '2026-12-25')).toBe('');
});

test('other hours are told four weeks ahead, and no longer than they last', () => {
  expect(listSpecialDays(OFFICE, '2026-11-20')).toEqual([]);
  expect(listSpecialDays(OFFICE, '2026-12-01').map(({ from }) => from)).toEqual([
    ...['2026-12-24', '2026-12-25', '2026-12-28'],
  ]);
  expect(listSpecialDays(OFFICE, '2027-01-02').map(({ until }) => until)).toEqual(['2027-01-03']);
});

test('an office says its week, its holidays and its other days; without a week its words', () => {
  expect(describeOffice(OFFICE, wording('nl', '2026-12-20')).slice(2)).toEqual([
    'Gesloten op feestdagen',
    '24-12-2026: 9–12\u00a0uur',
    '25-12-2026: gesloten',
    '28-12-2026 tot 3-1-2027: gesloten',
  ]);
  expect(describeOffice({ ...OFFICE, week: undefined }, wording('fr', '2026-12-20'))).toEqual([
    'op afspraak',
    'Fermé les jours fériés',
    '24-12-2026\u00a0: 9–12\u00a0h',
    'du 28-12-2026 au 3-1-2027\u00a0: fermé',
  ]);
  expect(describeToday(OFFICE, wording('fr', '2026-12-23'))).toBe(
    'Ouvert aujourd’hui\u00a0: 9–12\u00a0h',
  );
  expect(describeToday(OFFICE, wording('nl', '2026-12-25'))).toBe('Vandaag gesloten');
});

test.each(['9-12', '12:00-09:00', '09:00-12:00, 11:00-13:00', '09:00-24:30', ''])(
  'a file with the hours %j is refused',
  (mo) => {
    expect(v.is(OFFICE_HOURS_ENTRIES.week, { mo })).toBe(false);
    expect(v.is(OFFICE_HOURS_ENTRIES.week, { mo: '09:00-12:00, 13:30-18:00' })).toBe(true);
  },
);

describe('periods that share days', () => {
  const days = (...periods: [from: string, until: string, hours?: string][]) =>
    periods.map(([from, until, hours = '']) => ({ from, until, hours }));

  test.each([
    ['a day in a period', days(['2026-12-24', '2027-01-02'], ['2026-12-31', '2026-12-31']), true],
    ['the same days', days(['2026-12-24', '2026-12-24'], ['2026-12-24', '2026-12-24']), false],
    ['some of the days', days(['2026-12-24', '2026-12-26'], ['2026-12-25', '2026-12-28']), false],
    ['no day', days(['2026-12-24', '2026-12-26'], ['2026-12-27', '2026-12-28']), true],
    ['backwards', days(['2026-12-26', '2026-12-24']), false],
  ])('%s: %j is allowed: %s', (_, periods, isAllowed) => {
    expect(v.is(OFFICE_HOURS_ENTRIES.otherHours, periods)).toBe(isAllowed);
  });

  test.each([false, true])('the shorter holds, in any order of the lines (%s)', (isReversed) => {
    const periods = days(['2026-12-24', '2027-01-02'], ['2026-12-31', '2026-12-31', '09:00-12:00']);
    const office = { ...OFFICE, otherHours: isReversed ? periods.toReversed() : periods };
    expect(findHoursOn(office, '2026-12-31')).toBe('09:00-12:00');
    expect(findHoursOn(office, '2027-01-02')).toBe('');
    expect(listSpecialDays(office, '2026-12-20')).toEqual(
      days(
        ['2026-12-24', '2026-12-30'],
        ['2026-12-31', '2026-12-31', '09:00-12:00'],
        ['2027-01-01', '2027-01-02'],
      ),
    );
  });
});
