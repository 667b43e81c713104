import { describe, expect, test } from 'vitest';
import { toCents } from '../../../src/domain/costs/cents';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import type { DutyInput } from '../../../src/domain/costs/registration-duty';
import { computeRegistrationDuty } from '../../../src/domain/costs/registration-duty';

const TODAY = datesOn('2026-11-22');

/** Returns the duty in euro; undefined if a notary has to be asked. */
function computeDuty(
  region: DutyInput['region'],
  kind: DutyInput['kind'],
  euro: number,
  others: Partial<DutyInput> = {},
) {
  const input = { region, kind, base: toCents(euro), dates: TODAY, ...others };
  const duty = computeRegistrationDuty(input);
  return duty && duty.amount / 100;
}

type Case = [kind: DutyInput['kind'], price: number, duty: number, others?: Partial<DutyInput>];

const CASES: Record<DutyInput['region'], readonly Case[]> = {
  wallonia: [
    ['only-home', 200_000, 6_000],
    ['only-home', 250_000, 7_500],
    ['only-home', 280_000, 8_400],
    ['only-home', 335_000, 10_050],
    ['only-home', 575_000, 17_250],
    ['standard', 200_000, 25_000],
    ['standard', 335_000, 41_875],
    ['standard', 575_000, 71_875],
    ['standard', 250_000, 31_250],
    ['only-home-plot', 85_000, 2_550],
    ['standard', 85_000, 10_625],
    ['only-home-plot', 35_560, 1_066.8],
    ['standard', 35_560, 4_445],
    ['only-home', 300_000, 23_250, { ownHomeShare: 0.5 }],
  ],
  brussels: [
    ['only-home', 185_000, 0],
    ['only-home', 450_000, 31_250],
    ['only-home', 600_000, 50_000],
    ['only-home', 600_001, 75_000.13],
    ['only-home', 650_000, 81_250],
    ['only-home', 450_000, 21_875, { energyClasses: 3 }],
    ['only-home', 450_000, 31_250, { energyClasses: 1 }],
    ['only-home-plot', 180_000, 10_000],
    ['only-home-plot', 300_000, 25_000],
    ['only-home-plot', 300_001, 37_500.13],
    ['standard', 335_000, 41_875],
  ],
  flanders: [
    ['only-home', 200_000, 2_133],
    ['only-home', 220_000, 2_533],
    ['only-home', 220_001, 4_400.02],
    ['only-home', 235_000, 4_700],
    ['only-home', 235_000, 2_833, { isInCoreCity: true }],
    ['only-home', 240_000, 2_933, { isInCoreCity: true }],
    ['only-home', 240_001, 4_800.02, { isInCoreCity: true }],
    ['only-home', 250_000, 5_000],
    ['only-home', 335_000, 6_700],
    ['only-home', 50_000, 0],
    ['standard', 335_000, 40_200],
    ['standard', 145_000, 17_400],
    ['only-home-plot', 145_000, 17_400],
  ],
};

describe.each(Object.entries(CASES))('the registration duty in %s', (region, cases) => {
  test.each(cases)('%s for %d euro is %d euro', (kind, price, duty, others) => {
    expect(computeDuty(region as DutyInput['region'], kind, price, others)).toBe(duty);
  });
});

test('a deed before 1 January 2025 has no rate for the only home: a notary is asked', () => {
  for (const region of ['wallonia', 'flanders'] as const) {
    const on = (day: string) => ({ dates: datesOn(day) });
    expect(computeDuty(region, 'only-home', 335_000, on('2024-12-31'))).toBeUndefined();
    expect(computeDuty(region, 'only-home', 335_000, on('2025-01-01'))).toBeGreaterThan(0);
  }
});

test('the date of the deed counts in Wallonia, the date of the agreement in Brussels', () => {
  const late = {
    deed: '2025-01-01',
    agreement: '2023-03-31',
    lease: '2025-01-01',
    stay: '2025-01-01',
  };
  expect(computeDuty('wallonia', 'only-home', 335_000, { dates: late })).toBe(10_050);
  expect(computeDuty('brussels', 'only-home', 335_000, { dates: late })).toBeUndefined();
});
